import { and, desc, eq, inArray } from 'drizzle-orm';
import { countedOf } from '../agent/counted.ts';
import { figuresByDepth, figuresByTime, inAll } from '../agent/figures.ts';
import { addDays } from '../agent/days.ts';
import { bonusesOf, isInSettlement, linesOf, spanOfSettlement } from '../agent/statement-lines.ts';
import type { Database } from '../db/connect.ts';
import { agentSettlements, agentSettlementStrata, settledWeeks } from '../db/schema/agent.ts';
import type { Member } from '../db/schema/members.ts';
import { betsOf } from '../records/bets.ts';

export const strataOf = (db: Database, settlementId: number) =>
  db
    .select()
    .from(agentSettlementStrata)
    .where(eq(agentSettlementStrata.settlementId, settlementId))
    .orderBy(agentSettlementStrata.depth);

const ALL = { page: 1, count: 200 } as const;
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Of the latest week: bets add up to members, members and bonuses to lines, levels and days to the downline. */
export async function expectLinesToAddUp(db: Database, people: readonly Member[]): Promise<void> {
  const [last] = await db.select().from(settledWeeks).orderBy(desc(settledWeeks.week)).limit(1);
  if (!last) throw new Error('no week is settled');
  const ids = people.filter(({ agentLevel }) => agentLevel > 0).map(({ id }) => id);
  const settlements = await db
    .select()
    .from(agentSettlements)
    .where(and(eq(agentSettlements.week, last.week), inArray(agentSettlements.agentId, ids)));
  for (const settlement of settlements) {
    for (const { depth, turnover, payouts, bonuses } of await strataOf(db, settlement.id)) {
      const line = { settlement, firstDay: last.firstDay, level: depth };
      const { list, totalCount } = await linesOf(db, line, ALL);
      expect(list).toHaveLength(totalCount);
      const added = (of: 'turnover' | 'payouts' | 'bonuses') => sum(list.map((member) => member[of]));
      expect([added('turnover'), added('payouts'), added('bonuses')]).toEqual([turnover, payouts, bonuses]);
      expect(sum((await bonusesOf(db, line)).map(({ amount }) => amount))).toBe(bonuses);
      // One member's bets are enough for a line: the property has many lines.
      for (const { memberId, rounds, turnover: staked } of list.slice(0, 1)) {
        expect(await isInSettlement(db, settlement, memberId)).toBe(true);
        const closedIn = spanOfSettlement(last.firstDay);
        const bets = await betsOf(db, { memberId, status: 'settled', closedIn }, ALL, 'en_US');
        expect(bets).toHaveLength(rounds);
        expect(sum(bets.map(({ round }) => countedOf(round).turnover))).toBe(staked);
      }
    }
  }
  const week = { from: last.firstDay, to: addDays(last.firstDay, 6) };
  for (const agentId of ids) {
    for (const currency of ['USD', 'INR'] as const) {
      const downline = { agentId, currency };
      const levels = [...(await figuresByDepth(db, downline, week)).values()];
      const all = inAll(levels);
      const days = [...(await figuresByTime(db, downline, week, 'day')).values()];
      for (const column of ['deposits', 'withdrawals', 'turnover', 'payouts', 'bonuses'] as const) {
        for (const parts of [levels, days]) expect(sum(parts.map((part) => part[column]))).toBe(all[column]);
      }
      // A member is on one level, but may play on several days.
      expect(levels.reduce((total, { activeMembers }) => total + activeMembers, 0)).toBe(all.activeMembers);
    }
  }
}
