import { asc } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { inLanguage } from '../db/columns.ts';
import { agentLevels } from '../db/schema/site.ts';
import type { Handlers } from '../http/handlers.ts';
import { worthOfUsd } from '../ledger/play-money.ts';
import type { Services } from '../services.ts';

export function agentHandlers({ db }: Services): Pick<Handlers, 'agentPlan'> {
  return {
    async agentPlan({ currency, language }) {
      const levels = await db.select().from(agentLevels).orderBy(asc(agentLevels.level));
      return {
        active: levels.length > 0,
        settlement: 'monthly',
        levels: levels.map((row) => ({
          level: row.level,
          name: inLanguage(row.name, language),
          netRevenueFrom: toDecimal(worthOfUsd(row.netRevenueFromUsd, currency), currency),
          activeMembersFrom: row.activeMembersFrom,
          commissionBasisPoints: row.commissionBasisPoints,
        })),
      };
    },
  };
}
