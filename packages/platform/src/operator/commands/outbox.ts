import { and, desc, eq } from 'drizzle-orm';
import { storedText } from '@tessera/domain';
import { outboxMessages, type OutboxMessage } from '../../db/schema/outbox.ts';
import type { Command } from '../command.ts';
import { printable } from '../printable.ts';

const MOST_MESSAGES = 1_000;

const MEANING: Readonly<Record<OutboxMessage['state'], string>> = {
  waiting: 'waiting for the next attempt',
  kept: 'kept here: no sender is set',
  sent: 'sent',
  failed: 'refused',
  expired: 'expired before it was sent',
};

export const outbox: Command = {
  name: 'outbox',
  says: 'shows e-mails and SMS to members, the latest first; those of a channel without a sender with their text',
  options: {
    to: { type: 'string', value: '<address>', says: 'only to this e-mail address or phone number' },
    count: { type: 'string', value: '<number>', says: '20 unless said' },
  },
  reads: true,
  async run({ tx }, given) {
    const to = storedText(given.text('to') ?? '');
    const rows = await tx
      .select()
      .from(outboxMessages)
      .where(and(to === '' ? undefined : eq(outboxMessages.address, to)))
      .orderBy(desc(outboxMessages.id))
      .limit(given.number('count', { from: 1, to: MOST_MESSAGES }) ?? 20);
    return rows.map(linesOf).join('\n\n') || 'No messages.';
  },
};

function linesOf({ createdAt, channel, address, state, attempts, lastError, ...row }: OutboxMessage): string {
  const tries = attempts > 1 || lastError !== null ? `, ${attempts} attempts` : '';
  const head = `${createdAt.toISOString()}  ${channel}  ${printable(address)}  ${MEANING[state]}${tries}`;
  // The text of a message that may still leave is a secret of its reader.
  const text =
    state === 'kept' ? [printable(row.subject), row.body].filter((part) => part !== '').join('\n') : '';
  const lines = [head, lastError === null ? '' : `last error: ${printable(lastError)}`, text].filter(
    (line) => line !== '',
  );
  return lines.join('\n').trimEnd().replaceAll('\n', '\n  ');
}
