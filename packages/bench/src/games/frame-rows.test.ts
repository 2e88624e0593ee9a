import { rowsOf } from './frame-rows.ts';
import type { LeftAlone } from './left-alone.ts';
import type { Frames } from './watch.ts';

const SMOOTH = new Array<number>(100).fill(16.7);
const ROUGH = SMOOTH.map((ms, at) => (at % 10 === 0 ? 50 : ms));

/** One play that was left alone. */
const played = (frames: Partial<Frames>): LeftAlone => ({
  plays: [{ page: SMOOTH, sprites: [], workMs: 0, stolen: 0, ...frames }],
  dropped: 0,
});

test('a game whose page draws everything has the page’s frames', () => {
  expect(rowsOf('crash', played({ workMs: 501 }))).toMatchObject([
    { what: 'crash: frames in time', ours: '100.0 %', verdict: 'pass' },
    { what: 'crash: frames in time, or one late', verdict: 'pass' },
    { what: 'crash: work a frame', ours: '5.0 ms', verdict: 'for information' },
    { what: 'crash: taken by others', verdict: 'for information' },
  ]);
});

test('where a worker draws, its frames have the same bars as the page’s', () => {
  const rows = rowsOf('duel', played({ sprites: ROUGH }));
  expect(rows.map(({ what, verdict }) => [what, verdict])).toEqual([
    ['duel: frames in time', 'pass'],
    ['duel: frames in time, or one late', 'pass'],
    ['duel: work a frame', 'for information'],
    ['duel: taken by others', 'for information'],
    ['duel, sprites: frames in time', 'FAIL'],
    ['duel, sprites: frames in time, or one late', 'FAIL'],
  ]);
});

test('what a frame of the display costs is told of the frames that were left out, too', () => {
  const late = [16.7, 50.1];
  const [, , work] = rowsOf('crash', played({ page: late, workMs: 40 }));
  expect(work).toMatchObject({ ours: '10.0 ms' });
});

test('what others had of the machine is told, with the plays that did not count for it', () => {
  const { plays } = played({ stolen: 1.24 });
  const row = (dropped: number) => rowsOf('crash', { plays, dropped })[3];
  expect(row(0)).toMatchObject({ ours: '1.2 %', theirs: expect.stringContaining('all plays count') });
  expect(row(2)).toMatchObject({ theirs: expect.stringContaining('2 more did not count') });
});
