import { createHash, randomInt } from 'node:crypto';
import { toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { isRefusal, providerWager } from '@tessera/wire';
import { GAME_CODES, type FinishedRound, type SpinAnswer } from '../protocol.ts';
import { drawRound, type Draw } from '../slot/round.ts';
import { isStake } from '../rules/stakes.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { ProviderClient } from './provider-client.ts';
import { Refusal, isDeclared, refusalOf } from './refusal.ts';
import type { Player, Settlement } from './settlement.ts';
import type { Turns } from './turns.ts';

export interface Rounds {
  /** Plays one round: draw, wager with the outcome, settle, tell. The same request is the same round. */
  spin(session: Player, request: { readonly requestId: string; readonly stake: string }): Promise<SpinAnswer>;
  /** Settles what a lost connection left open and tells it, oldest first, with what was settled unseen before. */
  settleOpen(session: Player): Promise<FinishedRound[]>;
  /** The finished round of a request, where there is one. */
  closedOf(session: Player, requestId: string): FinishedRound | undefined;
}

interface Parts {
  readonly provider: ProviderClient;
  readonly journal: Journal;
  readonly turns: Turns;
  readonly settlement: Settlement;
  readonly draw?: Draw;
}

export function createRounds({
  provider,
  journal,
  turns,
  settlement,
  draw = (below) => randomInt(below),
}: Parts): Rounds {
  const running = new Map<string, { readonly stake: string; readonly round: Promise<SpinAnswer> }>();

  /** Takes the stake. Gives the entry that counts: after a lost memory that is the one the platform has stored. */
  async function wager(entry: JournalEntry): Promise<JournalEntry> {
    const { roundId, sessionToken, stake, stops } = entry;
    const ids = { sessionToken, roundId, transactionId: `${roundId}-w` };
    try {
      await provider.send(providerWager, { ...ids, amount: stake, outcome: { rules: 1, stops } });
      return entry;
    } catch (error) {
      // Anything else leaves open whether the stake was taken: the recovery finds out.
      if (isDeclared(error)) journal.put({ ...entry, state: 'dropped' });
      if (!isRefusal(error, '409')) throw error;
      const stored = (await settlement.openRounds(entry)).find((open) => open.roundId === roundId);
      if (!stored) throw new Refusal(GAME_CODES.roundClosed, 'this round has been played and is closed');
      return stored;
    }
  }

  async function play(session: Player, stake: string, roundId: string): Promise<SpinAnswer> {
    const { sessionToken, currency } = session;
    const known = journal.get(roundId);
    if (known && known.stake !== stake) throw reused();
    if (known?.state === 'closed') {
      // Settled while its page was away: it is told now.
      if (known.untold) journal.put({ ...known, untold: undefined });
      return told(known);
    }
    await turns.pace(sessionToken);
    const at = Date.now();
    const entry = known ?? {
      roundId,
      sessionToken,
      currency,
      stake,
      stops: drawRound(draw).stops.map((stops) => [...stops]),
      at,
      state: 'drawn' as const,
    };
    // Written down before the platform is asked: a restart sends the same wager, not another draw.
    if (!known) journal.put(entry);
    return settlement.settle(await wager(entry));
  }

  return {
    async spin(session, { requestId, stake }) {
      const minor = minorOf(stake, session.currency);
      if (minor === undefined || !isStake(minor, session.currency)) {
        throw new Refusal(GAME_CODES.stakeOutOfRange, `${stake} is not a stake of ${session.currency}`);
      }
      const roundId = roundIdOf(session.sessionToken, requestId);
      const exact = toDecimal(minor, session.currency);
      const current = running.get(roundId);
      if (current) {
        if (current.stake !== exact) throw reused();
        return current.round;
      }
      const round = turns
        .inTurn(session.sessionToken, () => play(session, exact, roundId))
        .catch((error: unknown) => Promise.reject(refusalOf(error)))
        .finally(() => running.delete(roundId));
      running.set(roundId, { stake: exact, round });
      return round;
    },

    settleOpen(session) {
      return turns
        .inTurn(session.sessionToken, async () => {
          for (const entry of await settlement.openRounds(session)) await settlement.settle(entry, true);
          const untold = journal.closedOf(session.sessionToken, Infinity).filter((entry) => entry.untold);
          return untold.reverse().map((entry) => {
            journal.put({ ...entry, untold: undefined });
            return finishedOf(told(entry));
          });
        })
        .catch((error: unknown) => Promise.reject(refusalOf(error)));
    },

    closedOf({ sessionToken }, requestId) {
      const entry = journal.get(roundIdOf(sessionToken, requestId));
      return entry?.state === 'closed' ? finishedOf(told(entry)) : undefined;
    },
  };
}

/** The round of a request: the same for ever, unlike any other session's, and short enough for the wire. */
export function roundIdOf(sessionToken: string, requestId: string): string {
  return createHash('sha256').update(`${sessionToken}\n${requestId}`).digest('base64url').slice(0, 32);
}

const reused = () => new Refusal(GAME_CODES.requestReused, 'this request id was used with another stake');

function told(entry: JournalEntry): SpinAnswer {
  const { roundId, stake, stops, at, payout = '0', balance = '0' } = entry;
  return { roundId, stake, payout, stops, at, balance };
}

/** A round without the balance that followed it. */
export function finishedOf({ roundId, stake, payout, stops, at }: SpinAnswer): FinishedRound {
  return { roundId, stake, payout, stops, at };
}

function minorOf(stake: string, currency: CurrencyCode): bigint | undefined {
  try {
    return toMinor(stake, currency);
  } catch {
    return undefined;
  }
}
