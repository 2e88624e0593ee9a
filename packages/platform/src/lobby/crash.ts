import { and, inArray, type SQL } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { GameTypeGroup, SiteSettings } from '@tessera/wire';
import { catalogue as art } from '../art/catalogue/catalogue.ts';
import type { Database } from '../db/connect.ts';
import { games } from '../db/schema/catalogue.ts';
import { playableWith } from './game-query.ts';

/** The crash menu comes after the slots, unless the site names another game type. */
const AFTER_SLOTS = 2;

const CRASH_ART = art.filter(({ kind }) => kind === 'crash').map(({ id }) => String(id));

/** The crash games that this currency and device may open. */
export function crashGames(currency: CurrencyCode, device: number | undefined): SQL | undefined {
  return and(inArray(games.artKey, CRASH_ART), playableWith(currency, device));
}

/**
 * Returns the hall after which a site shows the crash menu: the last one where the named one is not shown; `null` where
 * the site shows none, or has no crash games.
 */
export async function crashMenuPlace(
  db: Database,
  { crashMenuAfter = AFTER_SLOTS }: Pick<SiteSettings, 'crashMenuAfter'>,
  halls: readonly Pick<GameTypeGroup, 'gtId'>[],
  where: SQL | undefined,
): Promise<number | null> {
  if (crashMenuAfter === null) return null;
  const [any] = await db.select({ id: games.id }).from(games).where(where).limit(1);
  const after = halls.find(({ gtId }) => gtId === crashMenuAfter) ?? halls.at(-1);
  return any && after ? after.gtId : null;
}
