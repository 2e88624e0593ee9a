import type { PathCommand } from 'opentype.js';
import { n } from '../kit/path.ts';

/** Bend a whole block of lettering. `x` and `y` run from -1 to 1 over the block, the result too. */
type Bend = (x: number, y: number, aspect: number) => readonly [number, number];

/** `aspect` is height over width: a bend of the same angle needs more of a flat block's height. */
export const warps = {
  straight: (x, y) => [x, y],
  arch: (x, y, aspect) => [x, y + ((x * x - 0.4) * 0.085) / aspect],
  cradle: (x, y, aspect) => [x, y - ((x * x - 0.4) * 0.06) / aspect],
  rise: (x, y, aspect) => [x, y - (x * 0.075) / aspect],
  swell: (x, y) => [x, y * (1.12 - 0.34 * x * x)],
  vault: (x, y, aspect) => [x, y + (y < 0 ? 1 : 0.15) * (((x * x - 0.3) * 0.1) / aspect)],
  fan: (x, y) => [x * (0.92 + 0.08 * y), y],
  flag: (x, y, aspect) => [x, y + (Math.sin(x * 3.3) * 0.032) / aspect],
} as const satisfies Record<string, Bend>;

export type WarpName = keyof typeof warps;

export const warpNames = Object.keys(warps) as WarpName[];

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Path commands, bent within `bounds`, as path data. Straight runs become curves so that they bend too. */
export function bend(commands: readonly PathCommand[], bounds: Bounds, warp: WarpName): string {
  const aspect = Math.max(0.16, bounds.height / bounds.width);
  const map = (x: number, y: number): readonly [number, number] => {
    const u = ((x - bounds.x) / bounds.width) * 2 - 1;
    const v = ((y - bounds.y) / bounds.height) * 2 - 1;
    const [p, q] = warps[warp](u, v, aspect);
    return [bounds.x + ((p + 1) / 2) * bounds.width, bounds.y + ((q + 1) / 2) * bounds.height];
  };
  const at = (x: number, y: number): string => map(x, y).map(n).join(' ');
  let [px, py] = [0, 0];
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const from = [px, py] as const;
      [px, py] = [command.x, command.y];
      switch (command.type) {
        case 'M':
          return `M${at(command.x, command.y)}`;
        case 'L':
          return `Q${at((from[0] + px) / 2, (from[1] + py) / 2)} ${at(px, py)}`;
        case 'Q':
          return `Q${at(command.x1, command.y1)} ${at(px, py)}`;
        case 'C':
          return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(px, py)}`;
      }
    })
    .join('');
}
