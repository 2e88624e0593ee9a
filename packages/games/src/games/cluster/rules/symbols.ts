/**
 * The symbols of the clusters, best first; a grid holds their numbers. The page decides what they look like. The wild
 * belongs to every cluster that it touches; it never falls, a great cluster leaves it.
 */
export const SYMBOLS = ['high1', 'high2', 'high3', 'low1', 'low2', 'low3', 'low4', 'wild'] as const;
export type ClusterSymbol = (typeof SYMBOLS)[number];

export const WILD = SYMBOLS.indexOf('wild');

/** Columns, and rows of each. A place is `column * SIZE + row`, the top row first. */
export const SIZE = 7;
export const PLACES = SIZE * SIZE;

/** The places that touch each one, up, down, left and right. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, place) => {
  const row = place % SIZE;
  const around: number[] = [];
  if (row > 0) around.push(place - 1);
  if (row < SIZE - 1) around.push(place + 1);
  if (place >= SIZE) around.push(place - SIZE);
  if (place < PLACES - SIZE) around.push(place + SIZE);
  return around;
});
