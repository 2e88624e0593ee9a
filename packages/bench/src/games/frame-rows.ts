import { limited, written, type Row } from '../rows.ts';
import { feltOf, FRAME_MS, type Felt } from './felt.ts';
import { MOST_STOLEN, type LeftAlone } from './left-alone.ts';
import type { Frames } from './watch.ts';

/** Percent of all frames. */
const LEAST = { inTime: 95, nearly: 99 } as const;

/** Of the page, and of its sprites where it has some. */
export function rowsOf(game: string, { plays, dropped }: LeftAlone): Row[] {
  const sprites = plays.map((one) => one.sprites).filter((frames) => frames.length > 0);
  return [
    ...rowsOfOne(
      game,
      plays.map(({ page }) => feltOf(page)),
    ),
    workRow(game, plays),
    stolenRow(game, plays, dropped),
    ...(sprites.length > 0 ? rowsOfOne(`${game}, sprites`, sprites.map(feltOf)) : []),
  ];
}

function rowsOfOne(what: string, felt: readonly Felt[]): Row[] {
  const all = (of: (one: Felt) => number, unit: 'ms' | 'count' = 'ms') => written(felt.map(of), unit);
  return [
    limited({
      what: `${what}: frames in time`,
      unit: '%',
      ours: felt.map(({ inTime }) => inTime),
      bar: { least: LEAST.inTime },
      note: `median ${all((one) => one.median)}, p95 ${all((one) => one.p95)}, p99 ${all((one) => one.p99)}`,
    }),
    limited({
      what: `${what}: frames in time, or one late`,
      unit: '%',
      ours: felt.map(({ nearly }) => nearly),
      bar: { least: LEAST.nearly },
      note: `of ${all((one) => one.frames, 'count')} frames a play`,
    }),
  ];
}

/** What a frame of the display costs the page's thread: late frames do not hide it, busy machines do not add to it. */
function workRow(game: string, plays: readonly Frames[]): Row {
  const perFrame = plays.map(
    ({ page, workMs }) => (workMs * FRAME_MS) / page.reduce((sum, ms) => sum + ms, 0),
  );
  return limited({ what: `${game}: work a frame`, unit: 'ms', ours: perFrame, note: `of ${FRAME_MS} ms` });
}

/** What the machine's host gave to others meanwhile, and how many plays did not count for it. */
function stolenRow(game: string, plays: readonly Frames[], dropped: number): Row {
  const counted = dropped === 0 ? 'all plays count' : `${dropped} more did not count`;
  return limited({
    what: `${game}: taken by others`,
    unit: '%',
    ours: plays.map(({ stolen }) => stolen),
    note: `of the processors; ${counted}, over ${MOST_STOLEN} % is played again`,
  });
}
