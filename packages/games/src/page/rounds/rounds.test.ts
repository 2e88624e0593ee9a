import fc from 'fast-check';
import type { RoundAnswer } from '../answers.ts';
import { afterRound, mayPlay, type AutoPlan } from './auto.ts';
import { firstState, nextRound, type RoundEvent } from './round.machine.ts';

const round = (over: boolean): RoundAnswer => ({ roundId: 'r', over }) as RoundAnswer;
const events: fc.Arbitrary<RoundEvent> = fc.oneof(
  fc.constant({ kind: 'asked' } as const),
  fc.boolean().map((over) => ({ kind: 'answered', round: round(over) }) as const),
  fc.constant({ kind: 'refused' } as const),
  fc.constant({ kind: 'shown' } as const),
);

test('a round goes from its asking over its actions to its end', () => {
  const walked = [
    { kind: 'asked' },
    { kind: 'answered', round: round(false) },
    { kind: 'asked' },
    { kind: 'answered', round: round(true) },
    { kind: 'shown' },
  ] as const;
  const phases = walked.map((_, n) => walked.slice(0, n + 1).reduce(nextRound, firstState(null)).phase);
  expect(phases).toEqual(['asking', 'open', 'asking', 'showing', 'ready']);
});

test('an action that is refused leaves the round as it stood', () => {
  const open = firstState(round(false));
  const asked = nextRound(open, { kind: 'asked' });
  expect(nextRound(asked, { kind: 'refused' })).toEqual(open);
});

test('whatever happens, only what was asked is answered, and only what has ended is shown', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (all) => {
      let state = firstState(null);
      for (const event of all) {
        const next = nextRound(state, event);
        if (event.kind === 'answered' && next !== state) expect(state.phase).toBe('asking');
        if (event.kind === 'asked' && next !== state) expect(['ready', 'open']).toContain(state.phase);
        if (next.phase === 'showing') expect(next.round.over).toBe(true);
        if (next.phase === 'open') expect(next.round.over).toBe(false);
        state = next;
      }
    }),
  );
});

test('auto play never loses more than its limit', () => {
  const stake = 100n;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.nat(150), { minLength: 60, maxLength: 60 }),
      (stakes, payouts) => {
        const lossLimit = stake * BigInt(stakes);
        let plan: AutoPlan | undefined = { left: 50, lossLimit, winLimit: undefined, lost: 0n };
        let lost = 0n;
        let rounds = 0;
        for (const payout of payouts) {
          if (!plan || !mayPlay(plan, stake)) break;
          lost += stake - BigInt(payout);
          rounds += 1;
          expect(lost).toBeLessThanOrEqual(lossLimit);
          plan = afterRound(plan, stake, BigInt(payout));
        }
        expect(rounds).toBeLessThanOrEqual(50);
      },
    ),
  );
});

test('auto play ends when it is used up, and at a win of the size that was set', () => {
  const plan: AutoPlan = { left: 2, lossLimit: 10_000n, winLimit: 500n, lost: 0n };
  const once = afterRound(plan, 100n, 499n)!;
  expect(once).toMatchObject({ left: 1, lost: -399n });
  expect(afterRound(once, 100n, 0n)).toBeUndefined();
  expect(afterRound(plan, 100n, 500n)).toBeUndefined();
});
