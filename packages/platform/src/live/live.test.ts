import { bearer, launchTokenOf, sessionName } from '@tessera/wire';
import { eq } from 'drizzle-orm';
import { sessions } from '../db/schema/security.ts';
import { expectWithin } from '../proofs/size.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { lockTable } from '../testing/lock.ts';
import { openSocket, type TestSocket } from '../testing/socket.ts';
import { startStopwatch } from '../testing/stopwatch.ts';
import { until } from '../testing/until.ts';
import { providerGame, someGame } from '../testing/wallet.ts';

let platform: TestPlatform;
const opened: TestSocket[] = [];
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});
afterAll(() => platform.close());

async function connect(): Promise<TestSocket> {
  const socket = await openSocket(platform.url);
  opened.push(socket);
  return socket;
}

async function memberChannel(token: string): Promise<string> {
  return `private-member.${(await platform.send('layout', {}, { token })).id}`;
}

async function playPayload() {
  const { gpId: provider, ...key } = await someGame(platform);
  return { ...key, provider, lobbyUrl: '/close', device: 1 } as const;
}

test('a member gets the game’s address over the channel, and the balance after every round', async () => {
  const token = await platform.logIn();
  const channel = await memberChannel(token);
  const browser = await connect();
  browser.subscribe(channel, token);
  await browser.settle().catch(() => undefined);

  expect(await platform.send('play', await playPayload(), { token })).not.toHaveProperty('url');
  const [onChannel, address] = await browser.next('game');
  expect(onChannel).toBe(channel);
  const game = await providerGame(platform, launchTokenOf((address as { url: string }).url) ?? '');
  expect(game.session).toMatchObject({ mode: 'real', lobbyUrl: '/close', balance: '1000.00' });

  await game.wager('10');
  expect(await browser.next('member.cash')).toMatchObject([channel, { cash: '990.00', version: 2 }]);
  await game.settle('25.50');
  expect(await browser.next('member.cash')).toMatchObject([channel, { cash: '1015.50', version: 3 }]);

  expect((await platform.send('layout', {}, { token })).isPlaying).toBe(1);
  await platform.send('leave', {}, { token });
  expect((await platform.send('layout', {}, { token })).isPlaying).toBe(0);
  await expect(game.wager('10')).rejects.toMatchObject({ code: '410' });
  expect((await platform.send('lastPlayed', {}, { token })).list[0]?.gameCode).toBe(game.session.gameCode);
});

test.each([
  ['another member’s channel', 'private-member.1', 403],
  ['another currency’s channel', 'private-member.INR', 403],
  ['another currency’s presence', 'presence-member.INR', 403],
  ['a channel that does not exist', 'private-orders.1', 404],
])('%s is refused', async (_name, channel, status) => {
  const browser = await connect();
  browser.subscribe(channel, await platform.logIn());
  expect(await browser.next('subscription_error')).toEqual([channel, status]);
});

test('a private channel is refused without a good token, and so is garbage', async () => {
  const browser = await connect();
  browser.subscribe('private-member.1');
  expect(await browser.next('subscription_error')).toEqual(['private-member.1', 401]);
  browser.subscribe('private-member.1', 'made-up');
  expect(await browser.next('subscription_error')).toEqual(['private-member.1', 401]);
  for (const garbage of [null, 12, 'x', [], { channel: 7 }]) {
    browser.socket.emit('subscribe', garbage);
    expect(await browser.next('subscription_error')).toEqual(['', 400]);
  }
  browser.socket.emit('subscribe', { channel: 'web_member', auth: 'x' }, 'no function');
  expect(await browser.next('subscription_error')).toEqual(['web_member', 400]);
});

