import fc from 'fast-check';
import { drawsOf } from '@tessera/domain/fairness';
import { replay } from '../../../rules/solo-rules.ts';
import { seededDraw } from '../../../testing/seeded.ts';
import { advise } from './advise.ts';
import { isBlackjack, totalOf } from './cards.ts';
import { VARIANTS, type BlackjackRules } from './index.ts';
import { halvesOf, verdictOf } from './pay.ts';
import { ACTIONS, type Action, type State } from './round.ts';

const seeds = fc.nat(2 ** 31 - 1);
const rulesets = fc.constantFrom(...Object.values(VARIANTS));
const STAKE = 100n;

/** Any decisions that are allowed, one by one. */
const wills = fc.infiniteStream(fc.nat(1_000));

interface Played {
  readonly rules: BlackjackRules;
  readonly states: readonly State[];
  readonly actions: readonly Action[];
}
function playAny(rules: BlackjackRules, seed: number, will: Iterator<number>): Played {
  const draw = seededDraw(seed);
  const states = [rules.start({}, draw)];
  const actions: Action[] = [];
  while (!rules.isOver(states.at(-1)!)) {
    const state = states.at(-1)!;
    const { allowed } = rules.view(state);
    const action = allowed[will.next().value! % allowed.length]!;
    actions.push(action);
    states.push(rules.act(state, action, draw)!);
  }
  return { rules, states, actions };
}
const rounds = fc.tuple(rulesets, seeds, wills).map(([rules, seed, will]) => playAny(rules, seed, will));

/** A shoe that deals these ranks first: 1 an ace, 13 a king; the player gets the first and the third. */
function stacked(...ranks: readonly number[]): (below: number) => number {
  const taken: number[] = [];
  return () => {
    const rank = ranks[taken.length]! - 1;
    const card = [0, 1, 2, 3, 4, 5].map((suit) => suit * 13 + rank).find((one) => !taken.includes(one))!;
    const before = taken.filter((one) => one < card).length;
    taken.push(card);
    return card - before;
  };
}
function dealt(rules: BlackjackRules, ranks: readonly number[], ...actions: readonly Action[]): State {
  return replay(rules, { choice: {}, actions }, stacked(...ranks));
}
const paid = (state: State): number => Number(VARIANTS.classic.payout(state, STAKE)) / Number(STAKE);

