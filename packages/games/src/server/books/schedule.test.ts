import fc from 'fast-check';
import { kickoffsToOffer } from './schedule.ts';

const pace = { everyMs: 45_000, aheadMs: 720_000, runMs: 180_000 };
const instant = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });

test('a book that begins offers fixtures by the clock, some of which run already', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const kickoffs = kickoffsToOffer(pace, undefined, now);
      expect(kickoffs.every((kickoff) => kickoff % pace.everyMs === 0)).toBe(true);
      expect(kickoffs).toEqual(kickoffs.map((_, n) => kickoffs[0]! + n * pace.everyMs));
      expect(kickoffs.filter((kickoff) => kickoff <= now)).toHaveLength(3);
      // None is so far on that nobody could bet on it any more.
      expect(now - kickoffs[0]!).toBeLessThan(pace.runMs * 0.8);
      expect(now + pace.aheadMs - kickoffs.at(-1)!).toBeLessThan(pace.everyMs);
    }),
  );
});

test('one that goes on offers what follows, and nothing twice', () => {
  fc.assert(
    fc.property(instant, fc.nat({ max: 3_600_000 }), (now, later) => {
      const before = kickoffsToOffer(pace, undefined, now);
      const after = kickoffsToOffer(pace, before.at(-1), now + later);
      expect(after.every((kickoff) => kickoff > before.at(-1)!)).toBe(true);
      expect(kickoffsToOffer(pace, after.at(-1) ?? before.at(-1), now + later)).toEqual([]);
      // Whatever happened meanwhile, there is as much to bet on as in a book that begins.
      const offered = [...before, ...after].filter((kickoff) => kickoff > now + later);
      expect(offered).toEqual(
        kickoffsToOffer(pace, undefined, now + later).filter((kickoff) => kickoff > now + later),
      );
    }),
  );
});
