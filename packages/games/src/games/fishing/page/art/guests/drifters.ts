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

/** A ball with a crown of soft points. */
export const puffer: Guest = {
  room: { width: 124, height: 110 },
  scale: 1,
  colour: ({ high }) => high[3],
  paint(ctx, phase, colour) {
    const s = swing(phase);
    const spikes = new Path2D();
    for (let n = 0; n < 18; n += 1) {
      const at = (n / 18) * Math.PI * 2;
      const [x, y] = [Math.cos(at) * 36, Math.sin(at) * 33];
      const aside = at + Math.PI / 2;
      spikes.moveTo(x + Math.cos(aside) * 4.5, y + Math.sin(aside) * 4.5);
      spikes.lineTo(x * 1.26 + s * 1.2, y * 1.26);
      spikes.lineTo(x - Math.cos(aside) * 4.5, y - Math.sin(aside) * 4.5);
      spikes.closePath();
    }
    thin(ctx, spikes, mix(colour, INK, 0.12), 1);
    hinged(ctx, -36, 0, s * 0.5, () =>
      thin(ctx, cut('M2 0C-4-4-10-12-18-12C-15-4-15 4-18 12C-10 12-4 4 2 0Z'), colour),
    );
    const body = ellipse(0, 0, 39, 36);
    glowing(ctx, body, colour, { x: 2, y: 4, radius: 50 });
    inlay(ctx, body, ellipse(6, 26, 40, 22), mix(colour, CANDLE, 0.72));
    ribs(
      ctx,
      body,
      cut('M-20-40C-34-14-34 14-20 40M0-40C-10-14-10 14 0 40M20-40C14-24 13-16 14-10'),
      colour,
      1.4,
    );
    hinged(ctx, -2, 6, -0.3 + s * 0.55, () =>
      thin(ctx, cut('M4 0C0-10-14-14-20-8C-20 2-12 10-2 8Z'), mix(colour, CANDLE, 0.4), 0.95),
    );
    eye(ctx, 20, -12, 6.2);
    smile(ctx, 30, 8, 5.4, colour);
  },
};
/** A bell that opens and closes, with ribbons behind it. */
export const jelly: Guest = {
  room: { width: 110, height: 140 },
  scale: 1,
  upright: true,
  colour: ({ low }) => low[3],
  paint(ctx, phase, colour) {
    const s = swing(phase);
    const open = 1 + s * 0.1;
    for (let n = 0; n < 6; n += 1) {
      const x = (n - 2.5) * 11 * open;
      const wave = (at: number): number => swing(phase, 0.14 * at + n * 0.1) * 7;
      const line = new Path2D();
      line.moveTo(x, -4);
      line.bezierCurveTo(x + wave(1), 14, x - wave(2), 30, x + wave(3), n % 2 ? 62 : 50);
      edge(ctx, line, mix(colour, CANDLE, n % 2 ? 0.15 : 0.45), n % 2 ? 2.2 : 4.2);
    }
    const [w, top, low] = [42 * open, -50 + s * 3, -2 - s * 3];
    const bell = new Path2D();
    bell.moveTo(-w, low);
    bell.bezierCurveTo(-w, top * 1.16, w, top * 1.16, w, low);
    for (let n = 0; n < 4; n += 1) {
      const [from, to] = [w - (n * w) / 2, w - ((n + 1) * w) / 2];
      bell.quadraticCurveTo((from + to) / 2, low + 11, to, low);
    }
    bell.closePath();
    glowing(ctx, bell, colour, { x: 0, y: low - 12, radius: 52 });
    ribs(
      ctx,
      bell,
      cut(
        `M0 ${top}L0 ${low + 10}M0 ${top}C-22 ${top + 6}-26-20-24 ${low + 8}M0 ${top}C22 ${top + 6} 26-20 24 ${low + 8}`,
      ),
      colour,
      1.4,
    );
    eye(ctx, -11, low - 13, 3.6);
    eye(ctx, 13, low - 13, 3.6);
    smile(ctx, 0, low - 7, 5, colour);
  },
};

