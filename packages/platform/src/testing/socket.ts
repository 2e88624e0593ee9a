import { io, type Socket } from 'socket.io-client';
import { bearer } from '@tessera/wire';

/** A browser's socket that writes down what it hears. */
export interface TestSocket {
  readonly socket: Socket;
  /** Every event, as `[name, ...arguments]`. */
  readonly heard: unknown[][];
  subscribe(channel: string, token?: string): void;
  /** The first event of this name from now or before: channel and payload, without the offset that socket.io adds for recovery. */
  next(name: string): Promise<unknown[]>;
  /** Settles when everything that was sent before has been answered. */
  settle(): Promise<void>;
  close(): void;
}

/** Patience, not a bound: a machine that does much else as well is slow. */
const WAIT_MS = 15_000;

/** A client that nobody closes would try to come back for ever, and keep its process from ending. */
const opened = new Set<Socket>();
afterAll(() => {
  for (const socket of opened) socket.disconnect();
});

export async function openSocket(url: string): Promise<TestSocket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 50 });
  opened.add(socket);
  const heard: unknown[][] = [];
  socket.onAny((name: string, ...given: unknown[]) => heard.push([name, ...given]));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

  const next = async (name: string): Promise<unknown[]> => {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      const index = heard.findIndex(([one]) => one === name);
      if (index >= 0) return heard.splice(index, 1)[0]?.slice(1, 3) ?? [];
      if (Date.now() > end) throw new Error(`no event "${name}" came; heard ${JSON.stringify(heard)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return {
    socket,
    heard,
    next,
    subscribe(channel, token) {
      const headers = token === undefined ? {} : { Authorization: bearer(token) };
      socket.emit('subscribe', { channel, auth: { headers } });
    },
    async settle() {
      // An unknown channel is always refused, after what was asked for before it.
      socket.emit('subscribe', { channel: 'none' });
      for (;;) {
        const [channel] = await next('subscription_error');
        if (channel === 'none') break;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
    close() {
      opened.delete(socket);
      socket.disconnect();
    },
  };
}
