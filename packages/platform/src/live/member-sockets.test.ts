import { bearer } from '@tessera/wire';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket, type TestSocket } from '../testing/socket.ts';
import { until } from '../testing/until.ts';

const SOCKETS_PER_MEMBER = 20;

let platform: TestPlatform;
const opened: TestSocket[] = [];
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.close();
  await count(0);
});
afterAll(() => platform.close());

async function connect(): Promise<TestSocket> {
  const socket = await openSocket(platform.url);
  opened.push(socket);
  return socket;
}

const join = async ({ socket }: TestSocket, token: string, channel: string): Promise<unknown> =>
  socket.emitWithAck('subscribe', { channel, auth: { headers: { Authorization: bearer(token) } } });

/** Waits until the platform has this number of sockets. */
async function count(sockets: number): Promise<void> {
  await until(async () => (await platform.metrics()).includes(`tessera_sockets ${sockets}\n`));
}

async function fill(token: string, channel: string): Promise<TestSocket[]> {
  const sockets = await Promise.all(Array.from({ length: SOCKETS_PER_MEMBER }, connect));
  const statuses = await Promise.all(sockets.map((socket) => join(socket, token, channel)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  return sockets;
}

async function refusals(): Promise<number> {
  const [, value] = /^tessera_refused_member_sockets_total (\d+)$/m.exec(await platform.metrics()) ?? [];
  return Number(value);
}

test('refuses the 21st socket of a member, and takes it when another has closed', async () => {
  const token = await platform.logIn('player02');
  const sockets = await fill(token, 'private-member.INR');
  const before = await refusals();
  const another = await connect();
  expect(await join(another, token, 'private-member.INR')).toBe(429);
  const [name, ...given] = another.heard.find(([event]) => event === 'subscription_error') ?? [];
  expect([name, ...given.slice(0, 3)]).toEqual([
    'subscription_error',
    'private-member.INR',
    429,
    'a member may have 20 connections: close another page of this site',
  ]);
  expect((await refusals()) - before).toBe(1);
  expect(await join(another, token, 'web_member')).toBe(200);
  expect(await join(another, await platform.logIn('agent01'), 'private-member.USD')).toBe(200);

  sockets[0]?.close();
  await count(SOCKETS_PER_MEMBER);
  expect(await join(another, token, 'private-member.INR')).toBe(200);
});

test('counts a socket once for all its channels, and no longer when it has left them', async () => {
  const token = await platform.logIn('player02');
  const [first] = await fill(token, 'private-member.INR');
  expect(await join(first!, token, 'presence-member.INR')).toBe(200);
  const another = await connect();
  first!.socket.emit('unsubscribe', { channel: 'private-member.INR' });
  await first!.settle();
  expect(await join(another, token, 'private-member.INR')).toBe(429);
  first!.socket.emit('unsubscribe', { channel: 'presence-member.INR' });
  await first!.settle();
  expect(await join(another, token, 'private-member.INR')).toBe(200);
});

test('cuts a recovered socket above the bound', async () => {
  const token = await platform.logIn('player02');
  const [first] = await fill(token, 'private-member.INR');
  const { socket } = first!;
  // A recovery needs the offset of an event.
  await first!.settle();
  socket.io.reconnection(false);
  socket.io.engine.close();
  await count(SOCKETS_PER_MEMBER - 1);
  expect(await join(await connect(), token, 'private-member.INR')).toBe(200);
  const before = await refusals();
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));
  socket.connect();
  expect(await cut).toBe('io server disconnect');
  expect((await refusals()) - before).toBe(1);
});
