import { toDecimal } from '@tessera/domain';
import { LIMIT_KINDS, LIMIT_PERIODS, type LimitKind, type ResponsibleLimit } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import type { Member } from '../db/schema/members.ts';
import { remainingOf } from './limits.ts';
import { periodAt } from './periods.ts';
import { limitOf, settingsOf, type ResponsibleSettings } from './settings.ts';
import { depositUsageOf, playUsageOf, type Usage } from './usage.ts';

/** All of a member's limits as the wire shows them, with what is used of each. */
export async function limitsOf(
  queries: Queries,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
  now: Date,
): Promise<{ settings: ResponsibleSettings; limits: ResponsibleLimit[] }> {
  const settings = await settingsOf(queries, id, now);
  const usage: Readonly<Record<LimitKind, Usage>> = {
    deposit: await depositUsageOf(queries, id, now),
    ...(await playUsageOf(queries, id, now)),
  };
  const write = (amount: bigint) => toDecimal(amount, currency);
  const limits = LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period) => {
      const { amount, pending } = limitOf(settings, kind, period);
      const used = usage[kind][period];
      return {
        kind,
        period,
        amount: amount === null ? null : write(amount),
        pending: pending && {
          amount: pending.amount === null ? null : write(pending.amount),
          effectiveAt: pending.from.toISOString(),
        },
        used: write(used),
        remaining: amount === null ? null : write(remainingOf({ amount, used })),
        resetsAt: periodAt(period, now).resetsAt.toISOString(),
      };
    }),
  );
  return { settings, limits };
}
