import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import type { BonusRow, Contribution } from '../db/schema/bonuses.ts';
import { games } from '../db/schema/catalogue.ts';
import { gameSessions, rounds } from '../db/schema/play.ts';

type Counted = Pick<BonusRow, 'memberId' | 'startedAt' | 'wagered' | 'wagering' | 'contributions'>;

/**
 * Returns what has counted towards a bonus, at most its wagering: stakes of rounds that began after the bonus and are
 * settled, without what was never at risk, each at its hall's per cent.
 */
export async function wageredOf(queries: Queries, bonus: Counted): Promise<bigint> {
  const { memberId, startedAt, wagered, wagering, contributions } = bonus;
  if (wagered !== null) return wagered;
  if (!startedAt) return 0n;
  const rows = await queries
    .select({
      hallId: games.hallId,
      staked: sql<bigint>`coalesce(sum(${rounds.stake} - ${rounds.returned}), 0)`.mapWith(BigInt),
    })
    .from(rounds)
    .innerJoin(gameSessions, eq(gameSessions.id, rounds.gameSessionId))
    .innerJoin(games, eq(games.id, gameSessions.gameId))
    .where(and(eq(rounds.memberId, memberId), gte(rounds.openedAt, startedAt), eq(rounds.state, 'settled')))
    .groupBy(games.hallId);
  const counted = countStakes(rows, contributions);
  return counted < wagering ? counted : wagering;
}

/** Adds up what counts of the stakes in each hall. */
export function countStakes(
  stakes: readonly { readonly hallId: number; readonly staked: bigint }[],
  contributions: readonly Contribution[],
): bigint {
  const percents = new Map(contributions.map(({ hallId, percent }) => [hallId, percent]));
  return stakes.reduce(
    (sum, { hallId, staked }) => sum + (staked * BigInt(percents.get(hallId) ?? 0)) / 100n,
    0n,
  );
}

/** Returns what the wagering costs on average where games return this per cent, rounded up to a minor unit. */
export function expectedCost(
  wagering: bigint,
  contributions: readonly Contribution[],
  returnPercent: number,
): bigint {
  // The cheapest way counts: the halls that count in full, or else the most.
  const best = BigInt(Math.max(1, ...contributions.map(({ percent }) => percent)));
  return (wagering * BigInt(100 - returnPercent) + best - 1n) / best;
}
