import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import type { LiveEvents } from '../../protocol/live.ts';
import { until } from '../../testing/until.ts';
import { sessionHash, type GameSession } from '../sealed-session.ts';
import { serveLive, type Live } from './live.ts';

const { log } = fastify();
let http: Server;
let live: Live;
let sockets: Socket[];
beforeEach(async () => {
  http = createServer();
  sockets = [];
  live = serveLive({
    http,
    log,
    open: (bearer) => {
      const [playerId = '', gameCode = '', sessionToken = ''] = bearer.split(' ');
      return { playerId, gameCode, sessionToken } as GameSession;
    },
    isOpen: async () => true,
    look: async () => ({ isOpen: true, balance: undefined }),
    placeOf: ({ gameCode }) => (gameCode === 'solo' ? undefined : gameCode),
    onPage: () => undefined,
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  sockets.forEach((socket) => socket.close());
  live.close();
  http.closeAllConnections();
  await new Promise((closed) => http.close(closed));
});

const urlOf = () => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

/** A page whose bearer is `<player> <game> <session>`. */
async function page(bearer: string): Promise<{ socket: Socket; heard: [string, unknown][] }> {
  const socket = io(urlOf(), {
    transports: ['websocket'],
    auth: { bearer },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  const heard: [string, unknown][] = [];
  socket.onAny((name: string, event: unknown) => heard.push([name, event]));
  await new Promise<void>((connected) => socket.once('connect', connected));
  return { socket, heard };
}

const settled = { balance: '12.00' } as LiveEvents['settled'];

test('what was paid is told at its table, and only the balance in the player’s other windows', async () => {
  const [table, elsewhere, other] = await Promise.all([
    page('ada wheel 1'),
    page('ada solo 2'),
    page('ben wheel 3'),
  ]);
  live.paid('ada', 'wheel', 'settled', settled);
  await until(() => elsewhere.heard[0], 'the balance');
  expect(table.heard).toEqual([['settled', settled]]);
  expect(elsewhere.heard).toEqual([['balance', { balance: '12.00' }]]);
  expect(other.heard).toEqual([]);
});

test('players are counted, not their windows', async () => {
  const [first] = await Promise.all([
    page('ada wheel 1'),
    page('ada wheel 2'),
    page('ben wheel 3'),
    page('eve solo 4'),
  ]);
  await until(() => (live.seated().wheel === 2 ? true : undefined), 'both players');
  expect(live.seated()).toEqual({ wheel: 2 });
  first.socket.close();
  await sleep(100);
  expect(live.seated()).toEqual({ wheel: 2 });
  sockets.forEach((socket) => socket.close());
  await until(() => (live.seated().wheel === undefined ? true : undefined), 'an empty table');
});

test('each window of a game is told whether it plays', async () => {
  const [one, other, another] = await Promise.all([
    page('ada wheel 1'),
    page('ada wheel 2'),
    page('ada solo 3'),
  ]);
  live.tellSeat('ada', 'wheel', sessionHash({ sessionToken: '2' }));
  await until(() => other.heard[0], 'the seat');
  await until(() => one.heard[0], 'the loss of the seat');
  expect([one.heard, other.heard, another.heard]).toEqual([
    [['seat', { mine: false }]],
    [['seat', { mine: true }]],
    [],
  ]);
});

test('a page that does not read is cut, before it fills the memory; others hear everything', async () => {
  const [slow, quick] = await Promise.all([page('ada wheel 1'), page('ben wheel 2')]);
  const engine = slow.socket.io.engine as unknown as { transport: { ws: { _socket?: { pause(): void } } } };
  const wire = engine.transport.ws._socket;
  // Of the client's own WebSocket, where it shows its connection.
  if (!wire) throw new Error('the connection of a test cannot be paused');
  wire.pause();
  const big = { table: 'x'.repeat(200_000) } as unknown as LiveEvents['table'];
  for (let n = 0; n < 60; n += 1) {
    live.toPlace('wheel', 'table', big);
    await sleep(10);
  }
  await until(() => (live.isSeated('ada', 'wheel') ? undefined : true), 'the end of the slow page');
  await until(() => (quick.heard.length === 60 ? true : undefined), 'all of it');
  expect(live.isSeated('ben', 'wheel')).toBe(true);
});

test('of a player’s many windows the oldest gives way', async () => {
  const first = await page('ada wheel 0');
  for (let n = 1; n <= 12; n += 1) await page(`ada wheel ${n}`);
  await until(() => (first.socket.connected ? undefined : true), 'the end of the first');
  expect(sockets.filter(({ connected }) => connected)).toHaveLength(12);
});
