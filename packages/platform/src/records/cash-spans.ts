import { dayBefore, nextSiteDay, siteDay, startOfSiteDay } from '../site/calendar.ts';

/** An interval of time; `from` is in it, `to` is not. `undefined`: without an end. */
export interface Span {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Where the entries of an interval are found: whole days that are kept, and the rest in the ledger. */
export interface Cut {
  /** First and last day that count with all that is kept of them; `undefined`: from the first, to the last. */
  readonly days: { readonly first: string | undefined; readonly last: string | undefined };
  /** Disjoint intervals of the ledger. */
  readonly live: readonly Span[];
}

/** Cuts an interval at the mark up to which days are kept, and at the midnights of the site's calendar. */
export function cutSpan({ from, to }: Span, mark: Date): Cut {
  const first = from && (isMidnight(from) ? siteDay(from) : siteDay(nextSiteDay(from)));
  const last = to && dayBefore(siteDay(to));
  const live: Span[] = [];
  const add = (start: Date | undefined, end: Date | undefined) => {
    if (!start || !end || start < end) live.push({ from: start, to: end });
  };
  // The first day begins in the middle, or the last one ends there: what is kept before the mark cannot tell.
  const headEnd = from && !isMidnight(from) ? earliest(nextSiteDay(from), to, mark) : from;
  if (from && headEnd && headEnd > from) add(from, headEnd);
  if (to && !isMidnight(to)) {
    const start = startOfSiteDay(siteDay(to));
    add(headEnd && headEnd > start ? headEnd : start, earliest(to, mark));
  }
  add(from && from > mark ? from : mark, to);
  return { days: { first, last }, live };
}

const isMidnight = (at: Date) => startOfSiteDay(siteDay(at)).getTime() === at.getTime();

const earliest = (...instants: readonly (Date | undefined)[]): Date =>
  new Date(Math.min(...instants.flatMap((at) => (at ? [at.getTime()] : []))));
