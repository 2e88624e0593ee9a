import type { Metrics } from '../metrics.ts';

/** A browser's message: joining a channel takes less than 2 KB. */
export const MAX_MESSAGE_BYTES = 16 * 1024;
/** Of frames that wait for the platform's socket to open. */
const MAX_EARLY_BYTES = 64 * 1024;
/** A client that does not read is cut when this much waits for it … */
export const MAX_UNSENT_BYTES = 1_000_000;
/** … or the oldest of it this long. */
export const MAX_UNSENT_MS = 10_000;
const LOOK_MS = 500;

/** The part of `ws`'s WebSocket that is needed here. */
interface Socket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  terminate(): void;
  once(event: 'close', listener: () => void): unknown;
}
interface Frame {
  readonly data: { readonly length: number } | ArrayBuffer;
}

const CONNECTING = 0;
const OPEN = 1;

interface Sent {
  /** Bytes given to the socket so far, with frame headers. */
  total: number;
  /** Of the bytes that wait: when they were given, and `total` then. */
  oldest: { readonly at: number; readonly total: number } | undefined;
}

export interface SocketBounds {
  /** For `@fastify/http-proxy`. */
  readonly hooks: {
    onConnect(context: unknown, source: unknown, target: unknown): void;
    onIncomingMessage(context: unknown, source: unknown, target: unknown, frame: unknown): void;
    onOutgoingMessage(context: unknown, source: unknown, target: unknown, frame: unknown): void;
  };
  close(): void;
}

/** Cuts visitors' sockets that do not read, or that send too much before the platform can take it. */
export function boundSockets(
  log: { readonly warn: (fields: object, message: string) => void },
  metrics: Pick<Metrics, 'cutSockets'>,
  now: () => number = Date.now,
): SocketBounds {
  const readers = new Map<Socket, Sent>();
  const early = new WeakMap<Socket, number>();

  const cut = (source: Socket, reason: 'slow' | 'early', fields: object) => {
    readers.delete(source);
    metrics.cutSockets.inc({ reason });
    log.warn({ event: 'socket.cut', reason, ...fields }, 'a visitor’s socket was cut');
    // A polite close would wait for the client, with all that is held for it.
    source.terminate();
  };
  const look = (source: Socket, sent: Sent) => {
    const unsent = source.bufferedAmount;
    const left = sent.total - unsent;
    if (unsent === 0) sent.oldest = undefined;
    else if (sent.oldest === undefined || left >= sent.oldest.total) {
      sent.oldest = { at: now(), total: sent.total };
    }
    const ms = sent.oldest === undefined ? 0 : now() - sent.oldest.at;
    if (unsent > MAX_UNSENT_BYTES || ms > MAX_UNSENT_MS) cut(source, 'slow', { bytes: unsent, ms });
  };
  const timer = setInterval(() => {
    for (const [source, sent] of readers) look(source, sent);
  }, LOOK_MS);
  timer.unref();

  return {
    hooks: {
      onConnect(_, source, target) {
        const [browser, platform] = [source as Socket, target as Socket];
        // It left while the platform's socket was opening: the proxy closes open sockets only.
        if (browser.readyState !== OPEN) return platform.terminate();
        readers.set(browser, { total: 0, oldest: undefined });
        browser.once('close', () => readers.delete(browser));
      },
      onIncomingMessage(_, source, target, frame) {
        const browser = source as Socket;
        if ((target as Socket).readyState !== CONNECTING) return;
        const bytes = (early.get(browser) ?? 0) + lengthOf(frame as Frame);
        early.set(browser, bytes);
        if (bytes > MAX_EARLY_BYTES) cut(browser, 'early', { bytes });
      },
      onOutgoingMessage(_, source, _target, frame) {
        const sent = readers.get(source as Socket);
        if (!sent) return;
        sent.total += framed(lengthOf(frame as Frame));
        if ((source as Socket).bufferedAmount > MAX_UNSENT_BYTES) look(source as Socket, sent);
      },
    },
    close: () => clearInterval(timer),
  };
}

function lengthOf({ data }: Frame): number {
  return data instanceof ArrayBuffer ? data.byteLength : data.length;
}

/** A server's frame has a header of 2, 4 or 10 bytes. */
function framed(bytes: number): number {
  return bytes + (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10);
}
