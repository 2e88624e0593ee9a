import fc from 'fast-check';
import { VOID_AFTER_MS, nextStep, timesOf, type StoredRound } from './schedule.ts';

const pace = fc.record({
  bettingMs: fc.integer({ min: 100, max: 60_000 }),
  pauseMs: fc.integer({ min: 0, max: 20_000 }),
});
const now = fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 });
const runMs = fc.integer({ min: 0, max: 120_000 });

test('a round takes bets, runs, is shown, and gives way to the next one', () => {
  fc.assert(
    fc.property(pace, runMs, now, (table, run, at) => {
      expect(timesOf(table, run, at)).toEqual({
        opensAt: at,
        closesAt: at + table.bettingMs,
        endsAt: at + table.bettingMs + run,
        nextAt: at + table.bettingMs + run + table.pauseMs,
      });
    }),
  );
});

test('by the wall clock bets close at whole multiples, whenever the table woke, and are taken for half of their time at least', () => {
  fc.assert(
    fc.property(pace, runMs, now, fc.integer({ min: 1_000, max: 120_000 }), (table, run, at, everyMs) => {
      const clock = { ...table, everyMs };
      const { closesAt, endsAt, nextAt } = timesOf(clock, run, at);
      expect(closesAt % everyMs).toBe(0);
      expect(closesAt - at).toBeGreaterThanOrEqual(table.bettingMs / 2);
      expect(closesAt - at).toBeLessThan(table.bettingMs / 2 + everyMs);
      expect(nextAt).toBeGreaterThanOrEqual(endsAt + table.pauseMs);
    }),
  );
});

test('a draw every minute takes bets for its whole time, minute after minute', () => {
  const table = { bettingMs: 50_000, pauseMs: 3_000, everyMs: 60_000 };
  let at = 1_800_000_000_000 - 50_000;
  for (let minute = 0; minute < 5; minute += 1) {
    const times = timesOf(table, 6_000, at + 7);
    expect(times.closesAt).toBe(1_800_000_000_000 + minute * 60_000);
    at = times.nextAt;
  }
});

const round: StoredRound = {
  phase: 'betting',
  rulesVersion: 3,
  closesAt: 1_000,
  endsAt: 2_000,
  nextAt: 3_000,
};

test.each([
  ['opens the first round for the first player', undefined, 0, true, { do: 'open' }],
  ['opens nothing for nobody', undefined, 0, false, { do: 'rest' }],
  ['waits for the close', 'betting', 400, true, { do: 'wait', ms: 600 }],
  ['closes bets', 'betting', 1_000, false, { do: 'close' }],
  ['waits for the end', 'running', 1_500, true, { do: 'wait', ms: 500 }],
  ['ends the round, whether or not somebody is there', 'running', 2_000, false, { do: 'end' }],
  ['closes a round first that should have ended', 'betting', 2_500, true, { do: 'close' }],
  ['shows the end', 'over', 2_400, true, { do: 'wait', ms: 600 }],
  ['goes on with the next round', 'over', 3_000, true, { do: 'open' }],
  ['goes on after a void round', 'void', 3_000, true, { do: 'open' }],
  ['rests where nobody is', 'over', 9_000, false, { do: 'rest' }],
  [
    'calls off what could not be ended in time',
    'running',
    2_001 + VOID_AFTER_MS,
    true,
    { do: 'void', why: 'late' },
  ],
  ['calls off what nobody could close', 'betting', 2_001 + VOID_AFTER_MS, false, { do: 'void', why: 'late' }],
] as const)('whoever leads %s', (_what, phase, at, awake, step) => {
  expect(nextStep(phase && { ...round, phase }, 3, at, awake)).toEqual(step);
});

test('a round of other rules is called off, one that is over is not', () => {
  expect(nextStep(round, 4, 400, true)).toEqual({ do: 'void', why: 'rules' });
  expect(nextStep({ ...round, phase: 'over' }, 4, 9_000, true)).toEqual({ do: 'open' });
});
