import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Database } from '../db/connect.ts';
import { sandboxIdRecords as records } from '../db/schema/third-party.ts';

/** Keeps what `oidc-provider` stores in the site's database: any platform process answers for the provider. */
export function createRecords(db: Database): AdapterFactory {
  const isCurrent = or(isNull(records.expiresAt), gt(records.expiresAt, sql`now()`));
  return (model) => {
    const isRecord = (id: string) => and(eq(records.model, model), eq(records.id, id));
    const findBy = async (field: 'uid' | 'userCode', value: string) => {
      const isIt = sql`${records.payload} ->> ${field} = ${value}`;
      const [found] = await db
        .select({ payload: records.payload })
        .from(records)
        .where(and(eq(records.model, model), isIt, isCurrent));
      return found?.payload as AdapterPayload | undefined;
    };
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1_000);
        const stored = { payload: payload as Record<string, unknown>, expiresAt };
        await db
          .insert(records)
          .values({ model, id, ...stored })
          .onConflictDoUpdate({ target: [records.model, records.id], set: stored });
      },
      async find(id) {
        const [found] = await db
          .select({ payload: records.payload })
          .from(records)
          .where(and(isRecord(id), isCurrent));
        return found?.payload as AdapterPayload | undefined;
      },
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const consumed = JSON.stringify({ consumed: Math.floor(Date.now() / 1_000) });
        await db
          .update(records)
          .set({ payload: sql`${records.payload} || ${consumed}::jsonb` })
          .where(isRecord(id));
      },
      async destroy(id) {
        await db.delete(records).where(isRecord(id));
      },
      async revokeByGrantId(grantId) {
        await db
          .delete(records)
          .where(and(eq(records.model, model), sql`${records.payload} ->> 'grantId' = ${grantId}`));
      },
    };
  };
}

/** Deletes what has expired. */
export async function sweepRecords(db: Database): Promise<void> {
  await db.delete(records).where(lt(records.expiresAt, sql`now()`));
}
