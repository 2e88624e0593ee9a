import { mix } from '../../../../../page/slots/colour.ts';
import { CANDLE, cut, edge, eye, glowing, hinged, INK, inlay, ribs, smile, swing, thin } from '../paper.ts';
import type { Guest } from './guest.ts';

/** Rows through the water under a roof of tiles. */
export const turtle: Guest = {
  room: { width: 128, height: 108 },
  scale: 1.35,
  colour: ({ low }) => low[2],
  paint(ctx, phase, colour) {
    const s = swing(phase);
    const skin = mix(colour, CANDLE, 0.3);
    hinged(ctx, -30, 10, 0.3 - s * 0.3, () =>
      thin(ctx, cut('M4-4C-6-4-18 4-22 12C-14 16-2 12 6 6Z'), skin, 0.95),
    );
    hinged(ctx, 16, -14, -0.5 + s * 0.5, () =>
      thin(ctx, cut('M6 4C4-12-8-28-24-32C-24-18-14 0-4 8Z'), mix(skin, INK, 0.18), 0.95),
    );
    const head = cut('M28 6C26-8 36-18 48-16C58-14 62-4 58 4C54 12 38 16 28 14Z');
    glowing(ctx, head, skin, { x: 44, y: -2, radius: 30 });
    eye(ctx, 49, -5, 4);
    smile(ctx, 53, 4, 4.6, skin);
    const belly = cut('M-40 14C-20 26 18 26 36 12L30 8L-36 8Z');
    thin(ctx, belly, skin, 1);
    const shell = cut('M-42 12C-42-18-20-36 2-36C24-36 40-16 40 10C20 16-22 18-42 12Z');
    glowing(ctx, shell, colour, { x: 0, y: -8, radius: 54 });
    ribs(
      ctx,
      shell,
      cut(
        'M-12-40L-20-16L-4-2L16-4L24-22L12-40M-20-16L-46-8M-4-2L-8 22M16-4L22 20M24-22L46-14M-20-16L-12-34L14-34L24-22',
      ),
      colour,
      2.2,
    );
    hinged(ctx, 20, 12, 0.5 - s * 0.6, () => {
      thin(ctx, cut('M6-6C4 10-8 30-26 36C-28 22-18 2-6-6Z'), skin, 0.98);
      edge(ctx, cut('M0-2C-4 10-12 22-20 29'), mix(colour, INK, 0.4), 1.2);
    });
  },
};

/** Eight ribbons, each with a mind of its own. */
export const octopus: Guest = {
  room: { width: 132, height: 132 },
  scale: 1.35,
  upright: true,
  colour: ({ high }) => high[0],
  paint(ctx, phase, colour) {
    for (let n = 0; n < 8; n += 1) {
      const side = (n - 3.5) / 3.5;
      const wave = swing(phase, n * 0.13) * 8;
      const [ex, ey] = [side * 52 + wave * 0.6, 44 - Math.abs(side) * 14 + wave * 0.4];
      const curl = side < 0 ? -1 : 1;
      const arm = new Path2D();
      arm.moveTo(side * 20 - 6, -2);
      arm.bezierCurveTo(side * 30 - 8, 22, side * 36 + wave, 44, ex, ey);
      arm.quadraticCurveTo(ex + curl * 9, ey - 6, ex + curl * 3, ey - 11);
      arm.bezierCurveTo(side * 40 + wave, 28, side * 34 + 6, 16, side * 20 + 7, -4);
      arm.closePath();
      thin(ctx, arm, n % 2 ? colour : mix(colour, INK, 0.22), 0.97);
    }
    const head = cut('M-30 2C-42-22-32-60 0-60C32-60 42-22 30 2C20 14-20 14-30 2Z');
    glowing(ctx, head, colour, { x: 0, y: -18, radius: 56 });
    inlay(
      ctx,
      head,
      new Path2D(
        [
          [-17, -46, 4],
          [-6, -52, 3],
          [16, -44, 4.6],
          [22, -32, 3],
          [-24, -34, 3],
        ]
          .map(([x, y, r]) => `M${x! - r!} ${y}a${r} ${r} 0 1 0 ${r! * 2} 0a${r} ${r} 0 1 0-${r! * 2} 0Z`)
          .join(''),
      ),
      mix(colour, CANDLE, 0.6),
    );
    eye(ctx, -12, -16, 6.4);
    eye(ctx, 14, -16, 6.4);
    smile(ctx, 1, -4, 6.5, colour);
  },
};

/** A kite that flies under water. */
export const ray: Guest = {
  room: { width: 170, height: 140 },
  scale: 1.7,
  colour: ({ low }) => low[1],
  paint(ctx, phase, colour) {
    const s = swing(phase);
    const late = swing(phase, 0.12);
    const tail = new Path2D();
    tail.moveTo(-34, 0);
    tail.bezierCurveTo(-50, s * 4, -62, late * 10, -78, late * 6);
    edge(ctx, tail, mix(colour, INK, 0.15), 3);
    const tip = 46 + s * 12;
    const far = cut(`M26-8C12-24-10-${tip}-34-${tip + 4}C-26-34-30-16-34-4Z`);
    glowing(ctx, far, mix(colour, INK, 0.28), { x: 0, y: -14, radius: 70 });
    const near = cut(`M28 8C14 26-6 ${tip}-30 ${tip + 8}C-24 36-30 16-36 4Z`);
    glowing(ctx, near, colour, { x: 4, y: 10, radius: 76 });
    ribs(ctx, near, cut(`M18 10C4 26-10 ${tip - 8}-24 ${tip}M6 8C-6 22-16 36-24 ${tip - 6}`), colour, 1.6);
    ribs(
      ctx,
      far,
      cut(`M16-10C2-26-14-${tip - 10}-28-${tip - 2}M4-8C-8-22-18-34-26-${tip - 8}`),
      colour,
      1.6,
    );
    const body = cut(
      'M50-10C56-12 58-8 53-5C50-3 50 3 53 5C58 8 56 12 50 10C40 20 4 20-38 2L-38-2C4-20 40-20 50-10Z',
    );
    glowing(ctx, body, colour, { x: 12, y: 0, radius: 58 });
    inlay(ctx, body, cut('M34-3C24-8 4-8-14-2C4 2 24 2 34-3Z'), mix(colour, CANDLE, 0.55));
    eye(ctx, 37, -9, 4);
    eye(ctx, 38, 9, 4);
  },
};
