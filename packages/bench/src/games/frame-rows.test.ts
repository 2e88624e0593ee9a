import { rowsOf } from './frame-rows.ts';

const SMOOTH = new Array<number>(100).fill(16.7);
const ROUGH = SMOOTH.map((ms, at) => (at % 10 === 0 ? 50 : ms));

test('a game whose page draws everything has the page’s frames', () => {
  expect(rowsOf('crash', [{ page: SMOOTH, sprites: [], workMs: 501 }])).toMatchObject([
    { what: 'crash: frames in time', ours: '100.0 %', verdict: 'pass' },
    { what: 'crash: frames in time, or one late', verdict: 'pass' },
    { what: 'crash: work a frame', ours: '5.0 ms', verdict: 'for information' },
  ]);
});

test('where a worker draws, its frames have the same bars as the page’s', () => {
  const rows = rowsOf('duel', [{ page: SMOOTH, sprites: ROUGH, workMs: 0 }]);
  expect(rows.map(({ what, verdict }) => [what, verdict])).toEqual([
    ['duel: frames in time', 'pass'],
    ['duel: frames in time, or one late', 'pass'],
    ['duel: work a frame', 'for information'],
    ['duel, sprites: frames in time', 'FAIL'],
    ['duel, sprites: frames in time, or one late', 'FAIL'],
  ]);
});

test('what a frame of the display costs is told of the frames that were left out, too', () => {
  const late = [16.7, 50.1];
  const [, , work] = rowsOf('crash', [{ page: late, sprites: [], workMs: 40 }]);
  expect(work).toMatchObject({ ours: '10.0 ms' });
});
