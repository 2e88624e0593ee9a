import type { Fixture, Happening, Slip } from '../../../protocol/book.ts';
import { bookOf, fixture } from '../../../page/testing/fake-book.ts';
import { chancesOf, colourOf, firstFixture, followed, isHalfTime, newGoals, newlyEnded } from './fixtures.ts';

const goal = (minute: number, side: 'home' | 'away'): Happening => ({
  ...{ at: minute, minute, kind: 'goal', side, what: null },
});
const running = (id: string, happenings: readonly Happening[]): Fixture =>
  fixture(id, { phase: 'running', minute: 30, happenings: [...happenings] });
const slip = (fixtureId: string, changed: Partial<Slip> = {}): Slip => ({
  ...{ roundId: fixtureId, requestId: fixtureId, stake: '1.00', odds: 180, couldPay: '1.80', at: 1 },
  legs: [
    {
      ...{ fixtureId, number: 1, home: '', away: '', kickoffAt: 0, market: 'result', line: null },
      ...{ pick: 'home', odds: 180, state: 'open', score: null },
    },
  ],
  ...{ state: 'open', payout: null },
  ...changed,
});

test('what odds say adds up to one, in the odds’ order', () => {
  const { home, draw, away } = chancesOf(fixture('1'))!;
  expect(home + draw + away).toBeCloseTo(1, 10);
  expect(home).toBeGreaterThan(draw);
  expect(draw).toBeGreaterThan(away);
  expect(chancesOf(fixture('1', { markets: [] }))).toBeUndefined();
});

test('a kit is told by its shirt, a dark one by its trim', () => {
  const kit = (shirt: string, trim: string) => ({
    ...fixture('1').home,
    colours: [shirt, trim] as [string, string],
  });
  expect(colourOf(kit('#0f6cbd', '#ffffff'))).toBe('#0f6cbd');
  expect(colourOf(kit('#111827', '#a3a3a3'))).toBe('#a3a3a3');
});

test('what runs is shown first, what was last only where nothing comes', () => {
  const ended = fixture('1', { phase: 'over' });
  expect(firstFixture(bookOf([fixture('2')], { results: [ended] }))!.id).toBe('2');
  expect(firstFixture(bookOf([], { results: [ended] }))).toBe(ended);
});

test('it is half-time until the second half has begun', () => {
  const rest: Happening = { ...goal(45, 'home'), kind: 'halfTime', side: null };
  expect(isHalfTime(fixture('1', { minute: 45, happenings: [rest] }))).toBe(true);
  expect(isHalfTime(fixture('1', { minute: 46, happenings: [rest] }))).toBe(false);
  expect(isHalfTime(fixture('1', { minute: 45, happenings: [goal(45, 'home')] }))).toBe(false);
});

describe('goals that are told', () => {
  const before = bookOf([running('1', [goal(3, 'home')]), running('2', [])]);
  const now = bookOf([running('1', [goal(3, 'home'), goal(9, 'away')]), running('2', [goal(8, 'home')])]);

  test('are those of matches that open slips wait for, each once', () => {
    expect(newGoals(before, now, followed([slip('1')]))).toEqual([
      { fixture: now.fixtures[0], goal: goal(9, 'away') },
    ]);
    expect(newGoals(now, now, followed([slip('1')]))).toEqual([]);
  });

  test('are none of slips that are paid, and none that fell before the match was seen', () => {
    expect(newGoals(before, now, followed([slip('1', { state: 'settled', payout: '0' })]))).toEqual([]);
    expect(newGoals(bookOf([]), now, followed([slip('1')]))).toEqual([]);
  });

  test('are told of a match that ended with it', () => {
    const over = bookOf([], { results: [{ ...running('2', [goal(90, 'home')]), phase: 'over' }] });
    expect(newGoals(before, over, followed([slip('2')]))).toHaveLength(1);
  });
});

test('a slip is told once, when it ends', () => {
  const paid = slip('1', { state: 'settled', payout: '1.80' });
  expect(newlyEnded([slip('1')], [paid])).toEqual([paid]);
  expect(newlyEnded([paid], [paid])).toEqual([]);
  expect(newlyEnded([], [paid])).toEqual([]);
});
