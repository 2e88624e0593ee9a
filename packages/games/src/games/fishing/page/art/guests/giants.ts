import { mix } from '../../../../../page/slots/colour.ts';
import {
  CANDLE,
  cut,
  edge,
  ellipse,
  eye,
  glowing,
  hinged,
  INK,
  inlay,
  ribs,
  smile,
  swing,
  thin,
} from '../paper.ts';
import type { Guest } from './guest.ts';

/** A ribbon with a crown, as long as a boat. */
export const oarfish: Guest = {
  room: { width: 210, height: 84 },
  scale: 1.75,
  colour: ({ light }) => mix(light, CANDLE, 0.35),
  paint(ctx, phase, colour) {
    const at = (n: number): readonly [x: number, y: number, half: number] => {
      const back = n / 24;
      return [66 - back * 160, swing(phase, back * 1.1) * (3 + back * 15), 11 * (1 - back * 0.82)];
    };
    const places = Array.from({ length: 25 }, (_, n) => at(n));
    const [body, mane, lines] = [new Path2D(), new Path2D(), new Path2D()];
    body.moveTo(78, 2);
    for (const [x, y, half] of places) body.lineTo(x, y - half);
    for (const [x, y, half] of [...places].reverse()) body.lineTo(x, y + half);
    body.closePath();
    places.forEach(([x, y, half], n) => {
      if (n === 0) mane.moveTo(x, y - half);
      mane.lineTo(x + 1, y - half - (n % 2 ? 9 : 4) * (1 - n / 40));
      if (n > 1) {
        lines.moveTo(x, y - half);
        lines.lineTo(x - 3, y + half);
      }
    });
    for (const [x, y, half] of [...places].reverse()) mane.lineTo(x, y - half);
    mane.closePath();
    thin(ctx, mane, mix(colour, '#ff6a5c', 0.55), 0.9);
    for (let n = 0; n < 4; n += 1) {
      const s = swing(phase, n * 0.08) * 3;
      edge(
        ctx,
        cut(`M${64 - n * 3}-9C${62 - n * 4}-20 ${58 - n * 7 + s}-28 ${50 - n * 9 + s}-${32 - n * 2}`),
        mix(colour, '#ff6a5c', 0.55),
        2.4,
      );
    }
    glowing(ctx, body, mix(colour, CANDLE, 0.3), { x: 40, y: 0, radius: 130 });
    ribs(ctx, body, lines, colour, 1.3);
    eye(ctx, 66, -3, 4);
    smile(ctx, 72, 5, 4.4, colour);
  },
};

/** The old one: slow, huge, with a sky of small lights on its back. */
export const whale: Guest = {
  room: { width: 156, height: 92 },
  scale: 2.9,
  colour: ({ low }) => mix(low[1], low[0], 0.35),
  paint(ctx, phase, colour, { light }) {
    const s = swing(phase);
    const deep = mix(colour, INK, 0.3);
    hinged(ctx, -44, -3, s * 0.22, () => {
      thin(ctx, cut('M8-4C-6-6-14-12-26-26C-24-14-22-8-18-2C-24 4-28 10-30 20C-18 14-6 6 8 6Z'), deep, 0.98);
    });
    const body = cut(
      'M62 4C60-18 36-30 8-29C-18-28-36-16-50-8C-54-4-54 2-50 4C-34 10-20 22 10 27C40 32 60 22 62 4Z',
    );
    glowing(ctx, body, deep, { x: 14, y: 2, radius: 70 });
    const belly = cut('M64 6C48 10 30 8 14 12C-4 17-20 16-34 10C-18 24 10 32 34 28C52 26 62 18 64 6Z');
    inlay(ctx, body, belly, mix(colour, CANDLE, 0.62));
    ribs(
      ctx,
      body,
      cut('M60 12C40 17 18 15-8 22M56 18C38 22 20 21-2 26M48 24C34 27 22 26 8 29'),
      colour,
      1.5,
    );
    const sky = new Path2D(
      [
        [30, -17, 1.6],
        [18, -22, 1.1],
        [6, -15, 2],
        [-6, -21, 1.2],
        [-16, -12, 1.7],
        [-28, -13, 1.1],
        [42, -10, 1.2],
        [12, -7, 1.2],
        [-4, -8, 1],
        [-36, -5, 1.3],
        [24, -9, 0.9],
      ]
        .map(([x, y, r]) => `M${x! - r!} ${y}a${r} ${r} 0 1 0 ${r! * 2} 0a${r} ${r} 0 1 0-${r! * 2} 0Z`)
        .join(''),
    );
    inlay(ctx, body, sky, mix(light, CANDLE, 0.5));
    hinged(ctx, 14, 18, 0.35 + s * 0.3, () =>
      thin(ctx, cut('M8-4C2 6-10 20-24 22C-22 12-10-4 0-8Z'), deep, 0.98),
    );
    eye(ctx, 44, 1, 3);
    smile(ctx, 53, 9, 5.5, deep);
  },
};

