import fc from 'fast-check';
import { siteDay } from '../site/calendar.ts';
import { cutSpan } from './cash-spans.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-03-01T04:00:00Z');
/** Half hours of five days: midnights of the site's calendar are among them. */
const instant = fc.nat({ max: 240 }).map((halves) => new Date(START + (halves * HOUR_MS) / 2));

test('counts each instant once, in a kept day before the mark or in the ledger', () => {
  const end = fc.option(instant, { nil: undefined });
  fc.assert(
    fc.property(end, end, instant, instant, (from, to, mark, at) => {
      const { days, live } = cutSpan({ from, to }, mark);
      const day = siteDay(at);
      const isKept = at < mark && (!days.first || day >= days.first) && (!days.last || day <= days.last);
      const inLedger = live.filter((one) => (!one.from || at >= one.from) && (!one.to || at < one.to));
      const isWanted = (!from || at >= from) && (!to || at < to);
      expect(Number(isKept) + inLedger.length).toBe(isWanted ? 1 : 0);
    }),
    { numRuns: 2_000 },
  );
});

test('reads whole days from what is kept, and only the rest from the ledger', () => {
  const from = new Date('2026-03-02T04:00:00Z');
  const to = new Date('2026-03-04T04:00:00Z');
  expect(cutSpan({ from, to }, new Date('2026-03-10T00:00:00Z'))).toEqual({
    days: { first: '2026-03-02', last: '2026-03-03' },
    live: [],
  });
});
