import { io, type Socket } from 'socket.io-client';
import { bearer } from '@tessera/wire';
import { WAIT_MS, until } from './until.ts';

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

/** A client that nobody closes would try to come back for ever, and keep its process from ending. */
const opened = new Set<Socket>();
afterAll(() => {
  for (const socket of opened) socket.disconnect();
});

export async function openSocket(url: string): Promise<TestSocket> {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    timeout: WAIT_MS,
  });
  opened.add(socket);
  const heard: unknown[][] = [];
  socket.onAny((name: string, ...given: unknown[]) => heard.push([name, ...given]));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

  const next = async (name: string): Promise<unknown[]> => {
    const place = () => heard.findIndex(([one]) => one === name);
    await until(
      () => place() >= 0,
      () => `an event "${name}"; received ${JSON.stringify(heard)}`,
    );
    return heard.splice(place(), 1)[0]?.slice(1, 3) ?? [];
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
