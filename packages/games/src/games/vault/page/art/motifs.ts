import type { World } from '../../../../page/kit.ts';
import { mix } from '../../../../page/slots/colour.ts';
import { circle, polar, polygon, regular, star } from '../../../../page/slots/shapes.ts';
import { SYMBOLS, type VaultSymbol } from '../../rules/symbols.ts';

/** A relief: its raised parts, then what is cut into them, in a square of 100. */
export interface Relief {
  readonly raised: readonly Path2D[];
  readonly cut: readonly Path2D[];
}
const path = (d: string): Path2D => new Path2D(d);
const around = (count: number, make: (angle: number) => Path2D): Path2D[] =>
  Array.from({ length: count }, (_, n) => make((n * 360) / count));

/** A bar across the middle, at an angle. */
function spoke(angle: number, half: number, length: number): Path2D {
  const [x, y] = polar(angle + 90, half, 0, 0);
  const [tx, ty] = polar(angle, length);
  const [bx, by] = polar(angle + 180, length);
  return polygon([bx - x, by - y], [tx - x, ty - y], [tx + x, ty + y], [bx + x, by + y]);
}

/** One solid with teeth or flats, and a hole: what the lower symbols are. */
const nut = (outline: Path2D, hole: Path2D, ...more: Path2D[]): Relief => ({
  raised: [outline],
  cut: [hole, ...more],
});

export const RELIEFS: Record<Exclude<VaultSymbol, 'coin'>, Relief> = {
  // A crown.
  high1: {
    raised: [
      path('M10 76L4 26L28 48L50 12L72 48L96 26L90 76Z'),
      path('M12 80H88V92H12Z'),
      circle(6, 4, 24),
      circle(7, 50, 11),
      circle(6, 96, 24),
    ],
    cut: [regular(4, 9, 0, 50, 60), regular(4, 6, 0, 27, 64), regular(4, 6, 0, 73, 64)],
  },
  // A key.
  high2: {
    raised: [
      path('M28 6A24 24 0 1 0 28 54A24 24 0 0 0 28 6Z'),
      path('M40 44L48 37L92 81L86 94L76 86L70 92L60 82L66 76L60 70L53 76L40 62L46 56Z'),
    ],
    cut: [circle(12, 26, 28)],
  },
  // The dial of a lock.
  high3: {
    raised: [circle(46), polygon([44, 1], [56, 1], [50, 11])],
    cut: [
      ...around(12, (angle) => regular(4, 3.4, angle, ...polar(angle, 38))),
      path('M50 24A26 26 0 1 0 50 76A26 26 0 0 0 50 24ZM50 32A18 18 0 1 1 50 68A18 18 0 0 1 50 32Z'),
      polygon([47, 50], [50, 34], [53, 50], [50, 58]),
    ],
  },
  // A padlock.
  high4: {
    raised: [path('M18 46H82V94H18Z'), path('M26 46V32A24 24 0 0 1 74 32V46H62V33A12 12 0 0 0 38 33V46Z')],
    cut: [path('M50 56A8 8 0 0 1 54 71L57 84H43L46 71A8 8 0 0 1 50 56Z')],
  },
  low1: nut(star(10, 47, 36), circle(17)),
  low2: nut(regular(6, 46), circle(20)),
  low3: nut(regular(4, 48), regular(4, 20)),
  low4: nut(circle(44), circle(26)),
  // The wheel of the door.
  wild: {
    raised: [
      path('M50 4A46 46 0 1 0 50 96A46 46 0 0 0 50 4ZM50 18A32 32 0 1 1 50 82A32 32 0 0 1 50 18Z'),
      spoke(0, 6, 48),
      spoke(60, 6, 48),
      spoke(120, 6, 48),
      circle(17),
    ],
    cut: [star(5, 11, 5)],
  },
};

/** The metal that a symbol is struck from. */
export function metalOf(symbol: VaultSymbol, { high, low, accent, light }: World): string {
  if (symbol === 'wild') return mix(light, '#ffffff', 0.55);
  if (symbol === 'coin') return mix(accent, '#f3dfae', 0.5);
  const index = SYMBOLS.indexOf(symbol);
  return index < high.length
    ? mix(high[index]!, '#ffffff', 0.16)
    : mix(low[index - high.length]!, '#7f8794', 0.42);
}
