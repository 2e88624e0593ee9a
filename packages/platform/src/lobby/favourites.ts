import { and, eq, inArray } from 'drizzle-orm';
import { serializable } from '../db/serializable.ts';
import { favourites, games } from '../db/schema/catalogue.ts';
import type { Database } from '../db/connect.ts';

interface Change {
  readonly gameId: number;
  /** 1 is favourite. */
  readonly status: 0 | 1;
}

/** Sets and clears favourites, all of them or none. @returns whether all games exist */
export async function storeFavourites(
  db: Database,
  memberId: number,
  changes: readonly Change[],
): Promise<boolean> {
  const latest = new Map(changes.map(({ gameId, status }) => [gameId, status]));
  const ids = [...latest.keys()];
  return serializable(db, async (tx) => {
    const known = await tx.select({ id: games.id }).from(games).where(inArray(games.id, ids));
    if (known.length !== ids.length) return false;
    const added = ids.filter((id) => latest.get(id) === 1);
    const removed = ids.filter((id) => latest.get(id) === 0);
    if (added.length > 0) {
      const rows = added.map((gameId) => ({ memberId, gameId }));
      await tx.insert(favourites).values(rows).onConflictDoNothing();
    }
    if (removed.length > 0) {
      await tx
        .delete(favourites)
        .where(and(eq(favourites.memberId, memberId), inArray(favourites.gameId, removed)));
    }
    return true;
  });
}
