import { ECDH } from 'node:crypto';
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { PushTopic } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { pushSubscriptions, type PushSubscriptionRow } from '../db/schema/push.ts';

/** The oldest gives way. */
const MOST_DEVICES = 10;

/** Returns the topics of a member's device, which is this session's from now on. */
export async function topicsOf(
  queries: Queries,
  { memberId, sessionId, endpoint }: Pick<PushSubscriptionRow, 'memberId' | 'sessionId' | 'endpoint'>,
): Promise<PushTopic[]> {
  const mine = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.memberId, memberId));
  const [kept] = await queries.select().from(pushSubscriptions).where(mine);
  if (kept && kept.sessionId !== sessionId) {
    await queries.update(pushSubscriptions).set({ sessionId }).where(mine);
  }
  return kept?.topics ?? [];
}

/** Keeps the topics of a device. One that another member had is this member's then. */
export async function subscribe(
  tx: Queries,
  device: Omit<PushSubscriptionRow, 'id' | 'createdAt'>,
): Promise<void> {
  // A message that waits for the member before must not reach this one.
  await tx
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.endpoint, device.endpoint), ne(pushSubscriptions.memberId, device.memberId)),
    );
  await tx
    .insert(pushSubscriptions)
    .values(device)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: device });
  const isMine = eq(pushSubscriptions.memberId, device.memberId);
  const [{ devices } = { devices: 0 }] = await tx
    .select({ devices: count() })
    .from(pushSubscriptions)
    .where(isMine);
  if (devices <= MOST_DEVICES) return;
  const oldest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isMine)
    .orderBy(asc(pushSubscriptions.id))
    .limit(devices - MOST_DEVICES);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest));
}

export async function unsubscribe(queries: Queries, endpoint: string): Promise<void> {
  await queries.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** Removes the device of a session that was ended: the member has logged out there, or a stranger was shut out. */
export async function forgetDevice(queries: Queries, sessionId: string): Promise<void> {
  await queries.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** Removes all devices of a member who has closed the account. */
export async function forgetDevices(queries: Queries, memberId: number): Promise<void> {
  await queries.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
}

/** Keeps the devices of sessions that end now, but not by an act of the member on them: a login elsewhere, a self-exclusion. */
export async function keepDevices(queries: Queries, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await queries
    .update(pushSubscriptions)
    .set({ sessionId: null })
    .where(inArray(pushSubscriptions.sessionId, [...sessionIds]));
}

/** Whether a message can be encrypted for this browser. */
export function isCurvePoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
