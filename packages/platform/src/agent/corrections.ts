import { asc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LocalText } from '../db/columns.ts';
import type { Queries } from '../db/connect.ts';
import { agentCorrections, agentSettlements, type AgentSettlement } from '../db/schema/agent.ts';

/** A correction, with the week that it corrects and the week that took it in. */
export interface Correction {
  readonly id: number;
  readonly settlementId: number;
  readonly settledIn: number | null;
  readonly amount: bigint;
  readonly cause: LocalText;
  readonly createdAt: Date;
  readonly week: string;
  /** `null`: the next settlement takes it in. */
  readonly settledWeek: string | null;
}

const corrected = alias(agentSettlements, 'corrected');
const taking = alias(agentSettlements, 'taking');

/** Lists the corrections that a settlement took in and those that correct it, the earliest first. */
export function correctionsOf(queries: Queries, settlementId: number): Promise<Correction[]> {
  return queries
    .select({
      id: agentCorrections.id,
      settlementId: agentCorrections.settlementId,
      settledIn: agentCorrections.settledIn,
      amount: agentCorrections.amount,
      cause: agentCorrections.cause,
      createdAt: agentCorrections.createdAt,
      week: corrected.week,
      settledWeek: taking.week,
    })
    .from(agentCorrections)
    .innerJoin(corrected, eq(corrected.id, agentCorrections.settlementId))
    .leftJoin(taking, eq(taking.id, agentCorrections.settledIn))
    .where(or(eq(agentCorrections.settlementId, settlementId), eq(agentCorrections.settledIn, settlementId)))
    .orderBy(asc(agentCorrections.id));
}

/** Writes a correction of a settlement, which itself stays as it is; the next one takes it in. */
export async function correct(
  queries: Queries,
  settlement: Pick<AgentSettlement, 'id'>,
  { amount, cause }: { readonly amount: bigint; readonly cause: LocalText },
): Promise<number> {
  const [row] = await queries
    .insert(agentCorrections)
    .values({ settlementId: settlement.id, amount, cause })
    .returning({ id: agentCorrections.id });
  if (!row) throw new Error('the correction was not written');
  return row.id;
}
