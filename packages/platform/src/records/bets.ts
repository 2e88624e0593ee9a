import { and, count, desc, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DEFAULT_LOCALE, type LocaleCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { gameNames, games, providers } from '../db/schema/catalogue.ts';
import { gameSessions, rounds } from '../db/schema/play.ts';

/** Which rounds of a member; `from` is in it, `to` is not. */
export interface BetSelection {
  readonly memberId: number;
  readonly gpId?: number | undefined;
  readonly gtId?: number | undefined;
  readonly status?: 'open' | 'settled' | 'cancelled' | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** When the round was closed. */
  readonly closedIn?: { readonly since: Date; readonly until: Date } | undefined;
}

interface Page {
  readonly page: number;
  readonly count: number;
}

const localName = alias(gameNames, 'local_name');
const englishName = alias(gameNames, 'english_name');

/** The ids of rounds, to be ordered and limited. */
export const roundIds = (queries: Queries, where: SQL | undefined) =>
  queries.select({ id: rounds.id }).from(rounds).where(where).$dynamic();

/** One page of the selection, the latest first: found by index, and only then looked up. */
export function betsOf(
  queries: Queries,
  selection: BetSelection,
  { page, count: size }: Page,
  language: LocaleCode,
) {
  const ids = roundIds(queries, isSelected(queries, selection))
    .orderBy(desc(rounds.openedAt), desc(rounds.id))
    .limit(size)
    .offset((page - 1) * size);
  return betRows(queries, ids, language).orderBy(desc(rounds.openedAt), desc(rounds.id));
}

/** The selected rounds with the names of game and provider, to be ordered. */
export function betRows(queries: Queries, ids: ReturnType<typeof roundIds>, language: LocaleCode) {
  const selected = ids.as('selected');
  return queries
    .select({
      round: rounds,
      game: games,
      gpName: providers.name,
      gameName: sql<string>`coalesce(${localName.name}, ${englishName.name}, ${games.gameCode})`,
    })
    .from(selected)
    .innerJoin(rounds, eq(rounds.id, selected.id))
    .innerJoin(gameSessions, eq(gameSessions.id, rounds.gameSessionId))
    .innerJoin(games, eq(games.id, gameSessions.gameId))
    .innerJoin(providers, eq(providers.id, rounds.providerId))
    .leftJoin(localName, and(eq(localName.gameId, games.id), eq(localName.language, language)))
    .leftJoin(englishName, and(eq(englishName.gameId, games.id), eq(englishName.language, DEFAULT_LOCALE)))
    .$dynamic();
}

/** What the whole selection comes to, in minor units. */
export interface BetTotals {
  readonly totalCount: number;
  readonly wager: bigint;
  readonly returned: bigint;
  readonly payout: bigint;
  readonly net: bigint;
}

export async function betTotals(queries: Queries, selection: BetSelection): Promise<BetTotals> {
  const sum = (column: SQL) => sql<bigint>`coalesce(sum(${column}), 0)`.mapWith(BigInt);
  const [totals] = await queries
    .select({
      totalCount: count(),
      wager: sum(sql`${rounds.stake}`),
      returned: sum(sql`${rounds.returned}`),
      payout: sum(sql`${rounds.payout}`),
      // Without a payout it is null, and no part of the sum: as it is in the list.
      net: sum(sql`${rounds.payout} + ${rounds.returned} - ${rounds.stake}`),
    })
    .from(rounds)
    .where(isSelected(queries, selection));
  return totals ?? { totalCount: 0, wager: 0n, returned: 0n, payout: 0n, net: 0n };
}

export function isSelected(
  queries: Queries,
  { memberId, gpId, gtId, status, from, to, closedIn }: BetSelection,
): SQL | undefined {
  const inHall = (hallId: number) =>
    inArray(
      rounds.gameSessionId,
      queries
        .select({ id: gameSessions.id })
        .from(gameSessions)
        .innerJoin(games, eq(games.id, gameSessions.gameId))
        .where(and(eq(gameSessions.memberId, memberId), eq(games.hallId, hallId))),
    );
  return and(
    eq(rounds.memberId, memberId),
    // A round that was cancelled before its stake had come was never the member's.
    gt(rounds.stake, 0n),
    gpId === undefined ? undefined : eq(rounds.providerId, gpId),
    gtId === undefined ? undefined : inHall(gtId),
    status && eq(rounds.state, status),
    from && gte(rounds.openedAt, from),
    to && lt(rounds.openedAt, to),
    closedIn && gte(rounds.closedAt, closedIn.since),
    closedIn && lt(rounds.closedAt, closedIn.until),
  );
}
