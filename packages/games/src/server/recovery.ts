import { isCallError, isRefusal } from '@tessera/wire';
import type { Journal, JournalEntry } from './journal.ts';
import type { Player, Settlement } from './settlement.ts';
import type { Turns } from './turns.ts';

/** So long a wager may still arrive, or its page ask again. Then what the platform does not have is called off. */
export const RECALL_MS = 60_000;

interface Parts {
  readonly journal: Journal;
  readonly turns: Turns;
  readonly settlement: Settlement;
}

/**
 * Ends the rounds that nobody waits for: their page was closed, their platform was away, or this server was. What was
 * wagered is settled; what was drawn and never wagered is called off, so that its stake cannot be taken later.
 * @returns one pass over all of them @throws CallError where the platform gave no answer; the next pass goes on
 */
export function createRecovery({ journal, turns, settlement }: Parts): () => Promise<void> {
  const drawnOf = ({ sessionToken }: { readonly sessionToken: string }) =>
    journal.drawn().filter((entry) => entry.sessionToken === sessionToken);

  async function recover(player: Player): Promise<void> {
    // While this stood in line, the session's own page may have ended them.
    if (drawnOf(player).length === 0) return;
    for (const entry of await settlement.openRounds(player)) await closed(settlement.settle(entry, true));
    for (const entry of drawnOf(player)) {
      if (Date.now() - entry.at > RECALL_MS) await closed(settlement.cancel(entry));
    }
  }

  async function recoverOrForget(player: JournalEntry): Promise<void> {
    try {
      await recover({ ...player, currency: player.currency as Player['currency'] });
    } catch (error) {
      // The platform does not know the session: then it has none of its rounds.
      if (!isRefusal(error, '401')) throw error;
      for (const entry of drawnOf(player)) journal.put({ ...entry, state: 'dropped' });
    }
  }

  return async () => {
    const players = new Map(journal.drawn().map((entry) => [entry.sessionToken, entry]));
    let first: unknown;
    for (const player of players.values()) {
      try {
        await turns.inTurn(player.sessionToken, () => recoverOrForget(player));
      } catch (error) {
        first ??= error;
        // One session that is refused does not keep the others waiting; a platform that is away does.
        if (isCallError(error) && error.failure.kind !== 'refused') break;
      }
    }
    if (first !== undefined) throw first as Error;
  };
}

/** Somebody else has closed the round: what was wanted. */
async function closed(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isRefusal(error, '410')) throw error;
  });
}