/** Stands in the water and fans itself along. */
export const seahorse: Guest = {
  room: { width: 84, height: 132 },
  scale: 0.95,
  upright: true,
  colour: ({ high }) => high[2],
  paint(ctx, phase, colour) {
    const s = swing(phase);
    hinged(ctx, -11, -4, s * 0.3, () => {
      thin(ctx, cut('M6-14C-10-20-20-10-22 0C-20 10-10 18 6 12Z'), mix(colour, CANDLE, 0.35));
      edge(ctx, cut('M2-9L-16-8M3 0L-20 0M2 8L-15 9'), mix(colour, INK, 0.35), 1);
    });
    const curl = s * 2.5;
    const tail = cut(
      `M-10 22C-14 36-10 48 ${2 + curl} 54C${16 + curl} 58 ${22 + curl} 44 ${12 + curl} 41C${6 + curl} 40 ${5 + curl} 47 ${10 + curl} 48C${5 + curl} 52-2 46 2 38C4 32 8 28 10 22Z`,
    );
    glowing(ctx, tail, colour, { x: 0, y: 18, radius: 46 });
    const body = cut(
      'M-2-58C8-62 18-56 20-48C26-46 36-44 40-40C42-36 38-32 32-33C26-34 22-32 19-30C16-26 16-20 20-12C24-2 20 14 12 26C4 32-8 30-12 22C-18 8-12-6-8-16C-6-24-10-30-12-38C-13-48-8-55-2-58Z',
    );
    glowing(ctx, body, colour, { x: 4, y: -4, radius: 54 });
    ribs(
      ctx,
      body,
      cut(
        'M-20-14C0-6 12-8 26-14M-22-3C-4 5 12 4 26-2M-22 8C-4 16 10 15 24 8M-20 18C-6 25 6 24 18 19M-16-24C-4-18 8-20 20-24',
      ),
      colour,
      1.4,
    );
    thin(
      ctx,
      cut('M-4-57C-8-64-4-67 0-62C2-69 8-68 7-61C12-66 16-62 12-55Z'),
      mix(colour, CANDLE, 0.3),
      0.95,
    );
    eye(ctx, 10, -45, 4.2);
    smile(ctx, 31, -36, 3.4, colour);
  },
};

/** A coiled lamp of many rooms. */
export const nautilus: Guest = {
  room: { width: 124, height: 104 },
  scale: 0.95,
  colour: ({ high }) => high[2],
  paint(ctx, phase, colour) {
    const s = swing(phase);
    for (let n = 0; n < 6; n += 1) {
      const wave = swing(phase, n * 0.12) * 4;
      const line = new Path2D();
      line.moveTo(26, 8 + n * 3.4);
      line.bezierCurveTo(36, 12 + n * 3, 42, 16 + n * 3 + wave, 50 - n * 2, 14 + n * 5 + wave);
      edge(ctx, line, mix(colour, CANDLE, n % 2 ? 0.55 : 0.3), 3.6);
    }
    const hood = cut('M18-12C30-10 36 0 34 12C28 26 18 28 12 26Z');
    thin(ctx, hood, mix(colour, INK, 0.2), 1);
    const shell = cut(
      'M26 16C20 34-8 40-26 26C-46 10-42-24-18-34C6-44 30-26 26-6C20-2 16-4 12-2C18 4 24 8 26 16Z',
    );
    glowing(ctx, shell, mix(colour, CANDLE, 0.25), { x: -6, y: -2, radius: 48 });
    inlay(
      ctx,
      shell,
      cut(
        'M-44-6C-34-10-22-8-12-2C-22 0-36 6-42 12ZM-30-32C-26-22-18-12-10-6C-14-14-16-28-12-38ZM4-40C0-28-4-16-8-6C0-14 12-26 20-28Z',
      ),
      mix(colour, INK, 0.12),
    );
    const rooms = cut(
      'M-9-3C-22 0-36 8-44 18M-9-3C-22-12-34-14-46-10M-9-3C-18-18-26-28-32-36M-9-3C-6-18-2-32 6-42M-9-3C2-14 16-24 28-26M-9-3C0-4 8-4 14-3M-9-3C-14 12-22 24-30 30M-9-3C-6 12-6 28-8 40M-9-3C2 6 10 18 14 34',
    );
    ribs(ctx, shell, rooms, colour, 1.6);
    eye(ctx, 22, 7 + s * 0.6, 4.6);
  },
};