test('every round comes to an end, pays whole units, and no more than the most', () => {
  fc.assert(
    fc.property(rounds, ({ rules, states }) => {
      for (const stake of rules.stakes('JPY').slice(0, 3)) {
        const payout = rules.payout(states.at(-1)!, stake);
        expect(payout).toBeGreaterThanOrEqual(0n);
        expect(payout).toBeLessThanOrEqual(stake * BigInt(rules.maxWinMultiple));
        expect((payout * 2n) % stake).toBe(0n);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a round is told again from its seed, choice and actions', () => {
  fc.assert(
    fc.property(rulesets, fc.uint8Array({ minLength: 32, maxLength: 32 }), wills, (rules, bytes, will) => {
      const seed = Buffer.from(bytes).toString('hex');
      const draw = drawsOf(seed, 'words');
      let state = rules.start({}, draw);
      const actions: Action[] = [];
      while (!rules.isOver(state)) {
        const { allowed } = rules.view(state);
        actions.push(allowed[will.next().value % allowed.length]!);
        // Also as it comes back from a store.
        state = rules.act(JSON.parse(JSON.stringify(state)) as State, actions.at(-1)!, draw)!;
      }
      expect(replay(rules, { choice: {}, actions }, drawsOf(seed, 'words'))).toEqual(state);
    }),
  );
});

test('no card is dealt twice', () => {
  fc.assert(
    fc.property(rounds, ({ states }) => {
      const { hands, dealer } = states.at(-1)!;
      const cards = [...hands.flatMap((hand) => hand.cards), ...dealer];
      expect(new Set(cards).size).toBe(cards.length);
    }),
  );
});

test('the card that lies face down changes nothing that the player sees', () => {
  fc.assert(
    fc.property(rounds, fc.nat(311), ({ rules, states }, other) => {
      for (const state of states) {
        const told = rules.view(state);
        if (rules.isOver(state)) {
          expect(told.dealer.cards).not.toContain(null);
          continue;
        }
        const swapped = { ...state, dealer: [state.dealer[0]!, other] };
        expect(rules.view(swapped)).toEqual(told);
        expect(told.dealer.cards).toHaveLength(2);
        expect(told.dealer.cards[1]).toBeNull();
      }
    }),
  );
});

test('what is not allowed gives nothing, what is allowed goes on', () => {
  fc.assert(
    fc.property(rounds, seeds, ({ rules, states }, seed) => {
      for (const state of states) {
        const { allowed } = rules.view(state);
        for (const action of ACTIONS) {
          const next = rules.act(state, action, seededDraw(seed));
          expect(next !== undefined).toBe(allowed.includes(action));
        }
        expect(allowed.length === 0).toBe(rules.isOver(state));
      }
    }),
  );
});

test('whoever has gone stands and declines, which costs nothing and ends the round', () => {
  fc.assert(
    fc.property(rounds, seeds, ({ rules, states }, seed) => {
      for (const from of states) {
        let state = from;
        const draw = seededDraw(seed);
        for (let n = 0; !rules.isOver(state); n += 1) {
          expect(n).toBeLessThan(6);
          const action = rules.finish(state);
          expect(rules.costOf(state, action)).toBe(0);
          state = rules.act(state, action, draw)!;
        }
      }
    }),
  );
});

test('the dealer draws to seventeen, and no further; to a soft one by the house’s rule', () => {
  fc.assert(
    fc.property(rounds, ({ rules, states }) => {
      const { dealer, hands } = states.at(-1)!;
      const idle = hands.every(({ cards }) => totalOf(cards).points > 21) || isBlackjack(hands[0]!.cards);
      if (isBlackjack(dealer) || (idle && hands.length === 1)) return expect(dealer).toHaveLength(2);
      const stops = (cards: readonly number[]): boolean => {
        const { points, soft } = totalOf(cards);
        return points > 17 || (points === 17 && !(soft && rules === VARIANTS.hard));
      };
      if (hands.some(({ cards }) => totalOf(cards).points <= 21)) expect(stops(dealer)).toBe(true);
      for (let seen = 2; seen < dealer.length; seen += 1) expect(stops(dealer.slice(0, seen))).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('advice is always something that is allowed, and never insurance', () => {
  fc.assert(
    fc.property(rounds, ({ rules, states }) => {
      for (const state of states.slice(0, -1)) {
        const view = rules.view(state);
        const action = advise(view);
        expect(view.allowed).toContain(action);
        expect(action).not.toBe('insure');
      }
    }),
  );
});

const { classic, hard } = VARIANTS;

test('a blackjack pays three to two at once', () => {
  const state = dealt(classic, [1, 5, 13, 9]);
  expect(classic.isOver(state)).toBe(true);
  expect(paid(state)).toBe(2.5);
});

test('two blackjacks are a push, a dealer’s alone takes the stake before anything is decided', () => {
  expect(paid(dealt(classic, [1, 13, 10, 1]))).toBe(1);
  const lost = dealt(classic, [9, 13, 9, 1]);
  expect(classic.isOver(lost)).toBe(true);
  expect(paid(lost)).toBe(0);
});

test('insurance is asked for at an ace, costs half a stake, and pays two to one', () => {
  const asked = dealt(classic, [9, 1, 9, 13]);
  expect(classic.view(asked)).toMatchObject({
    insurance: 'offered',
    allowed: ['insure', 'decline'],
    active: null,
  });
  expect(classic.costOf(asked, 'insure')).toBe(0.5);
  const insured = dealt(classic, [9, 1, 9, 13], 'insure');
  expect(classic.isOver(insured)).toBe(true);
  // The stake is lost, the insurance gives it back: nothing won, nothing lost.
  expect(paid(insured)).toBe(1.5);
  expect(paid(dealt(classic, [9, 1, 9, 13], 'decline'))).toBe(0);
  // A blackjack that is insured against a blackjack: the push and the insurance.
  expect(paid(dealt(classic, [1, 1, 13, 13], 'insure'))).toBe(2.5);
  // … and where the dealer has none, the insurance is lost and the blackjack is paid.
  const natural = dealt(classic, [1, 1, 13, 9], 'insure');
  expect(classic.isOver(natural)).toBe(true);
  expect(paid(natural)).toBe(2.5);
  const goesOn = dealt(classic, [9, 1, 9, 7], 'insure');
  expect(classic.view(goesOn)).toMatchObject({ over: false, insurance: 'taken', active: 0 });
});

test('a doubled hand gets one card, and pays double', () => {
  const state = dealt(classic, [6, 6, 5, 10, 10, 10], 'double');
  expect(state.hands[0]).toMatchObject({ doubled: true, done: true });
  expect(classic.costOf(state, 'double')).toBe(1);
  // 21 against a dealer who draws to 26.
  expect(paid(state)).toBe(4);
});

test('a bust loses though the dealer would have bust, too: no card is drawn for it', () => {
  const state = dealt(classic, [10, 6, 6, 10, 10], 'hit');
  expect(state.dealer).toHaveLength(2);
  expect(paid(state)).toBe(0);
});

test('a pair splits into up to four hands, each for a stake of its own', () => {
  const ranks = [8, 7, 8, 10, 8, 8, 10, 10, 10, 10];
  const decisions = ['split', 'split', 'stand', 'stand', 'split'] as const;
  const split = dealt(classic, ranks, ...decisions);
  expect(split.hands).toHaveLength(4);
  expect(classic.view(split).allowed).not.toContain('split');
  const over = dealt(classic, ranks, ...decisions, 'stand', 'stand');
  // Eighteen four times against seventeen.
  expect(over.hands.map((hand) => verdictOf(hand, over))).toEqual(['win', 'win', 'win', 'win']);
  expect(paid(over)).toBe(8);
});

test('ten and picture are a pair; split aces get one card each, and 21 then is no blackjack', () => {
  expect(classic.view(dealt(classic, [10, 7, 13, 10])).allowed).toContain('split');
  const aces = dealt(classic, [1, 7, 1, 10, 13, 5], 'split');
  expect(aces.over).toBe(true);
  expect(aces.hands.map((hand) => verdictOf(hand, aces))).toEqual(['win', 'lose']);
  expect(halvesOf(aces.hands[0]!, aces)).toBe(4);
});

test('21 asks for nothing more', () => {
  const state = dealt(classic, [5, 7, 6, 10, 10], 'hit');
  expect(totalOf(state.hands[0]!.cards).points).toBe(21);
  expect(state.over).toBe(true);
});

test('a soft seventeen of the dealer’s stands by one set of rules and draws by the other', () => {
  const ranks = [10, 6, 8, 1, 5];
  expect(dealt(classic, ranks, 'stand').dealer).toHaveLength(2);
  expect(dealt(hard, [...ranks, 9, 9], 'stand').dealer.length).toBeGreaterThan(2);
});

test.each([
  [[10, 6, 6, 9], 'stand'],
  [[10, 7, 6, 9], 'hit'],
  [[6, 6, 5, 9], 'double'],
  [[8, 10, 8, 9], 'split'],
  [[5, 6, 5, 9], 'double'],
  [[13, 6, 10, 9], 'stand'],
  [[1, 9, 7, 9], 'hit'],
  [[1, 6, 7, 9], 'double'],
  [[1, 2, 7, 9], 'stand'],
  [[9, 7, 9, 9], 'stand'],
  [[9, 9, 9, 9], 'split'],
  [[2, 8, 2, 9], 'hit'],
  [[1, 1, 1, 9], 'decline'],
] as const)('basic strategy for %j is %s', (ranks, action) => {
  const state = dealt(classic, ranks);
  expect(advise(classic.view(state))).toBe(action);
});

test('where the dealer hits a soft seventeen, eleven is doubled against an ace and eighteen against a two', () => {
  const eleven = dealt(hard, [6, 1, 5, 9], 'decline');
  expect(advise(hard.view(eleven))).toBe('double');
  expect(advise(classic.view(eleven))).toBe('hit');
  const eighteen = dealt(hard, [1, 2, 7, 9]);
  expect(advise(hard.view(eighteen))).toBe('double');
});
