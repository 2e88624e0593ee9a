import { mix, withAlpha } from '../../../../../page/slots/colour.ts';
import {
  CANDLE,
  cut,
  disc,
  edge,
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

/** A slip of light, quick and slim. */
export const damsel: Guest = {
  room: { width: 120, height: 64 },
  scale: 0.72,
  colour: ({ low }) => low[0],
  paint(ctx, phase, colour) {
    const s = swing(phase);
    hinged(ctx, -30, 0, s * 0.42, () => {
      thin(ctx, cut('M4 0C-4-4-14-18-25-20C-20-8-20 8-25 20C-14 18-4 4 4 0Z'), colour);
      edge(ctx, cut('M0 0L-19-12M0 0L-20 0M0 0L-19 12'), mix(colour, INK, 0.35), 1);
    });
    thin(ctx, cut('M-8-13C0-24 12-24 18-20C16-16 14-13 12-11Z'), colour);
    const body = cut('M48 2C40-12 18-17 0-15C-16-13-28-6-36 0C-28 6-16 13 0 15C18 17 40 14 48 2Z');
    glowing(ctx, body, colour, { x: 8, y: 0, radius: 44 });
    ribs(
      ctx,
      body,
      cut('M16-18C10-6 10 6 16 18M2-18C-4-6-4 6 2 18M-12-16C-17-6-17 6-12 16M-24-12C-28-4-28 4-24 12'),
      colour,
    );
    hinged(ctx, 10, 6, 0.2 + s * 0.3, () => thin(ctx, cut('M4-3C-2 4-12 10-18 9C-14 2-6-4 4-3Z'), colour));
    eye(ctx, 32, -4, 3.6);
    smile(ctx, 40, 5, 4, colour);
  },
};

/** Three rings of cream, and always in a good mood. */
export const clown: Guest = {
  room: { width: 120, height: 84 },
  scale: 0.78,
  colour: ({ high }) => high[1],
  paint(ctx, phase, colour) {
    const s = swing(phase);
    hinged(ctx, -32, 0, s * 0.4, () => {
      const tail = cut('M4-3C-6-12-14-15-20-13C-25-5-25 5-20 13C-14 15-6 12 4 3Z');
      thin(ctx, tail, colour);
      edge(ctx, tail, mix(colour, INK, 0.7), 1.8);
    });
    thin(ctx, cut(`M18-18C10-${30 + s * 2}-14-${30 - s * 2}-26-16L-20-8Z`), colour);
    thin(ctx, cut(`M8 18C0 ${30 - s * 2}-14 ${28 + s * 2}-22 15L-16 8Z`), colour);
    const body = cut('M47 3C42-14 24-23 4-22C-14-20-28-10-36-4L-36 4C-28 10-14 20 4 22C24 23 42 16 47 3Z');
    glowing(ctx, body, colour, { x: 6, y: 0, radius: 48 });
    const bands = cut(
      'M26-24C20-8 20 8 26 24L15 24C9 8 9-8 15-24ZM-4-24C-12-8-12 8-4 24L-16 24C-23 8-23-8-16-24ZM-28-20C-31-6-31 6-28 20L-35 20L-35-20Z',
    );
    inlay(ctx, body, bands, mix(colour, CANDLE, 0.88));
    ribs(ctx, body, bands, INK, 2);
    hinged(ctx, 8, 6, 0.2 + s * 0.4, () =>
      thin(ctx, cut('M5-5C-3-2-14 4-17 12C-8 15 3 10 5-5Z'), colour, 0.95),
    );
    eye(ctx, 33, -5, 4.2);
    smile(ctx, 39, 6, 4.6, colour);
  },
};

/** A round fan with bands of cream. */
export const angel: Guest = {
  room: { width: 120, height: 110 },
  scale: 0.78,
  colour: ({ low }) => low[3],
  paint(ctx, phase, colour) {
    const s = swing(phase);
    hinged(ctx, -30, 0, s * 0.36, () =>
      thin(ctx, cut('M4 0C-6-4-12-16-22-18C-18-6-18 6-22 18C-12 16-6 4 4 0Z'), mix(colour, CANDLE, 0.4)),
    );
    const sway = s * 3;
    thin(ctx, cut(`M20-24C8-${46 - sway}-24-${48 + sway}-36-36C-30-26-26-18-26-10Z`), colour);
    thin(ctx, cut(`M18 24C8 ${44 + sway}-20 ${46 - sway}-32 34C-28 26-26 18-26 10Z`), colour);
    const body = cut('M48 4C40-22 18-32 0-30C-18-28-30-12-34 0C-30 12-18 28 0 30C18 32 38 24 48 4Z');
    glowing(ctx, body, colour, { x: 4, y: -2, radius: 46 });
    const bands = cut(
      'M25-32C18-10 18 10 25 32L15 32C8 10 8-10 15-32ZM-4-32C-11-10-11 10-4 32L-14 32C-21 10-21-10-14-32Z',
    );
    inlay(ctx, body, bands, mix(colour, CANDLE, 0.78));
    ribs(ctx, body, bands, colour, 1.4);
    hinged(ctx, 12, 8, 0.3 + s * 0.35, () =>
      thin(ctx, cut('M6-4C-2 2-10 10-16 10C-14 2-4-6 6-4Z'), mix(colour, CANDLE, 0.5)),
    );
    eye(ctx, 32, -6, 4.4);
    smile(ctx, 39, 8, 4.6, colour);
  },
};

/** Carries its own lamp before it. */
export const lantern: Guest = {
  room: { width: 132, height: 104 },
  scale: 0.82,
  colour: ({ low }) => low[1],
  paint(ctx, phase, colour, { light }) {
    const s = swing(phase);
    hinged(ctx, -26, 2, s * 0.4, () =>
      thin(ctx, cut('M4-4C-6-8-12-18-20-18C-16-8-16 8-20 18C-12 18-6 8 4 4Z'), mix(colour, CANDLE, 0.2)),
    );
    thin(ctx, cut(`M0-22C-8-${34 + s * 2}-20-32-28-20L-22-10Z`), colour);
    const body = cut('M42 10C44-14 24-28 2-26C-16-24-26-10-32 0C-26 12-14 24 4 26C22 28 38 24 42 10Z');
    glowing(ctx, body, mix(colour, INK, 0.18), { x: -2, y: 4, radius: 46 });
    ribs(ctx, body, cut('M0-30C-10-12-10 12 0 30M-14-26C-24-8-24 10-14 26'), colour, 1.3);
    const spots = cut(
      'M-18 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM-6 18a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM7 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
    );
    inlay(ctx, body, spots, mix(light, CANDLE, 0.4));
    hinged(ctx, 2, 8, 0.3 + s * 0.4, () =>
      thin(ctx, cut('M5-4C-2 0-10 8-15 8C-13 0-4-6 5-4Z'), mix(colour, CANDLE, 0.3), 0.95),
    );
    const [x, y] = [50 + s * 2, -24 + swing(phase, 0.2) * 3];
    edge(ctx, cut(`M20-22C26-42 44-44 ${x} ${y}`), mix(colour, CANDLE, 0.3), 2);
    const glow = ctx.createRadialGradient(x, y, 1, x, y, 15);
    glow.addColorStop(0, CANDLE);
    glow.addColorStop(0.35, withAlpha(light, 0.8));
    glow.addColorStop(1, withAlpha(light, 0));
    disc(ctx, x, y, 15, glow);
    eye(ctx, 26, -6, 5);
    smile(ctx, 32, 10, 6.4, colour);
  },
};
