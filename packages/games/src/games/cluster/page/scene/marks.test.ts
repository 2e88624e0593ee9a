import fc from 'fast-check';
import { NEIGHBOURS, PLACES, SIZE } from '../../rules/symbols.ts';
import { columnOf, layoutOf, rowOf } from './layout.ts';
import { middleOf, threadsOf } from './marks.ts';

const LAYOUT = layoutOf({ width: 390, height: 400 });
const win = (...places: number[]) => ({ symbol: 0, places, units: 5 });
const at = (column: number, row: number): number => column * SIZE + row;

test('each two that touch are drawn together once, and no others', () => {
  const square = win(at(0, 0), at(0, 1), at(1, 0), at(1, 1));
  expect(threadsOf([square], LAYOUT)).toHaveLength(4);
  expect(threadsOf([win(at(0, 0), at(1, 1))], LAYOUT)).toEqual([]);
  // Two clusters side by side have nothing between them.
  expect(threadsOf([win(at(0, 0), at(0, 1)), win(at(1, 0), at(1, 1))], LAYOUT)).toHaveLength(2);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(PLACES - 1), { minLength: 1 }), (places) => {
      const lines = threadsOf([win(...places)], LAYOUT);
      const touching = places.flatMap((place) => NEIGHBOURS[place]!.filter((one) => places.includes(one)));
      expect(lines).toHaveLength(touching.length / 2);
      for (const [fromX, fromY, toX, toY] of lines)
        expect(Math.hypot(toX - fromX, toY - fromY)).toBeCloseTo(LAYOUT.cell, 6);
    }),
  );
});

test('an amount stands on a marble of its own cluster, the nearest to its middle', () => {
  const ring = [...[at(2, 2), at(2, 3), at(2, 4), at(3, 2)], ...[at(3, 4), at(4, 2), at(4, 3), at(4, 4)]];
  const middle = middleOf(win(...ring));
  expect(ring).toContain(middle);
  expect(Math.abs(columnOf(middle) - 3) + Math.abs(rowOf(middle) - 3)).toBe(1);
  expect(middleOf(win(at(1, 1), at(1, 2), at(1, 3)))).toBe(at(1, 2));
});
