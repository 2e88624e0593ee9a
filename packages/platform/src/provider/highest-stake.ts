import { eq } from 'drizzle-orm';
import { hallOf, JURISDICTION_RULES, YOUNG_PLAYER_UNTIL_YEARS, type Jurisdiction } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { games } from '../db/schema/catalogue.ts';
import { members } from '../db/schema/members.ts';
import type { GameSession } from '../db/schema/play.ts';
import { worthOfUsd } from '../ledger/play-money.ts';
import { siteDay } from '../site/calendar.ts';

/** Of `2026-11-30`. */
const DAY_LENGTH = 10;

/** Returns the highest stake that the law allows in this session, in minor units; `undefined` where it sets none. */
export async function highestStake(
  queries: Queries,
  { gameId, memberId, currency }: Pick<GameSession, 'gameId' | 'memberId' | 'currency'>,
  jurisdiction: Jurisdiction,
  now: Date,
): Promise<bigint | undefined> {
  const { slotStake } = JURISDICTION_RULES[jurisdiction];
  if (slotStake === null || memberId === null) return undefined;
  const [game] = await queries.select({ hallId: games.hallId }).from(games).where(eq(games.id, gameId));
  if (game === undefined || hallOf(game.hallId)?.key !== 'slot') return undefined;
  const [member] = await queries
    .select({ birthday: members.birthday })
    .from(members)
    .where(eq(members.id, memberId));
  const isYoung = isBelowAge(member?.birthday ?? null, YOUNG_PLAYER_UNTIL_YEARS, now);
  return worthOfUsd(isYoung ? slotStake.young : slotStake.adult, currency);
}

/** An unknown birthday counts as below: the lower stake is the safe one. */
export function isBelowAge(birthday: string | null, years: number, now: Date): boolean {
  if (birthday === null) return true;
  const comesOfAge = new Date(`${birthday}T00:00:00Z`);
  comesOfAge.setUTCFullYear(comesOfAge.getUTCFullYear() + years);
  return siteDay(now) < comesOfAge.toISOString().slice(0, DAY_LENGTH);
}
