import type { Server } from 'socket.io';
import type { FastifyBaseLogger } from 'fastify';

/** A client that does not read is cut when so much waits for it … */
export const MAX_UNSENT_BYTES = 1_000_000;
/** … or the oldest of it for so long. engine.io sets no bound, and would fill the memory. */
export const MAX_UNSENT_MS = 10_000;
/** How often it is looked for them. */
export const LOOK_MS = 500;

/** What of engine.io's connection tells how much of it is still here. */
interface Connection {
  /** Packets that the transport has not been given. */
  readonly writeBuffer: readonly { readonly data?: string | Uint8Array }[];
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } };
  close(discard: true): void;
}

/** @returns what stops it */
export function cutSlowClients(io: Server, log: FastifyBaseLogger): () => void {
  // A connection is given all that waits at once, and nothing more until that has left: what waits is no older.
  const givenAt = new WeakMap<object, number>();
  const note = (connection: object) => void givenAt.set(connection, Date.now());
  io.engine.on('flush', note);

  const timer = setInterval(() => {
    for (const { conn } of io.of('/').sockets.values()) {
      const connection = conn as unknown as Connection;
      const bytes = unsentBytes(connection);
      if (bytes === 0) continue;
      const ms = Date.now() - (givenAt.get(connection) ?? Date.now());
      if (bytes <= MAX_UNSENT_BYTES && ms <= MAX_UNSENT_MS) continue;
      log.warn({ bytes, ms }, 'a client that does not read was disconnected');
      const { socket } = connection.transport;
      connection.close(true);
      // At once: a websocket that closes politely waits for its answer, with all that it holds.
      socket?.terminate();
    }
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    io.engine.off('flush', note);
  };
}

function unsentBytes({ writeBuffer, transport }: Connection): number {
  const waiting = writeBuffer.reduce(
    (sum, { data }) => sum + (data === undefined ? 0 : Buffer.byteLength(data)),
    0,
  );
  return waiting + (transport.socket?.bufferedAmount ?? 0);
}
