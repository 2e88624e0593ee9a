import { neighbour, pack } from './wall.packing.ts';

const spans = (text: string) => [...text].map((digit) => Number(digit) as 1 | 2);
/** Draws the wall as rows of tile numbers: a wide tile appears twice, a free place is a dot. */
function draw(text: string, columns: number): string[] {
  const { places } = pack(spans(text), columns);
  const height = Math.max(...places.map(({ row }) => row)) + 1;
  const wall = Array.from({ length: height }, () => Array.from({ length: columns }, () => '.'));
  places.forEach(({ row, column, span }, index) => {
    for (let step = 0; step < span; step += 1) wall[row]![column + step] = index.toString(36);
  });
  return wall.map((row) => row.join(''));
}

test.each([
  ['1111111', 3, ['012', '345', '6..']],
  ['1212', 3, ['011', '233']],
  ['1121', 3, ['013', '22.']],
  ['112211', 3, ['014', '225', '33.']],
  ['2222', 3, ['00.', '11.', '22.', '33.']],
  ['222111', 3, ['003', '114', '225']],
  ['2121', 1, ['0', '1', '2', '3']],
] as const)('%s in %i columns', (text, columns, wall) => {
  expect(draw(text, columns)).toEqual(wall);
});

test('never moves earlier tiles, and never places two tiles in one place', () => {
  const text = Array.from({ length: 600 }, (_, index) => ((index * 7919) % 5 < 2 ? 2 : 1)).join('');
  for (const columns of [2, 3, 4, 7]) {
    const { places, rows } = pack(spans(text), columns);
    expect(pack(spans(text.slice(0, 200)), columns).places).toEqual(places.slice(0, 200));
    const cells = places.flatMap(({ row, column, span }) =>
      Array.from({ length: span }, (_, step) => `${row}:${column + step}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(rows.flat().sort((a, b) => a - b)).toEqual(places.map((_, index) => index));
  }
});

describe('the arrow keys', () => {
  // 0 1 1 2
  // 3 4 5 6
  // 7 7 8 .
  const wall = pack(spans('121111121'), 4);
  test.each([
    [1, 'ArrowRight', 2],
    [0, 'ArrowLeft', undefined],
    [8, 'ArrowRight', undefined],
    [4, 'ArrowUp', 1],
    [5, 'ArrowUp', 1],
    [4, 'ArrowDown', 7],
    [6, 'ArrowDown', 8],
    [8, 'ArrowDown', undefined],
    [5, 'Home', 3],
    [4, 'End', 6],
    [4, 'Enter', undefined],
  ] as const)('from %i by %s to %s', (from, key, to) => {
    expect(neighbour(wall, from, key)).toBe(to);
  });
});
