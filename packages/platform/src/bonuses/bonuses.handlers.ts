import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import type { Calls, CodeOf, MemberBonus } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { Refused } from '../db/refused.ts';
import { bonuses } from '../db/schema/bonuses.ts';
import { serializable } from '../db/serializable.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { siteInstant } from '../site/calendar.ts';
import { visitorOf } from '../site/visitor.ts';
import { close, closeDueBonus } from './closing.ts';
import { wageredOf } from './progress.ts';
import { takeBonus } from './taking.ts';

type BonusCalls = 'bonusList' | 'bonusOptIn' | 'bonusGiveUp';

/** Closed bonuses that are listed: years of them are no help. */
const MOST_CLOSED = 50;

const OPEN = ['active', 'next'] as const;

export function bonusHandlers(services: Services): Pick<Handlers, BonusCalls> {
  const { db, inTurn } = services;
  const { jurisdiction } = services.settings;
  return {
    async bonusList(_payload, { member, language }) {
      await closeDueBonus(services, member.id);
      const isMine = eq(bonuses.memberId, member.id);
      const open = await db
        .select()
        .from(bonuses)
        .where(and(isMine, inArray(bonuses.state, OPEN)))
        .orderBy(sql`${bonuses.state} = 'next'`, asc(bonuses.id));
      const closed = await db
        .select()
        .from(bonuses)
        .where(and(isMine, inArray(bonuses.state, ['completed', 'missed'])))
        .orderBy(desc(bonuses.closedAt), desc(bonuses.id))
        .limit(MOST_CLOSED);
      const list = [...open, ...closed].map(async (row): Promise<MemberBonus> => {
        const { id, promotionId, state, reason, days, startedAt, endsAt, closedAt, currency } = row;
        const at = (instant: Date | null) => instant && siteInstant(instant);
        return {
          id,
          promotionId,
          title: inLanguage(row.title, language),
          state,
          reason,
          days,
          value: toDecimal(row.value, currency),
          wagering: toDecimal(row.wagering, currency),
          wagered: toDecimal(await wageredOf(db, row), currency),
          contributions: [...row.contributions],
          maxStake: row.maxStake === null ? null : toDecimal(row.maxStake, currency),
          startedAt: at(startedAt),
          endsAt: at(endsAt),
          closedAt: at(closedAt),
        };
      });
      return { list: await Promise.all(list) };
    },

    async bonusOptIn({ promotionId, version }, context) {
      const { member, operation, refuse } = context;
      try {
        const visitor = visitorOf(context);
        const optIn = { member, visitor, promotionId, jurisdiction, version, operation };
        const { id, state } = await inTurn(member.id, () => takeBonus(db, optIn));
        return { id, state: state === 'active' ? 'active' : 'next' };
      } catch (error) {
        if (error instanceof Refused) throw refuse(error.code as CodeOf<Calls['bonusOptIn']>);
        throw error;
      }
    },

    async bonusGiveUp({ id }, { member, refuse }) {
      const isGivenUp = await inTurn(member.id, () =>
        serializable(db, async (tx) => {
          const [bonus] = await tx
            .select()
            .from(bonuses)
            .where(and(eq(bonuses.id, id), eq(bonuses.memberId, member.id), inArray(bonuses.state, OPEN)));
          if (!bonus) return false;
          const wagered = await wageredOf(tx, bonus);
          await close(tx, bonus, { state: 'missed', reason: 'givenUp', wagered });
          return true;
        }),
      );
      if (!isGivenUp) throw refuse('404');
      return null;
    },
  };
}