/** Seldom seen: a carp of gold with veils for fins. */
export const golden: Guest = {
  room: { width: 168, height: 124 },
  scale: 1.75,
  colour: () => '#ffc54a',
  paint(ctx, phase, colour) {
    const s = swing(phase);
    const late = swing(phase, 0.16);
    const veil = mix(colour, '#ff7a3a', 0.35);
    hinged(ctx, -32, 0, s * 0.26, () => {
      thin(
        ctx,
        cut(
          `M6-4C-10-10-22-${34 + late * 4}-46-${38 + late * 6}C-40-24-44-14-34-2C-46 10-42 24-50 ${36 - late * 6}C-26 ${34 - late * 4}-10 10 6 4Z`,
        ),
        veil,
        0.8,
      );
      edge(
        ctx,
        cut(
          `M0-2C-14-12-24-24-38-${30 + late * 4}M-2 0C-14-4-22-4-30-2M0 2C-14 12-26 22-40 ${28 - late * 4}`,
        ),
        mix(veil, INK, 0.3),
        1.2,
      );
    });
    thin(
      ctx,
      cut(`M24-20C12-${46 + s * 3}-20-${50 - s * 3}-38-${40 + late * 3}C-28-30-26-20-24-12Z`),
      veil,
      0.82,
    );
    thin(
      ctx,
      cut(`M0 20C-8 ${38 + late * 3}-22 ${44 - s * 2}-34 ${38 + late * 3}C-28 28-24 18-20 12Z`),
      veil,
      0.82,
    );
    const body = cut('M56 4C48-16 26-26 4-24C-18-22-32-8-40 0C-32 8-18 22 4 24C26 26 48 20 56 4Z');
    glowing(ctx, body, colour, { x: 10, y: -2, radius: 58 });
    const scales = new Path2D();
    for (let row = 0; row < 5; row += 1)
      for (let n = 0; n < 7; n += 1) {
        const [x, y] = [22 - n * 9 - (row % 2) * 4.5, -18 + row * 9];
        scales.moveTo(x, y - 5);
        scales.arc(x - 3, y, 5.6, -1.2, 1.2);
      }
    ribs(ctx, body, scales, colour, 1.3);
    inlay(ctx, body, ellipse(-2, -22, 14, 10, 0.2), mix(veil, '#ff5a2a', 0.5));
    hinged(ctx, 14, 12, 0.3 + s * 0.4, () =>
      thin(ctx, cut('M8-6C0 6-14 26-30 26C-28 12-12-8 8-6Z'), veil, 0.9),
    );
    edge(
      ctx,
      cut(`M50 8C56 14 ${60 + s * 2} 20 ${58 + s * 3} 28M46 10C48 18 ${48 + s * 2} 24 ${44 + s * 3} 30`),
      mix(colour, CANDLE, 0.3),
      2,
    );
    eye(ctx, 36, -6, 4.8);
    smile(ctx, 47, 5, 5, veil);
  },
};
