import type { CurrencyCode } from '@tessera/domain';
import type { Database } from '../db/connect.ts';
import { missionRewards, type MissionRow } from '../db/schema/bonuses.ts';
import { serializable } from '../db/serializable.ts';
import type { Balance } from '../ledger/accounts.ts';
import { award } from '../ledger/award.ts';
import { worthOfUsdCents } from '../ledger/play-money.ts';
import { paidDays } from './missions.ts';

/**
 * Pays a mission that a member has done, once in each of its periods, or once for ever where it can be done once.
 * @param day names the period
 * @returns what the member has then; `undefined` where it was paid before
 */
export function payMission(
  db: Database,
  { id: missionId, usdCents, isDaily }: MissionRow,
  { id: memberId, currency }: { readonly id: number; readonly currency: CurrencyCode },
  day: string,
): Promise<Balance | undefined> {
  const amount = worthOfUsdCents(BigInt(usdCents), currency);
  return serializable(db, async (tx) => {
    if (!isDaily && (await paidDays(tx, missionId, memberId)).size > 0) return undefined;
    const written = await tx
      .insert(missionRewards)
      .values({ memberId, missionId, day, amount })
      .onConflictDoNothing()
      .returning({ day: missionRewards.day });
    if (written.length === 0) return undefined;
    const key = `mission:${missionId}:${memberId}:${isDaily ? day : 'once'}`;
    return award(tx, { memberId, currency, amount, kind: 'mission', key });
  });
}
