import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { knownDevices } from '../db/schema/registration.ts';
import { hashSecret } from '../sessions/token.ts';

/**
 * The names under which a browser may be known, its own first. A browser with a random id (`model.id`) may be known from before it
 * had one, by its model alone.
 */
function namesOf(udid: string): string[] {
  const model = /^([0-9a-f]{16})\.[\w-]+$/.exec(udid)?.[1];
  return [udid, ...(model === undefined ? [] : [model])].filter((name) => name !== '');
}

/** Whether the member has logged in with this browser before. Who never logged in has no other: the first is known. */
export async function isKnownDevice(queries: Queries, memberId: number, udid: string): Promise<boolean> {
  const known = await queries
    .select({ udidHash: knownDevices.udidHash })
    .from(knownDevices)
    .where(eq(knownDevices.memberId, memberId));
  const names = namesOf(udid).map(hashSecret);
  return known.length === 0 || known.some(({ udidHash }) => names.includes(udidHash));
}

/** Remembers a browser. What is known from before its random id ends then: it would let in every browser of the same model. */
export async function rememberDevice(queries: Queries, memberId: number, udid: string): Promise<void> {
  if (udid === '') return;
  const [, model] = namesOf(udid);
  if (model !== undefined) {
    const old = eq(knownDevices.udidHash, hashSecret(model));
    await queries.delete(knownDevices).where(and(eq(knownDevices.memberId, memberId), old));
  }
  await queries
    .insert(knownDevices)
    .values({ memberId, udidHash: hashSecret(udid) })
    .onConflictDoUpdate({
      target: [knownDevices.memberId, knownDevices.udidHash],
      set: { seenAt: sql`now()` },
    });
}
