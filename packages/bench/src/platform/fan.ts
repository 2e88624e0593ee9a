import { createInterface } from 'node:readline';
import { io, type Socket } from 'socket.io-client';
import { CALLS, bearer, memberCash } from '@tessera/wire';
import { openSender } from './sender.ts';

/** What the listeners are told, as JSON on their command line. */
export interface FanTask {
  readonly url: string;
  readonly channel: string;
  readonly token: string;
  readonly sockets: number;
}

/**
 * A process of its own: so many browsers of one member, all in the member's channel. For each line on its input it has
 * the member's balance told to all of them, and prints how long that took until the last had heard it, in ms.
 */
const { url, channel, token, sockets } = JSON.parse(process.argv[2] ?? '') as FanTask;
const AT_ONCE = 100;
const LIMIT_MS = 30_000;
const sender = openSender(url, '');

let heard = 0;
let onAll: () => void = () => undefined;

async function join(): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  socket.on(memberCash.name, () => {
    heard += 1;
    if (heard === sockets) onAll();
  });
  const request = { channel, auth: { headers: { Authorization: bearer(token) } } };
  await socket.timeout(LIMIT_MS).emitWithAck('subscribe', request);
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
  await sender.send(CALLS.leave, {}, token);
  await all;
  process.stdout.write(`${performance.now() - began}\n`);
}
for (const socket of joined) socket.disconnect();
sender.close();
