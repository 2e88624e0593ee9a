import type { World } from '../../../../page/kit.ts';
import { mix } from '../../../../page/slots/colour.ts';
import { circle, polar, polygon, star, wedge } from '../../../../page/slots/shapes.ts';
import type { WaysSymbol } from '../../rules/symbols.ts';

/** A piece of coloured glass in a motif's square of 100, edged with lead. */
export type Piece = readonly [path: Path2D, colour: string];

const PALE = '#fff6e2';
const path = (d: string): Path2D => new Path2D(d);
const turned = (count: number, make: (angle: number, index: number) => Piece): Piece[] =>
  Array.from({ length: count }, (_, n) => make((n * 360) / count, n));

/** A petal from the middle outwards, at an angle. */
function petal(angle: number, from: number, to: number, spread: number): Path2D {
  const shape = new Path2D();
  const [x, y] = polar(angle, from);
  const [tx, ty] = polar(angle, to);
  const middle = (from + to) / 2;
  shape.moveTo(x, y);
  shape.quadraticCurveTo(...polar(angle - spread, middle * 1.15), tx, ty);
  shape.quadraticCurveTo(...polar(angle + spread, middle * 1.15), x, y);
  shape.closePath();
  return shape;
}

/** What is seen in a pane: each motif is made of few pieces, so that it is known at the size of a thumb's nail. */
export const MOTIFS: Record<WaysSymbol, (world: World) => readonly Piece[]> = {
  high1: ({ high: [c], light }) => [
    ...turned(12, (angle, n) => [
      polygon(polar(angle, n % 2 ? 41 : 49), polar(angle - 15, 26), polar(angle + 15, 26)),
      n % 2 ? mix(c, PALE, 0.7) : c,
    ]),
    [circle(27), mix(c, PALE, 0.35)],
    [circle(15), mix(light, PALE, 0.65)],
  ],
  high2: ({ high: [, c], light }) => [
    ...turned(5, (angle): Piece => [circle(20, ...polar(angle, 27)), c]),
    ...turned(5, (angle): Piece => [circle(13, ...polar(angle + 36, 15)), mix(c, PALE, 0.45)]),
    [circle(10), mix(light, PALE, 0.5)],
  ],
  high3: ({ high: [, , c] }) => [
    [path('M43 64C34 62 9 62 7 36C6 21 25 18 28 33C30 43 38 48 43 64Z'), c],
    [path('M57 64C66 62 91 62 93 36C94 21 75 18 72 33C70 43 62 48 57 64Z'), c],
    [path('M50 2C68 24 66 46 50 67C34 46 32 24 50 2Z'), mix(c, PALE, 0.5)],
    [path('M50 74C60 80 64 88 66 97H34C36 88 40 80 50 74Z'), c],
    [path('M29 63H71V75H29Z'), PALE],
  ],
  high4: ({ high: [, , , c], light }) => [
    [path('M62 5A46 46 0 1 0 95 62A36 36 0 0 1 62 5Z'), mix(c, PALE, 0.3)],
    [star(5, 19, 8.5, 70, 38), mix(light, PALE, 0.6)],
  ],
  low1: ({ low: [c] }) => [
    ...turned(4, (angle): Piece => [circle(20, ...polar(angle, 23)), c]),
    [star(4, 24, 12), mix(c, PALE, 0.5)],
  ],
  low2: ({ low: [, c] }) => [
    [path('M46 52L44 96H56L54 52Z'), mix(c, '#000000', 0.2)],
    ...[0, 116, 244].map((angle): Piece => [circle(19, ...polar(angle, 22, 50, 46)), c]),
    [circle(8, 50, 46), mix(c, PALE, 0.55)],
  ],
  low3: ({ low: [, , c] }) => [
    [polygon([50, 4], [50, 50], [12, 50]), mix(c, PALE, 0.45)],
    [polygon([50, 4], [88, 50], [50, 50]), c],
    [polygon([12, 50], [50, 50], [50, 96]), c],
    [polygon([50, 50], [88, 50], [50, 96]), mix(c, '#000000', 0.28)],
  ],
  low4: ({ low: [, , , c] }) => [
    [path('M50 4C63 32 82 46 82 65A32 32 0 0 1 18 65C18 46 37 32 50 4Z'), c],
    [path('M50 42C58 54 66 60 66 69A16 16 0 0 1 34 69C34 60 42 54 50 42Z'), mix(c, PALE, 0.5)],
  ],
  low5: ({ low: [, , , , c] }) => [
    ...turned(4, (angle): Piece => [
      polygon(polar(angle - 26, 48), polar(angle, 40), polar(angle + 26, 48), polar(angle, 6)),
      c,
    ]),
    [circle(13), mix(c, PALE, 0.5)],
  ],
  wild: ({ high, low }) => [
    ...turned(8, (angle, n): Piece => [
      wedge(angle, angle + 45, 22, 48),
      mix([...high, ...low.slice(0, 4)][(n * 3) % 8]!, PALE, 0.25),
    ]),
    ...turned(8, (angle): Piece => [petal(angle + 22.5, 4, 34, 30), PALE]),
    [circle(9), '#ffffff'],
  ],
  scatter: ({ light, accent }) => [
    [path('M16 98V44C16 22 34 8 50 2C66 8 84 22 84 44V98Z'), mix(light, PALE, 0.25)],
    [path('M26 92V58C26 48 32 42 37 39C42 42 47 48 47 58V92Z'), mix(accent, PALE, 0.2)],
    [path('M53 92V58C53 48 58 42 63 39C68 42 74 48 74 58V92Z'), mix(accent, PALE, 0.2)],
    [circle(12, 50, 26), PALE],
  ],
};
