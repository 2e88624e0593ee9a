import type { Frames } from './watch.ts';

/** Percent of the processors: where others had more, frames of the same code are late that were not (decision 021). */
export const MOST_STOLEN = 3;
/** Plays that are added at most for those that others took from. */
export const MORE = 2;

export interface LeftAlone {
  readonly plays: readonly Frames[];
  /** How many more there were, which others took more from. */
  readonly dropped: number;
}

/**
 * Plays until so many plays were left alone by others on the host, or `MORE` more than that were played. Which of them count is
 * told by the host alone, whatever the frames were like.
 * @returns those that others took least from, in the order in which they were played
 */
export async function playsLeftAlone(
  wanted: number,
  play: (round: number) => Promise<Frames>,
): Promise<LeftAlone> {
  const plays: Frames[] = [];
  const isEnough = () => plays.filter(({ stolen }) => stolen <= MOST_STOLEN).length >= wanted;
  while (!isEnough() && plays.length < wanted + MORE) plays.push(await play(plays.length + 1));
  const least = plays.toSorted((one, other) => one.stolen - other.stolen).slice(0, wanted);
  return { plays: plays.filter((one) => least.includes(one)), dropped: plays.length - least.length };
}
