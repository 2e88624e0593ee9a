import { and, eq, sql } from 'drizzle-orm';
import type { Deposit } from '../db/schema/cashier.ts';
import { auditEntries } from '../db/schema/content.ts';
import type { Transaction } from '../db/serializable.ts';

/** The command under which the audit lists what payment notices did. */
const COMMAND = 'payment notice';

/** An order as it was; one that is unknown has only its number. */
type Order = Pick<Deposit, 'orderNumber'> & Partial<Pick<Deposit, 'status'>>;

/** Writes into the audit what a provider's notice did to an order that was closed, or unknown. */
export async function auditNotice(
  tx: Transaction,
  provider: string,
  { orderNumber, status }: Order,
  after: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.insert(auditEntries).values({
    operator: `payment provider ${provider}`,
    command: COMMAND,
    subject: subjectOf(orderNumber),
    before: status === undefined ? null : { status },
    after,
  });
}

/** Like {@link auditNotice}, but a repeated notice adds no second entry. */
export async function auditNoticeOnce(
  tx: Transaction,
  provider: string,
  order: Order,
  after: Readonly<Record<string, string>>,
): Promise<void> {
  const [known] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subjectOf(order.orderNumber)),
        eq(auditEntries.command, COMMAND),
        sql`${auditEntries.after} = ${JSON.stringify(after)}::jsonb`,
      ),
    )
    .limit(1);
  if (!known) await auditNotice(tx, provider, order, after);
}

const subjectOf = (orderNumber: string): string => `deposit ${orderNumber}`;
