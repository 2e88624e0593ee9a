import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { createMetrics } from '../metrics.ts';
import { until } from '../testing/until.ts';
import { watchPlatforms } from './platforms.ts';
import { forwardToPlatform } from './proxy.ts';
import { MAX_MESSAGE_BYTES } from './socket-bounds.ts';
import { POLL_IDLE_MS } from './socket-places.ts';
import { SOCKETS_PER_NETWORK } from './sockets-per-network.ts';

const MOST = 3;
const POLLING = 'EIO=4&transport=polling';

/** A real socket.io server behind a real gateway that allows each network three sockets. */
let platform: HttpServer;
let server: Server;
let gateway: FastifyInstance;
let url: string;
let clients: Socket[] = [];
let time: number;
beforeEach(async () => {
  time = 0;
  platform = createServer();
  server = new Server(platform);
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const { port } = platform.address() as AddressInfo;
  gateway = fastify();
  const platforms = watchPlatforms({ urls: [`http://127.0.0.1:${port}`], log: gateway.log });
  const metrics = createMetrics({ processMetrics: false });
  const factor = MOST / SOCKETS_PER_NETWORK;
  await forwardToPlatform(gateway, { platforms, metrics, factor, now: () => time });
  url = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const client of clients) client.disconnect();
  clients = [];
  await server.close();
  await gateway.close();
});

async function connect(transports?: ('polling' | 'websocket')[]): Promise<Socket> {
  const client = io(url, { forceNew: true, reconnection: false, ...(transports && { transports }) });
  clients.push(client);
  await new Promise<void>((done, fail) => client.once('connect', done).once('connect_error', fail));
  return client;
}

const poll = (sid?: string, init: RequestInit = {}) =>
  fetch(`${url}/socket.io/?${POLLING}${sid === undefined ? '' : `&sid=${sid}`}`, init);

/** Opens a polled session without ever polling it. */
async function handshake(): Promise<string> {
  const answer = await poll();
  expect(answer.status).toBe(200);
  return (JSON.parse((await answer.text()).slice(1)) as { sid: string }).sid;
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const { status, body } = await answer;
  await body?.cancel();
  return status;
}

/** Opens a session by an address as it is: `fetch` would leave parts of it out. */
async function rawPoll(end: string): Promise<void> {
  const asked = request(url, { path: `/socket.io/?${POLLING}${end}` }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
}

it('counts a session that is polled as a socket, together with websockets', async () => {
  await connect(['polling']);
  await connect(['websocket']);
  await connect(['polling']);
  expect(await statusOf(poll())).toBe(429);
  await expect(connect(['websocket'])).rejects.toThrow('websocket error');
  await expect(connect(['polling'])).rejects.toThrow('xhr poll error');
});

it('lets stock clients begin by polling, and counts each once after its upgrade', async () => {
  for (let index = 0; index < MOST; index += 1) {
    const client = await connect();
    if (client.io.engine.transport.name !== 'websocket') await once(client.io.engine as never, 'upgrade');
  }
  expect(await statusOf(poll())).toBe(429);
});

it('counts every websocket that names the same session', async () => {
  const sid = await handshake();
  const open = () => {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&sid=${sid}`,
    );
    return new Promise<string>((done) => {
      socket.addEventListener('open', () => done('open'));
      socket.addEventListener('error', () => done('refused'));
    });
  };
  expect(await Promise.all(Array.from({ length: MOST + 1 }, open))).toEqual(
    expect.arrayContaining(['open', 'refused']),
  );
});

it('keeps counting a session whose poll was aborted, until the platform must have ended it', async () => {
  for (let index = 0; index < MOST; index += 1) await handshake();
  time = POLL_IDLE_MS;
  expect(await statusOf(poll())).toBe(429);
  time += 1;
  expect(await statusOf(poll())).toBe(200);
});

it('counts a session for as long as it is polled', async () => {
  await connect(['polling']);
  const sessions = [...server.sockets.sockets.values()];
  await until(async () => sessions.every(({ conn }) => conn.transport.writable));
  for (let index = 1; index < MOST; index += 1) await handshake();
  time = POLL_IDLE_MS + 1;
  for (let index = 1; index < MOST; index += 1) await handshake();
  expect(await statusOf(poll())).toBe(429);
});

it('gives a place back once the platform says that the session is unknown, and none to a made-up session', async () => {
  const sids = [await handshake(), await handshake(), await handshake()];
  expect(await statusOf(poll('made-up'))).toBe(429);
  server.disconnectSockets(true);
  server.engine.close();
  const answer = await poll(sids[0]);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 1 }]);
  expect(await statusOf(poll())).toBe(200);
});

it('gives no place back for a request that the platform refuses for another reason', async () => {
  const sids = [await handshake(), await handshake(), await handshake()];
  const wrong = await fetch(`${url}/socket.io/?EIO=4&transport=websocket&sid=${sids[0]}`);
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 3 }]);
  expect(await statusOf(poll())).toBe(429);
});

it.each([
  ['names an empty session', '&sid='],
  ['names two sessions', '&sid=made-up&sid='],
  ['names a session after a thousand other parameters', `${'&x'.repeat(1_100)}&sid=made-up`],
  ['names a session behind a fragment', '#&sid=made-up'],
])('counts each session that is opened by a request which %s', async (_, end) => {
  for (let index = 0; index < 2 * MOST; index += 1) await rawPoll(end);
  expect(server.engine.clientsCount).toBeLessThanOrEqual(MOST);
});

it('refuses polled messages above 16 KB, and those of unknown size', async () => {
  const sid = await handshake();
  const post = (body: BodyInit, more = {}) => statusOf(poll(sid, { method: 'POST', body, ...more }));
  expect(await post('4'.repeat(MAX_MESSAGE_BYTES + 1))).toBe(413);
  const stream = new Blob(['40']).stream();
  expect(await post(stream, { duplex: 'half' })).toBe(411);
  expect(await post('40')).toBe(200);
});
