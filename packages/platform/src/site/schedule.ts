/** From when until when something is on the site, under whichever of these names a row has it. */
export interface Scheduled {
  readonly startAt?: Date | null;
  /** News: their date. */
  readonly publishedAt?: Date;
  readonly endAt?: Date | null;
  readonly withdrawnAt?: Date | null;
}

export const startOf = ({ startAt, publishedAt }: Scheduled): Date | null => startAt ?? publishedAt ?? null;

export type State = 'draft' | 'coming' | 'running' | 'over';

/** A row that was withdrawn and one that was never published are both drafts: they can be published. */
export function stateOf(row: Scheduled, now: Date): State {
  if (row.withdrawnAt) return 'draft';
  if (row.endAt && row.endAt <= now) return 'over';
  const start = startOf(row);
  return start && start > now ? 'coming' : 'running';
}
