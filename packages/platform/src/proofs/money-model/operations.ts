import fc from 'fast-check';
import type { Happened } from '../history/linearise.ts';
import type { Outcome } from '../processes/client.ts';

/** What clients do in the model test. Players, providers, envelopes, rounds and names are told by small numbers. */

/** Amounts are cents. */
type Money =
  | {
      readonly kind: 'transfer';
      readonly provider: number;
      readonly direction: 'in' | 'out';
      readonly amount: number;
    }
  | { readonly kind: 'claim'; readonly envelope: number }
  | { readonly kind: 'allBack' | 'getBack' | 'spin' | 'signIn' };

/** Of a member's browser, with an idempotency key that the player's other calls may have as well. */
export type MemberCall = Money & { readonly player: number; readonly name: number };

type Round =
  | { readonly kind: 'wager'; readonly amount: number }
  | { readonly kind: 'settle'; readonly payout: number }
  | { readonly kind: 'cancel' };

/** Of the provider's game server, in the player's game. */
export type ProviderCall = Round & {
  readonly player: number;
  readonly round: number;
  readonly transaction: number;
};

/** Calls that change no money. */
export type OtherCall = { readonly kind: 'cash' | 'wallets' | 'leave'; readonly player: number };

export type Operation = MemberCall | ProviderCall | OtherCall;

/** An operation as its client saw it. */
export interface Event extends Happened {
  readonly operation: Operation;
  readonly outcome: Outcome<unknown>;
}

export const PLAYERS = 2;
export const PROVIDERS = 2;
export const ENVELOPES = 2;
/** Every player begins with so many cents. */
export const START = 2_000;

/** Most of what happens happens to one of them: there it meets what happened before. */
const player = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat(PLAYERS - 1) },
);
/** Most leave something for what comes after. */
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: START / 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: START }) },
);
const name = fc.nat(1);
const ofRound = { player, round: fc.nat(2), transaction: fc.nat(4) };
const kind = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);

export const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('transfer'),
      player,
      name,
      amount,
      provider: fc.nat(PROVIDERS - 1),
      direction: kind('in', 'in', 'out'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('claim'), player, name, envelope: fc.nat(ENVELOPES - 1) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: kind('allBack', 'getBack'), player, name }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('spin', 'signIn'), player, name }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('wager'), ...ofRound, amount }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('settle'), ...ofRound, payout: fc.nat(START) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('cancel'), ...ofRound }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('cash', 'wallets'), player }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('leave'), player }) },
);