test('a subscription is acknowledged once it stands, or with why it does not', async () => {
  const token = await platform.logIn();
  const channel = await memberChannel(token);
  const { socket, heard, next } = await connect();
  const ask = (wanted: string) =>
    socket.emitWithAck('subscribe', { channel: wanted, auth: { headers: { Authorization: bearer(token) } } });
  expect(await ask('web_member')).toBe(200);
  expect(await ask(channel)).toBe(200);
  expect(await ask('private-member.USD')).toBe(200);
  await platform.send('play', await playPayload(), { token });
  expect(await next('game')).toEqual([channel, expect.anything()]);

  expect(await ask('private-member.INR')).toBe(403);
  expect(heard.at(-1)?.slice(0, 3)).toEqual(['subscription_error', 'private-member.INR', 403]);
  expect(await socket.emitWithAck('subscribe', { channel })).toBe(401);
  expect(await socket.emitWithAck('subscribe', null)).toBe(400);
});

test('a member’s events are numbered, and what was missed is told', async () => {
  const token = await platform.logIn('player02');
  const channel = await memberChannel(token);
  const browser = await connect();
  const request = { channel, auth: { headers: { Authorization: bearer(token) } } };
  const subscribed = () =>
    new Promise<[number, number]>((resolve) =>
      browser.socket.emit('subscribe', request, (...given: [number, number]) => resolve(given)),
    );
  const [status, latest] = await subscribed();
  expect(status).toBe(200);
  await platform.send('leave', {}, { token });
  const [, cash] = await browser.next('member.cash');
  expect(cash).toMatchObject({ seq: latest + 1 });
  browser.socket.emit('unsubscribe', { channel });
  await platform.send('play', await playPayload(), { token });
  await platform.send('leave', {}, { token });
  await browser.settle();
  expect(await subscribed()).toEqual([200, latest + 3]);
  expect(browser.heard.filter(([name]) => name === 'game')).toEqual([]);

  expect(await platform.send('layout', {}, { token })).toMatchObject({ eventNumber: latest + 3 });
  const missed = await platform.send('liveMissed', { after: latest + 1 }, { token });
  expect(missed).toMatchObject({ latest: latest + 3, isComplete: 1 });
  expect(missed.list.map(({ seq, event }) => [seq, event])).toEqual([
    [latest + 2, 'game'],
    [latest + 3, 'member.cash'],
  ]);
  expect(missed.list[0]?.payload).toMatchObject({ url: expect.stringContaining('http') as string });
  expect(await platform.send('liveMissed', { after: 1 }, { token })).toMatchObject({ isComplete: 0 });
  const other = await platform.logIn('agent01');
  const theirs = await platform.send('liveMissed', { after: latest }, { token: other });
  expect(theirs.list.map(({ event }) => event)).not.toContain('game');
});

test('a login elsewhere is announced by the session’s name, never by its token', async () => {
  const first = await platform.logIn();
  const browser = await connect();
  browser.subscribe(await memberChannel(first), first);
  await browser.settle();
  const second = await platform.logIn();
  const [, payload] = await browser.next('login');
  expect(payload).toEqual({ token: sessionName(second), seq: expect.any(Number) as number });
});

test('a socket is out of its private channels as soon as its session ends', async () => {
  const token = await platform.logIn('player02');
  const channel = await memberChannel(token);
  const browser = await connect();
  browser.subscribe(channel, token);
  browser.subscribe('web_member');
  await browser.settle();
  await platform.send('logout', {}, { token });
  expect(await browser.next('subscription_error')).toEqual([channel, 401]);
  await platform.logIn('player02');
  await browser.settle();
  expect(browser.heard.filter(([name]) => name === 'login')).toEqual([]);
});

test('a session that ends by time is noticed too', async () => {
  const token = await platform.logIn('player02');
  const channel = await memberChannel(token);
  const browser = await connect();
  browser.subscribe(channel, token);
  await browser.settle();
  await platform.db
    .update(sessions)
    .set({ endsAt: new Date() })
    .where(eq(sessions.id, sessionName(token)));
  const stop = startStopwatch();
  expect(await browser.next('subscription_error')).toEqual([channel, 401]);
  expectWithin(stop(), 1_000);
});

