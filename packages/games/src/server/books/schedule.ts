import type { BookRules } from '../../rules/book-rules.ts';

type Pace = Pick<BookRules, 'everyMs' | 'aheadMs' | 'runMs'>;

/** A book that begins again has fixtures that run already: drawn and written down before anybody sees them, like others. */
const BEGUN = 0.75;

/**
 * The kickoffs of fixtures that are to be offered by now and are not yet; on whole multiples of the pace, by the clock.
 * @param last kickoff that is offered, epoch milliseconds, as is `now`
 */
export function kickoffsToOffer(
  { everyMs, aheadMs, runMs }: Pace,
  last: number | undefined,
  now: number,
): number[] {
  const kickoffs: number[] = [];
  const earliest = Math.ceil((now - runMs * BEGUN) / everyMs) * everyMs;
  const from = last === undefined ? earliest : Math.max(earliest, last + everyMs);
  for (let kickoff = from; kickoff <= now + aheadMs; kickoff += everyMs) kickoffs.push(kickoff);
  return kickoffs;
}
