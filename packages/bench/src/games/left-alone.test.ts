import { playsLeftAlone } from './left-alone.ts';
import type { Frames } from './watch.ts';

/** Plays one after the other that others take so much from; work in place of a name. */
const taking = (...percent: number[]) => {
  const asked: number[] = [];
  const play = (round: number): Promise<Frames> => {
    asked.push(round);
    return Promise.resolve({ page: [16], sprites: [], workMs: round, stolen: percent[round - 1]! });
  };
  return { asked, play };
};
const roundsOf = (plays: readonly Frames[]): number[] => plays.map(({ workMs }) => workMs);

test('plays that were left alone all count, and no more are played', async () => {
  const { asked, play } = taking(0, 3, 1.5, 0);
  const { plays, dropped } = await playsLeftAlone(3, play);
  expect(roundsOf(plays)).toEqual([1, 2, 3]);
  expect([asked.length, dropped]).toEqual([3, 0]);
});

test('one that others took from is played again, and does not count', async () => {
  const { asked, play } = taking(0.4, 6, 1, 9, 0.2);
  const { plays, dropped } = await playsLeftAlone(3, play);
  expect(roundsOf(plays)).toEqual([1, 3, 5]);
  expect([asked.length, dropped]).toEqual([5, 2]);
});

test('on a host that never leaves it alone, those count that were taken from least', async () => {
  const { asked, play } = taking(9, 5, 8, 4, 3.1, 0, 0);
  const { plays, dropped } = await playsLeftAlone(3, play);
  expect(roundsOf(plays)).toEqual([2, 4, 5]);
  expect([asked.length, dropped]).toEqual([5, 2]);
});
