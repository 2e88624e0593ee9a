import fc from 'fast-check';
import type { Fixture, Market } from '../../../protocol/book.ts';
import { bookOf, fixture, market } from '../../../page/testing/fake-book.ts';
import {
  afterPlacing,
  isAmong,
  legOf,
  oddsNow,
  offerOf,
  picksOf,
  planOf,
  standingOf,
  toggle,
  withOddsNow,
  withStake,
  withStakeOnAll,
  type Draft,
  type PlanRules,
} from './slip.ts';

const one = fixture('1');
const two = fixture('2');
const legAt = (of: Fixture, at: Market, name: string) =>
  legOf(
    offerOf(
      of,
      at,
      at.picks.find((one) => one.pick === name)!,
    ),
  );
const pick = (of: Fixture, name: string) => legAt(of, of.markets[0]!, name);
const RULES: PlanRules = { mode: 'singles', stake: 100n, takesAny: false, mostTimes: 1_000 };
const SINGLES = { mode: 'singles', most: 8 } as const;
const COMBO = { mode: 'combo', most: 8 } as const;
const withPrice = (of: Fixture, home: number, isOpen = true): Fixture => ({
  ...of,
  markets: [{ ...market('result', null, { home, draw: 350, away: 420 }), isOpen }],
});

describe('picking', () => {
  test('a pick goes on the slip, and off it again', () => {
    const draft = toggle([], pick(one, 'home'), SINGLES);
    expect(draft).toMatchObject([{ fixtureId: '1', pick: 'home', odds: 180 }]);
    expect(toggle(draft, pick(one, 'home'), SINGLES)).toEqual([]);
  });

  test('in a combination a match has one pick, in singles as many as the player likes', () => {
    const draft = [pick(one, 'home'), pick(two, 'draw')];
    const picks = (of: Draft) => of.map((leg) => `${leg.fixtureId} ${leg.pick}`);
    expect(picks(toggle(draft, pick(one, 'away'), COMBO))).toEqual(['2 draw', '1 away']);
    expect(picks(toggle(draft, pick(one, 'away'), SINGLES))).toEqual(['1 home', '2 draw', '1 away']);
  });

  test('a full slip takes no more; one of a single leg takes the new one instead', () => {
    const draft = [pick(one, 'home')];
    expect(toggle(draft, pick(two, 'home'), { mode: 'singles', most: 1 })).toEqual([pick(two, 'home')]);
    const full = [pick(one, 'home'), pick(one, 'draw')];
    expect(toggle(full, pick(two, 'home'), { mode: 'singles', most: 2 })).toBe(full);
  });
});

test('what of a match is on the slip is told of its own picks and lines alone', () => {
  const total = (line: number) => market('total', line, { over: 190, under: 190 });
  const over = legAt(one, total(2.5), 'over');
  const draft = [pick(one, 'home'), pick(two, 'draw'), over];
  const picks = picksOf(draft, '1');
  expect(isAmong(picks, pick(one, 'home'))).toBe(true);
  expect(isAmong(picks, over)).toBe(true);
  expect(isAmong(picks, pick(one, 'draw'))).toBe(false);
  expect(isAmong(picks, legAt(one, total(12.5), 'over'))).toBe(false);
  expect(picksOf(draft, '3')).toBe('');
});

describe('how a leg stands', () => {
  const leg = pick(one, 'home');
  test('at the odds of now, locked while its market takes no bets, gone when there is none', () => {
    expect(standingOf(leg, bookOf([withPrice(one, 190)]))).toEqual({ kind: 'open', odds: 190 });
    expect(standingOf(leg, bookOf([withPrice(one, 190, false)]))).toEqual({ kind: 'locked', odds: 190 });
    expect(standingOf(leg, bookOf([]))).toEqual({ kind: 'gone' });
    expect(oddsNow(leg, bookOf([]))).toBe(180);
  });

  test('another line of the same market is another bet', () => {
    const over = (line: number) => market('total', line, { over: 190, under: 190 });
    const leg25 = legAt(one, over(2.5), 'over');
    expect(standingOf(leg25, bookOf([{ ...one, markets: [over(1.5)] }]))).toEqual({ kind: 'gone' });
  });
});

