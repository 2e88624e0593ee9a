import fc from 'fast-check';
import { BASE_REELS } from '../../rules/strips.ts';
import { REELS, ROWS, SYMBOLS } from '../../rules/symbols.ts';
import type { SymbolPictures } from '../art/symbols.ts';
import { cellsBox, layoutOf, middleOf } from './layout.ts';
import { standingSprites, turningSprites, type ReelLayer, type Reels } from './reels.ts';

const RATIO = 2;
const layout = layoutOf(390, 260);
const side = Math.round(layout.cell * RATIO);
const canvas = (width: number, height: number) => ({ width, height }) as HTMLCanvasElement;
const pictures = Object.fromEntries(
  SYMBOLS.map((symbol) => [
    symbol,
    { still: canvas(side, side), moving: canvas(side, Math.round(side * 1.42)) },
  ]),
) as unknown as SymbolPictures;
const box = cellsBox(layout, layout.border);
const layer: ReelLayer = { layout, pictures, x: box.x, y: box.y, ratio: RATIO };
const standing = (stops: readonly number[]): Reels => ({
  strips: BASE_REELS,
  motions: stops.map((at) => ({ kind: 'resting', at })),
});
const stops = fc.tuple(...BASE_REELS.map((strip) => fc.nat(strip.length - 1)));
const cells = Array.from({ length: REELS * ROWS }, (_, at) => ({
  ...{ reel: Math.floor(at / ROWS), row: at % ROWS },
  ...{ alpha: 1, grow: 1 },
}));

test('reels that stand show the symbols of their stops, each in the middle of its cell', () => {
  fc.assert(
    fc.property(stops, (at) => {
      const reels = standing(at);
      const sprites = standingSprites(reels, layer, cells);
      cells.forEach(({ reel, row }, n) => {
        const strip = BASE_REELS[reel]!;
        const { picture, at: place, opacity } = sprites[n]!;
        expect(picture).toBe(pictures[strip[(at[reel]! + row) % strip.length]!].still);
        expect(opacity).toBe(1);
        const [x, y] = middleOf(layout, reel, row);
        // To a pixel of the device: pictures are copied, not scaled.
        expect(Math.abs(place[4]! + box.x - x)).toBeLessThanOrEqual(1 / RATIO);
        expect(Math.abs(place[5]! + box.y - y)).toBeLessThanOrEqual(1 / RATIO);
        for (const edge of [place[4]! - side / RATIO / 2, place[5]! - side / RATIO / 2])
          expect(edge * RATIO).toBeCloseTo(Math.round(edge * RATIO), 6);
      });
    }),
  );
});

test('what wins is larger, what does not is dimmed', () => {
  const [large] = standingSprites(standing([0, 0, 0, 0, 0]), layer, [
    { reel: 0, row: 0, alpha: 0.34, grow: 1.07 },
  ]);
  expect(large).toMatchObject({ opacity: 0.34 });
  expect(large!.at.slice(0, 4)).toEqual([1.07, 0, 0, 1.07]);
});

test('a reel at full speed shows its symbols as they run by, and never fewer than its window has', () => {
  const reels: Reels = {
    strips: BASE_REELS,
    motions: BASE_REELS.map(() => ({ kind: 'running', from: 5, since: 0 })),
  };
  const fast = turningSprites(reels, layer, 1_500);
  expect(fast.every(({ picture }) => SYMBOLS.some((one) => pictures[one].moving === picture))).toBe(true);
  const bottom = box.height;
  for (let reel = 0; reel < REELS; reel += 1) {
    const own = fast.slice(reel * (ROWS + 3), (reel + 1) * (ROWS + 3));
    const places = own.map(({ at }) => at[5]!);
    expect(Math.min(...places)).toBeLessThan(layout.cell / 2);
    expect(Math.max(...places)).toBeGreaterThan(bottom - layout.cell / 2);
  }
});