test('a session that falls idle is noticed too', async () => {
  const token = await platform.logIn('player02');
  const channel = await memberChannel(token);
  const browser = await connect();
  browser.subscribe(channel, token);
  await browser.settle();
  await platform.db
    .update(sessions)
    .set({ seenAt: new Date(0) })
    .where(eq(sessions.id, sessionName(token)));
  expect(await browser.next('subscription_error')).toEqual([channel, 401]);
});

test('members of a presence channel see each other come and go, once per person', async () => {
  const [one, two] = [await platform.logIn('player01'), await platform.logIn('agent01')];
  const [first, second, secondTab] = [await connect(), await connect(), await connect()];
  const channel = 'presence-member.USD';
  first.subscribe(channel, one);
  const [, alone] = await first.next('presence:subscribed');
  expect(alone).toMatchObject([{ user_info: { name: 'pl•••' } }]);
  second.subscribe(channel, two);
  expect(await first.next('presence:joining')).toMatchObject([channel, { user_info: { name: 'ag•••' } }]);
  secondTab.subscribe(channel, two);
  const [, both] = await secondTab.next('presence:subscribed');
  expect(both).toHaveLength(2);
  secondTab.close();
  await first.settle();
  expect(first.heard.filter(([name]) => String(name).startsWith('presence:'))).toEqual([]);
  second.close();
  expect(await first.next('presence:leaving')).toMatchObject([channel, { user_info: { name: 'ag•••' } }]);
});

test('a socket that is gone before its question is answered is in no channel', async () => {
  const token = await platform.logIn('player01');
  const watcher = await connect();
  const channel = 'presence-member.USD';
  watcher.subscribe(channel, await platform.logIn('agent01'));
  await watcher.next('presence:subscribed');
  const table = await lockTable(platform, 'sessions');
  const browser = await connect();
  browser.subscribe(channel, token);
  await table.awaited();
  browser.close();
  await until(async () => (await platform.metrics()).includes('tessera_sockets 1\n'));
  await table.release();
  await watcher.settle();
  expect(watcher.heard.filter(([name]) => String(name).startsWith('presence:'))).toEqual([]);
});

test('what a socket asks is answered in order, and not without end', async () => {
  const token = await platform.logIn('player02');
  const channel = await memberChannel(token);
  const browser = await connect();
  browser.subscribe(channel, token);
  browser.socket.emit('unsubscribe', { channel });
  await browser.settle();
  await platform.send('leave', {}, { token });
  await browser.settle();
  expect(browser.heard.filter(([name]) => name === 'member.cash')).toEqual([]);
  const cut = new Promise((resolve) => browser.socket.once('disconnect', resolve));
  for (let i = 0; i < 200; i += 1) browser.subscribe('private-member.1', token);
  expect(await cut).toBe('io server disconnect');
});

/** The engine breaks the connection as a network would, and the client comes back with its state when that is done. */
async function breakConnection({ socket }: TestSocket, meanwhile?: () => Promise<unknown>): Promise<void> {
  socket.io.reconnection(false);
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  socket.io.engine.close();
  await gone;
  await meanwhile?.();
  const back = new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.connect();
  await back;
}

test('a connection that breaks recovers what it missed, unless the session has ended meanwhile', async () => {
  const token = await platform.logIn('player02');
  const channel = await memberChannel(token);
  const browser = await connect();
  browser.subscribe(channel, token);
  await browser.settle();
  await platform.send('play', await playPayload(), { token });
  await browser.next('game');
  browser.subscribe('presence-member.INR', token);
  await browser.next('presence:subscribed');

  await breakConnection(browser);
  expect(browser.socket.recovered).toBe(true);
  expect((await browser.next('presence:subscribed'))[1]).toHaveLength(1);
  await platform.send('play', await playPayload(), { token });
  await browser.next('game');

  await breakConnection(browser, async () => {
    const isTheirs = eq(sessions.id, sessionName(token));
    await platform.db.update(sessions).set({ endsAt: new Date() }).where(isTheirs);
  });
  expect(browser.socket.recovered).toBe(false);
});
