/** What the rows of a wall are taken from; `of` tells one list from another, however far each has grown. */
export interface Staged {
  readonly of: string;
}

/** Row by row what it shows; a row that is missing shows its place. */
export type Stage<List extends Staged> = ReadonlyMap<number, List>;

/**
 * Brings so many rows to a list, from the top, and leaves the others as they were. Rows that have shown it before
 * follow it as it grows.
 * @param wanted the rows that the wall shows, in their order; all others are forgotten
 */
export function advance<List extends Staged>(
  before: Stage<List>,
  list: List,
  wanted: readonly number[],
  atOnce: number,
): Stage<List> {
  const next = new Map<number, List>();
  let left = atOnce;
  for (const row of wanted) {
    const shown = before.get(row);
    if (shown?.of !== list.of) left -= 1;
    if (shown?.of === list.of || left >= 0) next.set(row, list);
    else if (shown) next.set(row, shown);
  }
  return next;
}

/** Whether every row shows the list. */
export function isComplete<List extends Staged>(
  stage: Stage<List>,
  list: List,
  wanted: readonly number[],
): boolean {
  return wanted.every((row) => stage.get(row)?.of === list.of);
}
