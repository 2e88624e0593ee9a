import * as v from 'valibot';
import { toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { isRefusal, providerCancel, providerOpenRounds, providerSettle } from '@tessera/wire';
import type { SpinAnswer } from '../protocol.ts';
import { payoutOf, replayRound } from '../slot/round.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { ProviderClient } from './provider-client.ts';
import type { GameSession } from './sealed-session.ts';

/** The outcome as the platform stores it with the wager: enough to tell and to settle the round, by anybody. */
const outcomeSchema = v.object({ rules: v.literal(1), stops: v.array(v.array(v.number())) });

export type Player = Pick<GameSession, 'sessionToken' | 'currency'>;

/** How a round that was wagered ends. Every step may be repeated: the platform gives its first answer again. */
export interface Settlement {
  /** Pays what the reels say. @param untold where nobody is there to see it */
  settle(entry: JournalEntry, untold?: true): Promise<SpinAnswer>;
  /** Gives the stake back, also one that is still on its way to the platform. */
  cancel(entry: JournalEntry): Promise<void>;
  /** What the platform has of the player's rounds that are not closed, oldest first. */
  openRounds(player: { readonly sessionToken: string; readonly currency: string }): Promise<JournalEntry[]>;
}

export function createSettlement(provider: ProviderClient, journal: Journal): Settlement {
  /** A round that the platform has closed is over, whoever closed it. */
  async function orDrop<T>(entry: JournalEntry, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (isRefusal(error, '410')) journal.put({ ...entry, state: 'dropped' });
      throw error;
    }
  }

  return {
    async settle(entry, untold) {
      const { roundId, sessionToken, stops, stake, at } = entry;
      const currency = entry.currency as CurrencyCode;
      const payout = toDecimal(payoutOf(replayRound(stops).units, toMinor(stake, currency)), currency);
      const ids = { sessionToken, roundId, transactionId: `${roundId}-s` };
      const { balance } = await orDrop(entry, provider.send(providerSettle, { ...ids, payout }));
      journal.put({ ...entry, state: 'closed', payout, balance, untold });
      return { roundId, stake, payout, stops, at, balance };
    },

    async cancel(entry) {
      const { roundId, sessionToken } = entry;
      const ids = { sessionToken, roundId, transactionId: `${roundId}-c` };
      await orDrop(entry, provider.send(providerCancel, ids));
      journal.put({ ...entry, state: 'dropped' });
    },

    async openRounds({ sessionToken, currency }) {
      const { list } = await provider.send(providerOpenRounds, { sessionToken });
      const entries: JournalEntry[] = [];
      for (const { roundId, amount: stake, outcome, openedAt } of list) {
        const stops = stopsOf(outcome);
        const at = Date.parse(openedAt);
        if (stops) entries.push({ roundId, sessionToken, currency, stake, stops, at, state: 'drawn' });
        // Of rules that this server does not know: nobody can tell what it pays, so the stake goes back.
        else await provider.send(providerCancel, { sessionToken, roundId, transactionId: `${roundId}-c` });
      }
      return entries;
    },
  };
}

function stopsOf(outcome: unknown): number[][] | undefined {
  const parsed = v.safeParse(outcomeSchema, outcome);
  if (!parsed.success) return undefined;
  try {
    replayRound(parsed.output.stops);
    return parsed.output.stops;
  } catch {
    return undefined;
  }
}
