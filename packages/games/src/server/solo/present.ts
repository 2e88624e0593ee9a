import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import { fromNow } from './claim.ts';
import { isSolo } from './player.ts';
import { waitsUntil, type Patience } from './waiting.ts';

interface Parts extends Patience {
  readonly db: Database;
  /** Whether a page of the player's has this game open at this server. */
  readonly isHere: (playerId: string, gameCode: string) => boolean;
}

/** Of the rounds that would be finished first; those who think in their last half of the time are few. */
const MOST = 500;

/**
 * Lets open rounds wait on whose players have a page open here: who thinks is not gone. Each server does so for its own
 * pages, well before the rounds are due.
 */
export async function waitForThePresent({ db, isHere, ...patience }: Parts): Promise<void> {
  const soon = await db
    .select({ id: rounds.id, playerId: rounds.playerId, gameCode: rounds.gameCode })
    .from(rounds)
    .where(and(eq(rounds.state, 'open'), isSolo(), lt(rounds.dueAt, fromNow(patience.graceMs / 2))))
    .limit(MOST);
  const ids = soon.filter(({ playerId, gameCode }) => isHere(playerId, gameCode)).map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .update(rounds)
    .set({ dueAt: waitsUntil(patience) as unknown as Date })
    .where(and(inArray(rounds.id, ids), eq(rounds.state, 'open')));
}
