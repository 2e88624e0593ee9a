import { asc, eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { LocalText } from '../db/columns.ts';
import type { Queries } from '../db/connect.ts';
import { agentTiers } from '../db/schema/agent.ts';
import { agentLevels } from '../db/schema/site.ts';
import type { Tier } from './settlement.model.ts';

/** What agents of each level are called. */
export async function levelNames(queries: Queries): Promise<ReadonlyMap<number, LocalText>> {
  const rows = await queries.select({ level: agentLevels.level, name: agentLevels.name }).from(agentLevels);
  return new Map(rows.map(({ level, name }) => [level, name]));
}

/** The commission plan of a currency, the lowest level first; empty: the programme is closed in it. */
export function planOf(queries: Queries, currency: CurrencyCode): Promise<Tier[]> {
  return queries
    .select()
    .from(agentTiers)
    .where(eq(agentTiers.currency, currency))
    .orderBy(asc(agentTiers.level));
}

/** All of them. */
export async function plansByCurrency(queries: Queries): Promise<ReadonlyMap<CurrencyCode, Tier[]>> {
  const rows = await queries.select().from(agentTiers).orderBy(asc(agentTiers.level));
  const plans = new Map<CurrencyCode, Tier[]>();
  for (const tier of rows) plans.set(tier.currency, [...(plans.get(tier.currency) ?? []), tier]);
  return plans;
}
