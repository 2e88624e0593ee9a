import { sql, type SQL } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { PushTopic } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import { pushMessages, pushSubscriptions } from '../db/schema/push.ts';
import { PUSH_RULES, type PushMessage } from './push-message.ts';

interface Recipients {
  readonly memberId?: number;
  /** Of all members who have it. */
  readonly currency?: CurrencyCode;
  /** Not to devices that have this topic as well: they get another message about the same. */
  readonly without?: PushTopic;
  /** By default the kind's own time. */
  readonly expiresAt?: Date;
}

/**
 * Queues a message for the devices that have its topic, in the caller's transaction: it leaves once that is committed. Whether the
 * member may be sent it is asked when it leaves.
 */
export async function queuePush(
  queries: Pick<Queries, 'execute'>,
  message: PushMessage,
  recipients: Recipients,
): Promise<void> {
  await insert(queries, message.kind, recipients, sql`${JSON.stringify(message)}::jsonb`, sql`true`);
}

/** Queues a message about each of these letters. @param recipients by default all devices that have the topic */
export async function queueLetterPush(
  queries: Pick<Queries, 'execute'>,
  letters: readonly { readonly id: number; readonly memberId: number }[],
  recipients: Pick<Recipients, 'without'> = {},
): Promise<void> {
  if (letters.length === 0) return;
  const listOf = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::int[]`;
  const ids = listOf(letters.map(({ id }) => id));
  const owners = listOf(letters.map(({ memberId }) => memberId));
  const message = sql`jsonb_build_object('kind', 'letter', 'id', letter.id)`;
  await insert(
    queries,
    'letter',
    recipients,
    message,
    sql`letter.member_id = device.member_id`,
    sql`, unnest(${ids}, ${owners}) AS letter (id, member_id)`,
  );
}

async function insert(
  queries: Pick<Queries, 'execute'>,
  kind: PushMessage['kind'],
  { memberId, currency, without, expiresAt }: Recipients,
  message: SQL,
  condition: SQL,
  from: SQL = sql``,
): Promise<void> {
  const { topic, minutes } = PUSH_RULES[kind];
  const end = expiresAt
    ? sql`${expiresAt.toISOString()}::timestamptz`
    : sql`now() + make_interval(mins => ${minutes})`;
  await queries.execute(sql`INSERT INTO ${pushMessages} (subscription_id, message, expires_at)
    SELECT device.id, ${message}, ${end} FROM ${pushSubscriptions} device${from}
    WHERE ${condition} AND ${topic} = ANY (device.topics)
      AND ${memberId === undefined ? sql`true` : sql`device.member_id = ${memberId}`}
      AND ${without === undefined ? sql`true` : sql`NOT ${without} = ANY (device.topics)`}
      AND ${
        currency === undefined
          ? sql`true`
          : sql`EXISTS (SELECT FROM ${members} WHERE members.id = device.member_id AND members.currency = ${currency})`
      }`);
}
