import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';

/** A page that does not read is cut when so much waits for it: engine.io sets no bound, and would fill the memory. */
export const MAX_UNSENT_BYTES = 1_000_000;
const LOOK_MS = 500;

/** What of engine.io's connection tells how much of it is still here. */
interface Connection {
  /** Packets that the transport has not been given. */
  readonly writeBuffer: readonly { readonly data?: string | Uint8Array }[];
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } };
  close(discard: true): void;
}

/** @returns what stops it */
export function cutSlowClients(io: Server, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    for (const { conn } of io.of('/').sockets.values()) {
      const connection = conn as unknown as Connection;
      const bytes = unsentBytes(connection);
      if (bytes <= MAX_UNSENT_BYTES) continue;
      log.warn({ bytes }, 'a page that does not read was disconnected');
      const { socket } = connection.transport;
      connection.close(true);
      // At once: a websocket that closes politely waits for its answer, with all that it holds.
      socket?.terminate();
    }
  }, LOOK_MS);
  return () => clearInterval(timer);
}

function unsentBytes({ writeBuffer, transport }: Connection): number {
  const waiting = writeBuffer.reduce(
    (sum, { data }) => sum + (data === undefined ? 0 : Buffer.byteLength(data)),
    0,
  );
  return waiting + (transport.socket?.bufferedAmount ?? 0);
}
