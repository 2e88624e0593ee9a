import type { Canvas } from '../kit/canvas.ts';
import { ellipse, n } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

/** A slit eye that looks out of the picture. */
export const eye = (c: Canvas, x: number, y: number, size: number, iris: Tone): string =>
  c.haze(x, y, size * 2, size * 2, iris.lit, 0.7) +
  c.flat(
    `M${n(x - size)} ${n(y + size * 0.2)}Q${n(x)} ${n(y - size * 0.9)} ${n(x + size)} ${n(y - size * 0.25)}Q${n(x)} ${n(y + size * 0.8)} ${n(x - size)} ${n(y + size * 0.2)}Z`,
    c.radial([
      [0, iris.hi],
      [0.6, iris.base],
      [1, iris.deep],
    ]),
  ) +
  c.flat(ellipse(x, y - size * 0.05, size * 0.2, size * 0.48), '#0a0608') +
  c.flat(ellipse(x - size * 0.26, y - size * 0.22, size * 0.14), '#ffffff');
