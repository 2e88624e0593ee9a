import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { transferLocks } from '../db/schema/content.ts';

/** Whether an operator has stopped this member's money from moving into games (code 957, spec §8). */
export async function isTransferDisabled(queries: Queries, memberId: number): Promise<boolean> {
  const rows = await queries.select().from(transferLocks).where(eq(transferLocks.memberId, memberId));
  return rows.length > 0;
}
