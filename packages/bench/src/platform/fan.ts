import { createInterface } from 'node:readline';
import { io, type Socket } from 'socket.io-client';
import pg from 'pg';
import { CHANNELS, contentChanged } from '@tessera/wire';

/** What the listeners are given, as JSON on their command line. */
export interface FanTask {
  readonly url: string;
  /** Of the server. */
  readonly database: string;
  /** Has the server send {@link contentChanged} to all. */
  readonly notice: string;
  readonly sockets: number;
}

/**
 * A process of its own: so many visitors in the channel of the site. For each line on its input it gives the server the
 * notice of an event for all of them, and prints how long that took until the last had heard it, in ms.
 */
const { url, database, notice, sockets } = JSON.parse(process.argv[2] ?? '') as FanTask;
const AT_ONCE = 100;
const LIMIT_MS = 30_000;
const client = new pg.Client({ connectionString: database });
await client.connect();

let heard = 0;
let onAll: () => void = () => undefined;

async function join(): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  socket.on(contentChanged.name, () => {
    heard += 1;
    if (heard === sockets) onAll();
  });
  await socket.timeout(LIMIT_MS).emitWithAck('subscribe', { channel: CHANNELS.site });
  return socket;
}

const joined: Socket[] = [];
for (let made = 0; made < sockets; made += AT_ONCE) {
  const some = Array.from({ length: Math.min(AT_ONCE, sockets - made) }, join);
  joined.push(...(await Promise.all(some)));
}
process.stdout.write('joined\n');

for await (const _line of createInterface({ input: process.stdin })) {
  heard = 0;
  const all = new Promise<void>((resolve, reject) => {
    onAll = resolve;
    setTimeout(() => reject(new Error(`${heard} of ${sockets} sockets have heard it`)), LIMIT_MS).unref();
  });
  const began = performance.now();
  await client.query(notice);
  await all;
  process.stdout.write(`${performance.now() - began}\n`);
}
for (const socket of joined) socket.disconnect();
await client.end();
