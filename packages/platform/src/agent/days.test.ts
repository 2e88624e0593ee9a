import fc from 'fast-check';
import { siteDay } from '../site/calendar.ts';
import { addDays, divide, lengthOf, mondayOf, periodOfWeek, spanOf, weekOf } from './days.ts';

const someDay = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-11-30'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

test.each([
  ['2026-11-16', '2026-W47'],
  ['2026-11-22', '2026-W47'],
  ['2026-11-23', '2026-W48'],
  ['2027-01-01', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
])('%s is in %s', (day, week) => {
  expect(weekOf(day)).toBe(week);
});

test('a week is the seven days that say they are in it', () => {
  fc.assert(
    fc.property(someDay, (day) => {
      const week = periodOfWeek(weekOf(day));
      expect(week?.from).toBe(mondayOf(day));
      expect(week && lengthOf(week)).toBe(7);
      expect(weekOf(week?.to ?? '')).toBe(weekOf(day));
      expect(weekOf(addDays(week?.to ?? '', 1))).not.toBe(weekOf(day));
    }),
  );
});

test.each(['2026-W54', '2026-W00', '2025-W53', '2026-47', '1999-W01', ''])('there is no week %j', (week) => {
  expect(periodOfWeek(week)).toBeUndefined();
});

test('a week begins at midnight in Caracas and ends a week later', () => {
  const week = periodOfWeek('2026-W47');
  expect(week && spanOf(week)).toEqual({
    since: new Date('2026-11-16T04:00:00Z'),
    until: new Date('2026-11-23T04:00:00Z'),
  });
});

test('the instants of a period are those of its days', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 40 }), (from, more) => {
      const to = addDays(from, more);
      const { since, until } = spanOf({ from, to });
      expect(siteDay(since)).toBe(from);
      expect(siteDay(new Date(since.getTime() - 1))).toBe(addDays(from, -1));
      expect(siteDay(new Date(until.getTime() - 1))).toBe(to);
    }),
    { numRuns: 30 },
  );
});

test('however it is divided, each day is in one part, the latest first', () => {
  fc.assert(
    fc.property(
      someDay,
      fc.integer({ min: 0, max: 91 }),
      fc.constantFrom('day', 'week', 'month'),
      (from, more, grain) => {
        const period = { from, to: addDays(from, more) };
        const parts = divide(period, grain);
        expect(parts.reduce((sum, part) => sum + lengthOf(part), 0)).toBe(lengthOf(period));
        expect(parts[0]?.to).toBe(period.to);
        for (const [index, part] of parts.entries()) {
          expect(part.to).toBe(addDays(parts[index - 1]?.from ?? addDays(period.to, 1), -1));
        }
      },
    ),
  );
});

test('weeks and months are cut at the ends of the period', () => {
  const period = { from: '2026-10-28', to: '2026-11-03' };
  expect(divide(period, 'month')).toEqual([
    { from: '2026-11-01', to: '2026-11-03' },
    { from: '2026-10-28', to: '2026-10-31' },
  ]);
  expect(divide(period, 'week')).toEqual([
    { from: '2026-11-02', to: '2026-11-03' },
    { from: '2026-10-28', to: '2026-11-01' },
  ]);
});
