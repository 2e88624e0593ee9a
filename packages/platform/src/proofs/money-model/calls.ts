import { WITHDRAW_PASSWORD } from '../cashier-players.ts';
import type { Player } from '../players.ts';
import type { Outcome, Sent } from '../processes/client.ts';
import { byNumber } from './cashier.model.ts';
import type { MemberCall, Operation, OtherCall, ProviderCall } from './operations.ts';
import { decimal } from './outcome.ts';

/** What the model's operations are as calls, and what the model knows of their answers. */

/** A player at a game. */
export interface Seat {
  readonly player: Player;
  readonly sessionToken: string;
  readonly bankAccountId: number;
}

/** What small numbers stand for in this run. */
export interface Ids {
  /** Makes names of this run its own. */
  readonly run: string;
  readonly seats: readonly Seat[];
  readonly envelopeIds: readonly number[];
  readonly providers: readonly number[];
  readonly methodId: number;
}

/** An operation that is one call of the wire. */
type Callable = MemberCall | ProviderCall | OtherCall;

export function callOf(operation: Callable, ids: Ids): Sent {
  const seat = ids.seats[operation.player];
  if (!seat) throw new Error(`there is no player ${operation.player}`);
  if ('round' in operation) return ofProvider(operation, seat, ids);
  if ('name' in operation) return ofMember(operation, seat, ids);
  const { token } = seat.player;
  const keys = { cash: 'myCash', wallets: 'wallets', leave: 'leave' } as const;
  if (operation.kind === 'deposits') return { key: 'depositList', payload: { count: 200 }, token };
  if (operation.kind === 'withdrawals') return { key: 'withdrawalList', payload: { count: 200 }, token };
  return { key: keys[operation.kind], payload: {}, token };
}

function ofProvider(operation: ProviderCall, { player, sessionToken }: Seat, { run }: Ids): Sent {
  const roundId = `${run}-${player.id}-${operation.round}`;
  const transactionId = `${run}-${player.id}-${operation.transaction}`;
  const round = { sessionToken, roundId, transactionId };
  if (operation.kind === 'settle') {
    const returned = operation.returned === undefined ? undefined : decimal(operation.returned);
    return { key: 'providerSettle', payload: { ...round, payout: decimal(operation.payout), returned } };
  }
  if (operation.kind === 'cancel') return { key: 'providerCancel', payload: round };
  const payload = { ...round, amount: decimal(operation.amount), outcome: {} };
  return { key: 'providerWager', payload };
}

function ofMember(operation: MemberCall, { player, bankAccountId }: Seat, ids: Ids): Sent {
  const named = { token: player.token, idempotencyKey: `${ids.run}-${operation.name}` };
  const withdrawPassword = WITHDRAW_PASSWORD;
  switch (operation.kind) {
    case 'transfer': {
      const { provider, direction } = operation;
      const gpId = ids.providers[provider] ?? 0;
      const payload = { gpId, direction, amount: decimal(operation.amount) };
      return { key: 'walletTransfer', payload, ...named };
    }
    case 'claim':
      return { key: 'redEnvelope', payload: { id: ids.envelopeIds[operation.envelope] ?? 0 }, ...named };
    case 'allBack':
      return { key: 'balanceAllBack', payload: {}, ...named };
    case 'getBack':
      return { key: 'balanceGetBack', payload: {}, ...named };
    case 'spin':
      return { key: 'rouletteSpin', payload: {}, ...named };
    case 'signIn':
      return { key: 'signInClaim', payload: {}, ...named };
    case 'deposit': {
      const payload = { methodId: ids.methodId, amount: decimal(operation.amount) };
      return { key: 'depositCreate', payload, ...named };
    }
    case 'withdraw': {
      const payload = { bankAccountId, amount: decimal(operation.amount), withdrawPassword };
      return { key: 'withdrawalCreate', payload, ...named };
    }
    case 'cancelDeposit':
      return { key: 'depositCancel', payload: { orderNumber: operation.order }, ...named };
    case 'cancelWithdrawal':
      return { key: 'withdrawalCancel', payload: { orderNumber: operation.order }, ...named };
    case 'give': {
      const memberId = ids.seats[operation.to]?.player.id ?? 0;
      const payload = { memberId, amount: decimal(operation.amount), withdrawPassword };
      return { key: 'agentTransfer', payload, ...named };
    }
  }
}

/** What the model knows of an answer. */
export function known({ kind }: Operation, outcome: Outcome<unknown>): Outcome<unknown> {
  if (outcome.kind !== 'answered') return outcome;
  const answer = KNOWN[kind]?.(outcome.answer as never) ?? outcome.answer;
  return { kind: 'answered', answer };
}

interface Order {
  readonly orderNumber: string;
  readonly amount: string;
  readonly status: string;
}

const KNOWN: Partial<Record<Operation['kind'], (answer: never) => unknown>> = {
  cash: ({ cash }: { cash: string }) => ({ cash }),
  wallets: ({ cash, total, myCashList }: Wallets) => ({
    cash,
    total,
    wallets: myCashList.map((wallet) => ({ gpId: wallet.gpId, cash: wallet.cash })),
  }),
  allBack: ({ stayed }: { stayed: readonly unknown[] }) => ({ stayed }),
  getBack: () => ({}),
  leave: () => ({}),
  // The proof of a spin has tests of its own.
  spin: ({ prizeId, remainingDraws }: Spin) => ({ prizeId, remainingDraws }),
  deposit: ({ orderNumber }: Order) => ({ orderNumber }),
  cancelDeposit: () => ({}),
  cancelWithdrawal: ({ cash }: { cash: string }) => ({ cash }),
  give: ({ cash, leftToday }: { cash: string; leftToday: string }) => ({ cash, leftToday }),
  deposits: ({ list }: { list: (Order & { depositTimes: number | null })[] }) =>
    list
      .map(({ orderNumber, amount, status, depositTimes: times }) => ({ orderNumber, amount, status, times }))
      .sort(byNumber),
  withdrawals: ({ list }: { list: Order[] }) =>
    list.map(({ orderNumber, amount, status }) => ({ orderNumber, amount, status })).sort(byNumber),
};

interface Spin {
  readonly prizeId: number;
  readonly remainingDraws: number;
}

interface Wallets {
  readonly cash: string;
  readonly total: string;
  readonly myCashList: readonly { readonly gpId: number; readonly cash: string }[];
}
