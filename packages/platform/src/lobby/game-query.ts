import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DEFAULT_LOCALE, layoutCode, type CurrencyCode } from '@tessera/domain';
import type { Game } from '@tessera/wire';
import type { Database } from '../db/connect.ts';
import { favourites, gameNames, games, providers } from '../db/schema/catalogue.ts';
import type { Media } from '../media/media.ts';
import { presentGame, type Visitor } from './presenting.ts';

const localName = alias(gameNames, 'local_name');
const englishName = alias(gameNames, 'english_name');

/** The name in the visitor's language, else in English. */
export const shownName = sql<string>`coalesce(${localName.name}, ${englishName.name}, ${games.gameCode})`;

/** Games that this currency and device may open: by the device's code, or by the layout that it shows. */
export function playableWith(
  currency: CurrencyCode | undefined,
  device: number | undefined,
): SQL | undefined {
  const allows = (
    column: typeof games.currencies | typeof games.devices,
    value: string | number | undefined,
  ) =>
    value === undefined
      ? undefined
      : sql`(${column} IS NULL OR ${column} @> ${JSON.stringify([value])}::jsonb)`;
  const layout = device && layoutCode(device);
  return and(
    allows(games.currencies, currency),
    or(allows(games.devices, device), allows(games.devices, layout)),
  );
}

/** `ORDER BY`: the lobby's own order, and the id so that equal ranks stay put from page to page. */
export const BY_POPULARITY: readonly SQL[] = [sql`${games.popularity} DESC`, sql`${games.id}`];

interface Query {
  readonly where: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit: number;
  readonly offset?: number;
  /** Joined by its `game_id`, e.g. the matches of a search, or when the member played last. */
  readonly among?: SQL;
}

/** The games of a list as the wire shows them, and how many there are in all. */
export async function queryGames(
  { db, media }: { readonly db: Database; readonly media: Media },
  visitor: Visitor,
  { where, orderBy = BY_POPULARITY, limit, offset = 0, among }: Query,
): Promise<{ list: Game[]; totalCount: number }> {
  const own = and(eq(favourites.gameId, games.id), eq(favourites.memberId, visitor.memberId ?? 0));
  const base = db
    .select({
      game: games,
      provider: providers,
      name: shownName,
      isFavourite: sql<boolean>`${favourites.gameId} IS NOT NULL`,
      totalCount: sql<number>`count(*) OVER ()::int`,
    })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .leftJoin(localName, and(eq(localName.gameId, games.id), eq(localName.language, visitor.language)))
    .leftJoin(englishName, and(eq(englishName.gameId, games.id), eq(englishName.language, DEFAULT_LOCALE)))
    .leftJoin(favourites, own)
    .$dynamic();
  const joined = among ? base.innerJoin(sql`${among} AS among`, sql`among.game_id = ${games.id}`) : base;
  const rows = await joined
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const now = new Date();
  return { list: rows.map((row) => presentGame(row, media, now)), totalCount: rows[0]?.totalCount ?? 0 };
}

/** Of a member's favourites only. */
export const isFavourite: SQL = sql`${favourites.gameId} IS NOT NULL`;
export const inHall = (gtId: number | undefined): SQL | undefined =>
  gtId === undefined ? undefined : eq(games.hallId, gtId);
export const ofProvider = (gpId: number | undefined): SQL | undefined =>
  gpId === undefined ? undefined : eq(games.providerId, gpId);
