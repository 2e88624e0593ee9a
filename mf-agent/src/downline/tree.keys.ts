/** A row of the tree that is on the screen, as a key press finds it. */
export interface ShownRow {
  readonly id: number;
  /** From 1. */
  readonly level: number;
  /** Missing for a row without rows below it. */
  readonly isOpen?: boolean | undefined;
}

export type TreeAction =
  { readonly kind: 'focus'; readonly id: number } | { readonly kind: 'open' | 'close'; readonly id: number };

/**
 * Returns what a key does in a treegrid whose rows take the focus (WAI-ARIA, treegrid): up and down move, right opens
 * or enters, left closes or leaves, Home and End go to the ends.
 */
export function treeAction(key: string, rows: readonly ShownRow[], id: number): TreeAction | undefined {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row) return undefined;
  const focus = (target: ShownRow | undefined): TreeAction | undefined =>
    target && target.id !== id ? { kind: 'focus', id: target.id } : undefined;
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1]);
    case 'ArrowUp':
      return focus(rows[index - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight': {
      if (row.isOpen === false) return { kind: 'open', id };
      const next = rows[index + 1];
      return row.isOpen && next && next.level > row.level ? focus(next) : undefined;
    }
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'close', id };
      return focus(rows.slice(0, index).findLast(({ level }) => level < row.level));
    default:
      return undefined;
  }
}
