import { rowsOf } from './frame-rows.ts';

const SMOOTH = new Array<number>(100).fill(16.7);
const ROUGH = SMOOTH.map((ms, at) => (at % 10 === 0 ? 50 : ms));

test('a game whose page draws everything has the page’s frames', () => {
  expect(rowsOf('crash', [{ page: SMOOTH, sprites: [] }])).toMatchObject([
    { what: 'crash: frames in time', ours: '100.0 %', verdict: 'pass' },
    { what: 'crash: frames in time, or one late', verdict: 'pass' },
  ]);
});

test('where a worker draws, its frames have the same bars as the page’s', () => {
  const rows = rowsOf('duel', [{ page: SMOOTH, sprites: ROUGH }]);
  expect(rows.map(({ what, verdict }) => [what, verdict])).toEqual([
    ['duel: frames in time', 'pass'],
    ['duel: frames in time, or one late', 'pass'],
    ['duel, sprites: frames in time', 'FAIL'],
    ['duel, sprites: frames in time, or one late', 'FAIL'],
  ]);
});
