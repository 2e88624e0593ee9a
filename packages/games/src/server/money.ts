import { toDecimal, type CurrencyCode } from '@tessera/domain';
import {
  CallError,
  isRefusal,
  providerCancel,
  providerOpenRounds,
  providerSettle,
  providerWager,
  type AnswerOf,
} from '@tessera/wire';
import type { ProviderClient } from './provider-client.ts';
import { isDeclared } from './refusal.ts';
import type { Sealer } from './sealed-session.ts';

/** What of a stored round the platform is told. */
export interface MoneyRound {
  readonly id: string;
  readonly sessionSealed: string;
  readonly currency: CurrencyCode;
}

export interface Wager {
  /** Minor unit. */
  readonly amount: bigint;
  readonly transactionId: string;
  /** Enough to tell the round again, and to end it, by anybody. */
  readonly outcome: Record<string, unknown>;
}

export type WagerEnd =
  | { readonly kind: 'taken'; readonly balance: string }
  /** Certainly not taken. */
  | { readonly kind: 'refused'; readonly code: string; readonly error: CallError };

/** `gone`: the platform has the round no more, or has closed it itself. */
export type CloseEnd =
  { readonly kind: 'done'; readonly balance: string } | { readonly kind: 'gone'; readonly error: CallError };

export type OpenRound = AnswerOf<typeof providerOpenRounds>['list'][number];

/**
 * A round's moves of money, as the platform is asked for them. Each may be repeated: its first answer comes again. Where
 * nobody knows how one ended they throw a CallError, and the same one is to be asked for again.
 */
export interface Money {
  wager(round: MoneyRound, wager: Wager): Promise<WagerEnd>;
  /** @param payout minor unit @param returned of the stake, what was never at risk; nothing where it is left out */
  settle(round: MoneyRound, payout: bigint, returned?: bigint): Promise<CloseEnd>;
  /** Gives the stake back, also one that is still on its way. */
  cancel(round: MoneyRound): Promise<CloseEnd>;
  /** What the platform has of the session's rounds that are not closed, oldest first. */
  openRounds(round: Pick<MoneyRound, 'sessionSealed'>): Promise<readonly OpenRound[]>;
}

export function createMoney(provider: ProviderClient, sealer: Sealer): Money {
  const ids = ({ id, sessionSealed }: MoneyRound, transactionId: string) => ({
    sessionToken: sealer.openToken(sessionSealed),
    roundId: id,
    transactionId,
  });
  return {
    async wager(round, { amount, transactionId, outcome }) {
      try {
        const { balance } = await provider.send(providerWager, {
          ...ids(round, transactionId),
          amount: toDecimal(amount, round.currency),
          outcome,
        });
        return { kind: 'taken', balance };
      } catch (error) {
        if (!isDeclared(error)) throw error;
        return { kind: 'refused', code: error.code ?? '', error };
      }
    },
    settle: (round, payout, returned = 0n) =>
      closing(
        provider.send(providerSettle, {
          ...ids(round, `${round.id}-s`),
          payout: toDecimal(payout, round.currency),
          returned: returned === 0n ? undefined : toDecimal(returned, round.currency),
        }),
      ),
    cancel: (round) => closing(provider.send(providerCancel, ids(round, `${round.id}-c`))),
    async openRounds({ sessionSealed }) {
      const sessionToken = sealer.openToken(sessionSealed);
      return (await provider.send(providerOpenRounds, { sessionToken })).list;
    },
  };
}

async function closing(call: Promise<{ readonly balance: string }>): Promise<CloseEnd> {
  try {
    return { kind: 'done', balance: (await call).balance };
  } catch (error) {
    if (error instanceof CallError && ['401', '410', '411'].some((code) => isRefusal(error, code))) {
      return { kind: 'gone', error };
    }
    throw error;
  }
}
