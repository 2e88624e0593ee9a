import { count, desc, eq, isNull } from 'drizzle-orm';
import { outboxMessages, passwordRequests, type OutboxMessage } from '../db/schema/outbox.ts';
import type { TestPlatform } from './platform.ts';
import { until } from './until.ts';

type Db = Pick<TestPlatform, 'db'>;

/** Returns the messages to an address, the newest first. */
export const messagesTo = ({ db }: Db, address: string): Promise<OutboxMessage[]> =>
  db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.address, address))
    .orderBy(desc(outboxMessages.id));

/** Returns the code of the newest message to an address, or an empty text. */
export async function codeSentTo(platform: Db, address: string): Promise<string> {
  const [latest] = await messagesTo(platform, address);
  return /\b\d{6}\b/.exec(latest?.body ?? '')?.[0] ?? '';
}

/** Settles when every request for a password has been handled, after its own answer. */
export async function requestsHandled({ db }: Db): Promise<void> {
  await until(async () => {
    const [open] = await db
      .select({ requests: count() })
      .from(passwordRequests)
      .where(isNull(passwordRequests.handledAt));
    return open?.requests === 0;
  });
}