describe('what a slip costs and could pay', () => {
  const draft = [pick(one, 'home'), pick(two, 'away')];
  const book = bookOf([one, two]);

  test('singles are slips of their own, each with its own stake', () => {
    const plan = planOf(withStake(draft, draft[1]!, 500n), book, RULES);
    expect(plan.slips.map(({ legs, stake }) => [legs.length, stake])).toEqual([
      [1, 100n],
      [1, 500n],
    ]);
    expect([plan.staked, plan.couldPay, plan.hindrance]).toEqual([600n, 180n + 2_100n, undefined]);
  });

  test('the stake for all takes the place of each one’s own', () => {
    const plan = planOf(withStakeOnAll(withStake(draft, draft[1]!, 500n)), book, RULES);
    expect(plan.staked).toBe(200n);
  });

  test('a combination is one slip at the product of its odds, as far as the house pays', () => {
    const combo = planOf(draft, book, { ...RULES, mode: 'combo' });
    expect([combo.slips.length, combo.staked, combo.odds, combo.couldPay]).toEqual([1, 100n, 756, 756n]);
    expect(planOf(draft, book, { ...RULES, mode: 'combo', mostTimes: 5 }).couldPay).toBe(500n);
  });

  test('a match has one leg in a combination, and one leg is a single', () => {
    const same = [pick(one, 'home'), pick(one, 'away')];
    expect(planOf(same, book, { ...RULES, mode: 'combo' }).hindrance).toBe('sameMatch');
    const single = planOf(draft.slice(0, 1), book, { ...RULES, mode: 'combo' });
    expect([single.hindrance, single.slips.length, single.couldPay]).toEqual([undefined, 1, 180n]);
  });

  test('odds that have fallen are the player’s to take, unless any are taken', () => {
    const fallen = bookOf([withPrice(one, 170), two]);
    expect(planOf(draft, fallen, RULES).hindrance).toBe('worse');
    expect(planOf(withOddsNow(draft, fallen), fallen, RULES).hindrance).toBeUndefined();
    const any = planOf(draft, fallen, { ...RULES, takesAny: true });
    expect([any.hindrance, any.slips[0]!.legs[0]!.odds, any.slips[0]!.accept]).toEqual([
      undefined,
      170,
      'any',
    ]);
  });

  test('odds that have risen are no hindrance', () => {
    const risen = planOf(draft, bookOf([withPrice(one, 200), two]), RULES);
    expect([risen.hindrance, risen.couldPay]).toEqual([undefined, 200n + 420n]);
  });

  test('singles that cannot be placed now wait on the slip; a combination waits for all of its legs', () => {
    const locked = bookOf([withPrice(one, 180, false), two]);
    expect(planOf(draft, locked, RULES).slips.map(({ legs }) => legs[0]!.fixtureId)).toEqual(['2']);
    expect(planOf(draft, locked, { ...RULES, mode: 'combo' }).hindrance).toBe('locked');
    expect(planOf(draft, bookOf([two]), { ...RULES, mode: 'combo' }).hindrance).toBe('gone');
    expect(planOf(draft, bookOf([]), RULES).hindrance).toBe('gone');
  });

  test('what it could pay is never below what it costs, whatever is on it', () => {
    const anyDraft = fc.array(fc.record({ home: fc.integer({ min: 105, max: 5_000 }) }), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(anyDraft, fc.constantFrom('singles' as const, 'combo' as const), (prices, mode) => {
        const fixtures = prices.map(({ home }, at) => withPrice(fixture(String(at + 1)), home));
        const legs = fixtures.map((of) => pick(of, 'home'));
        const plan = planOf(legs, bookOf(fixtures), { ...RULES, mode });
        expect(plan.hindrance).toBeUndefined();
        expect(plan.couldPay).toBeGreaterThan(plan.staked);
        expect(plan.couldPay).toBeLessThanOrEqual(plan.staked * BigInt(RULES.mostTimes));
      }),
    );
  });
});

test('after placing, what was placed is off the slip and the rest says what became of it', () => {
  const three = fixture('3');
  const draft = [pick(one, 'home'), pick(two, 'home'), pick(three, 'home')];
  const { slips } = planOf(draft, bookOf([one, two, three]), RULES);
  const left = afterPlacing(draft, slips, [
    { kind: 'placed', slip: {} as never },
    { kind: 'moved' },
    { kind: 'closed' },
  ]);
  expect(left.map(({ fixtureId, told }) => [fixtureId, told])).toEqual([
    ['2', 'moved'],
    ['3', 'closed'],
  ]);
  expect(
    afterPlacing(
      draft,
      slips,
      draft.map(() => ({ kind: 'refused' as const })),
    ),
  ).toEqual(draft);
});
