import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { knownDevices } from '../db/schema/registration.ts';
import { hashSecret } from '../sessions/token.ts';

/** Whether the member has logged in with this browser before. Who never logged in has no other: the first is known. */
export async function isKnownDevice(queries: Queries, memberId: number, udid: string): Promise<boolean> {
  const known = await queries
    .select({ udidHash: knownDevices.udidHash })
    .from(knownDevices)
    .where(eq(knownDevices.memberId, memberId));
  return known.length === 0 || known.some(({ udidHash }) => udid !== '' && udidHash === hashSecret(udid));
}

export async function rememberDevice(queries: Queries, memberId: number, udid: string): Promise<void> {
  if (udid === '') return;
  await queries
    .insert(knownDevices)
    .values({ memberId, udidHash: hashSecret(udid) })
    .onConflictDoUpdate({
      target: [knownDevices.memberId, knownDevices.udidHash],
      set: { seenAt: sql`now()` },
    });
}
