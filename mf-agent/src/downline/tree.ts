/** What all rows of the tree share. */
export interface Tree {
  readonly isOpen: (id: number) => boolean;
  readonly setOpen: (id: number, isOpen: boolean) => void;
  /** The row that the tab key reaches. */
  readonly active: number | undefined;
  readonly setActive: (id: number) => void;
  /** A row is not shown any more: if it was the active one, the first row is. */
  readonly leave: (id: number) => void;
  /** The row whose details are shown. */
  readonly detailed: number | undefined;
  readonly setDetailed: (id: number | undefined) => void;
}

/** The columns of the tree, in their order; all but the first, the last and the detail are for wide pages. */
export const COLUMNS = [
  { id: 'search.account' },
  { id: 'filter.kind', isRest: true },
  { id: 'downline.registered', isRest: true },
  { id: 'downline.lastPlay', isRest: true },
  { id: 'figure.deposits', isRest: true, align: 'end' },
  { id: 'figure.turnover', isRest: true, align: 'end' },
  { id: 'downline.lately', isRest: true },
  { id: 'figure.netRevenue', align: 'end' },
] as const;

/** With the column of the details. */
export const COLUMN_COUNT = COLUMNS.length + 1;
