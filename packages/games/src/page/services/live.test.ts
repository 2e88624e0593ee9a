import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { serveLive, type Live as ServedLive } from '../../server/live/live.ts';
import type { GameSession } from '../../server/sealed-session.ts';
import { untilTrue } from '../../testing/until.ts';
import { createLive, hear, type Live } from './live.ts';

const { log } = fastify();
let http: Server;
let served: ServedLive;
let live: Live;
/** What the platform says of every session. */
let session: { isOpen: boolean; balance: string };
beforeEach(async () => {
  http = createServer();
  session = { isOpen: true, balance: '100.00' };
  served = serveLive({
    http,
    log,
    open: (bearer) => ({ playerId: 'ada', gameCode: 'wheel', sessionToken: bearer }) as GameSession,
    isOpen: async () => session.isOpen,
    look: async () => session,
    placeOf: () => undefined,
    onPage: () => undefined,
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  live.close();
  served.close();
  http.closeAllConnections();
  await new Promise((closed) => http.close(closed));
});

/** A page's connection, and what it receives of its session. */
function connect() {
  live = createLive(() => 'bearer', `http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const received = { over: 0, balances: [] as string[] };
  hear(live, 'over', () => (received.over += 1));
  hear(live, 'balance', ({ balance }) => received.balances.push(balance));
  return received;
}

test('a page learns of the end of its session while it is connected', async () => {
  const received = connect();
  await untilTrue(() => live.connected.value, 'the connection');
  session = { ...session, isOpen: false };
  await untilTrue(() => received.over > 0, 'the end');
  await untilTrue(() => !live.connected.value, 'the end of the connection');
});

test('a page that comes with a session that has ended learns that, and is not connected', async () => {
  session = { ...session, isOpen: false };
  const received = connect();
  await untilTrue(() => received.over > 0, 'the end');
  expect(live.connected.value).toBe(false);
});

test('a page gets its balance once it is connected, and when it is another', async () => {
  const received = connect();
  await untilTrue(() => received.balances.length === 1, 'the first balance');
  session = { ...session, balance: '150.00' };
  await untilTrue(() => received.balances.length === 2, 'the second balance');
  expect(received.balances).toEqual(['100.00', '150.00']);
  expect(received.over).toBe(0);
});
