import type { MessageChannel, OutboxMessage } from '../db/schema/outbox.ts';

export type Outgoing = Pick<OutboxMessage, 'id' | 'channel' | 'address' | 'subject' | 'body'>;

/** A refusal that another attempt does not change, such as an address that does not exist. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
}

/**
 * Hands one message over.
 * @throws RefusedForGood where it must not be repeated; any other Error where a later attempt may succeed
 */
export interface Sender {
  send(message: Outgoing, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A channel without a sender: its messages stay in the outbox. */
export type Senders = Readonly<Partial<Record<MessageChannel, Sender>>>;
