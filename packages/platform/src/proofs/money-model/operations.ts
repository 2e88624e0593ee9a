import fc from 'fast-check';
import type { Happened } from '../history/linearise.ts';
import type { Outcome } from '../processes/client.ts';

/**
 * What clients do in the model test. Players, providers, envelopes, rounds and names are told by small numbers; so are
 * orders in a plan, until it is carried out: then by the number that the platform has given them.
 */

/** Amounts are cents. */
type Money<Order> =
  | {
      readonly kind: 'transfer';
      readonly provider: number;
      readonly direction: 'in' | 'out';
      readonly amount: number;
    }
  | { readonly kind: 'claim'; readonly envelope: number }
  | { readonly kind: 'allBack' | 'getBack' | 'spin' | 'signIn' }
  | { readonly kind: 'deposit' | 'withdraw'; readonly amount: number }
  | { readonly kind: 'cancelDeposit' | 'cancelWithdrawal'; readonly order: Order }
  /** To somebody of the agent's downline, or not of it. */
  | { readonly kind: 'give'; readonly to: number; readonly amount: number };

/** Of a member's browser, with an idempotency key that the player's other calls may have as well. */
export type MemberCall<Order = string> = Money<Order> & { readonly player: number; readonly name: number };

type Round =
  | { readonly kind: 'wager'; readonly amount: number }
  /** What is returned is above zero where it is told. */
  | { readonly kind: 'settle'; readonly payout: number; readonly returned?: number | undefined }
  | { readonly kind: 'cancel' };

/** Of the provider's game server, in the player's game. */
export type ProviderCall = Round & {
  readonly player: number;
  readonly round: number;
  readonly transaction: number;
};

/** Of the payment provider: what became of a deposit, signed. */
export interface Notice<Order = string> {
  readonly kind: 'notice';
  readonly order: Order;
  readonly status: 'paid' | 'failed';
  /** Cents that it tells beyond what was asked for: with any, it is of no such order. */
  readonly beyond: number;
  /** Notices that are the same, this included, have the same signature. */
  readonly attempt: number;
}

/** Of an operator, about a withdrawal. */
export interface Decision<Order = string> {
  readonly kind: 'approve' | 'reject';
  readonly order: Order;
}

/** Calls that change no money. */
export interface OtherCall {
  readonly kind: 'cash' | 'wallets' | 'deposits' | 'withdrawals' | 'leave';
  readonly player: number;
}

export type Operation<Order = string> =
  MemberCall<Order> | ProviderCall | Notice<Order> | Decision<Order> | OtherCall;

/** An operation as its client saw it. */
export interface Event extends Happened {
  readonly operation: Operation;
  readonly outcome: Outcome<unknown>;
}

export const PLAYERS = 2;
/** Who brought the others to the site. */
export const AGENT = 0;
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
const name = fc.nat(2);
const ofRound = { player, round: fc.nat(2), transaction: fc.nat(4) };
/** Now and then more than there was at stake. */
const returned = fc.option(fc.integer({ min: 1, max: START / 8 }), { nil: undefined });
/** How long ago it was made: 0 is the newest. */
const order = fc.nat(2);
const kind = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);

export const plannedOperation: fc.Arbitrary<Operation<number>> = fc.oneof(
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
    arbitrary: fc.record({ kind: kind('settle'), ...ofRound, payout: fc.nat(START), returned }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('cancel'), ...ofRound }) },
  { weight: 9, arbitrary: fc.record({ kind: kind('deposit', 'withdraw'), player, name, amount }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind('notice'),
      order,
      status: kind('paid', 'paid', 'paid', 'failed'),
      beyond: fc.constantFrom(0, 0, 0, 0, 1),
      attempt: fc.nat(2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('cancelDeposit', 'cancelWithdrawal'), player, name, order }),
  },
  { weight: 5, arbitrary: fc.record({ kind: kind('approve', 'reject'), order }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('give'),
      player: fc.constant(AGENT),
      name,
      to: fc.constantFrom(1, 1, 1, AGENT),
      amount,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('cash', 'wallets'), player }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('deposits', 'withdrawals'), player }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('leave'), player }) },
);
