import type { PromotionSummary } from '@tessera/wire';

type Dates = Pick<PromotionSummary, 'startAt' | 'endAt'>;

/** When a promotion runs, as shown to a visitor: a start in the past is left out. */
export type Period =
  | { readonly kind: 'always' }
  | { readonly kind: 'until'; readonly end: string }
  | { readonly kind: 'from'; readonly start: string }
  | { readonly kind: 'between'; readonly start: string; readonly end: string };

export function periodOf({ startAt, endAt }: Dates, nowMs: number): Period {
  const start = startAt !== null && Date.parse(startAt) > nowMs ? startAt : undefined;
  if (start && endAt) return { kind: 'between', start, end: endAt };
  if (start) return { kind: 'from', start };
  return endAt ? { kind: 'until', end: endAt } : { kind: 'always' };
}
