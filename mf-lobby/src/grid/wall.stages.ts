/** A list that fills rows; `of` identifies it while it grows. */
export interface Staged {
  readonly of: string;
}

/** The list that each row shows; a missing row shows empty places. */
export type Stage<List extends Staged> = ReadonlyMap<number, List>;

/**
 * Switches at most `atOnce` rows to a list, from the top, and leaves the others unchanged. Rows that show it already
 * follow its growth.
 * @param wanted the rows of the wall, in order; all others are dropped
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
