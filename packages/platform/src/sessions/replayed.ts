import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { auditEntries } from '../db/schema/content.ts';
import { sessions, type SessionRow } from '../db/schema/security.ts';
import { forgetDevice } from '../push/subscriptions.ts';
import type { Origin } from './origin.ts';

/** Ends a session whose retired token came from elsewhere: two parties hold it, and one of them must have stolen it. */
export async function endReplayed(
  db: Database,
  { id, memberId, address }: SessionRow,
  by: Origin,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endsAt: sql`now()` })
      .where(and(eq(sessions.id, id), gt(sessions.endsAt, sql`now()`)))
      .returning({ id: sessions.id });
    if (ended.length === 0) return;
    await forgetDevice(tx, id);
    await tx.insert(auditEntries).values({
      operator: 'platform',
      command: 'session replayed',
      subject: `member ${memberId}`,
      before: { session: id, address },
      after: { address: by.address },
    });
  });
}
