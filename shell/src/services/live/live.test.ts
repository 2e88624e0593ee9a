import {
  bannersChanged,
  CHANNELS,
  depositSuccess,
  layout,
  liveMissed,
  login,
  logout,
  memberCash,
  myCash,
  siteDetail,
} from '@tessera/wire';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import {
  letLogIn,
  LOGIN_PAYLOAD,
  MEMBER_LAYOUT,
  startTestPlatform,
  type TestPlatform,
} from '../testing/platform.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { until } from '../testing/until.fixture.ts';
import type { ShellServices } from '../services.ts';
import { connect } from './connect.ts';

let platform: TestPlatform;
let services: ShellServices;
let stop: () => void;
beforeEach(async () => {
  platform = await startTestPlatform();
  letLogIn(platform);
  services = openServices(createTestBrowser(platform.origin).openTab());
  stop = services.start();
});
afterEach(async () => {
  stop();
  await platform.stop();
});

const joined = () => platform.subscriptions.map(({ channel }) => channel);

test('joins the channels of site, currency and template as a guest, without a token', async () => {
  services.live.start();
  await until(() => joined().length === 3);
  expect(joined()).toEqual([CHANNELS.site, CHANNELS.currency('INR'), CHANNELS.template('site02')]);
  expect(platform.subscriptions.every(({ token }) => token === undefined)).toBe(true);
});

test('joins the member’s channels at a login with the token, and leaves the former currency’s', async () => {
  services.live.start();
  await until(() => joined().length === 3);
  await services.api.send(login, LOGIN_PAYLOAD);
  await until(() => services.live.memberChannel.get() === 'connected');
  expect(platform.subscriptions).toContainEqual({ channel: 'private-member.7', token: 'abc.one' });
  expect(joined()).toContain('presence-member.USD');
  await until(() => !platform.sockets.of('/').adapter.rooms.has(CHANNELS.currency('INR')));
});

test('delivers an event decoded, and drops one that does not match its schema', async () => {
  const received = jest.fn();
  services.live.on(bannersChanged, received);
  services.live.start();
  await until(() => joined().length === 3);
  platform.emit(CHANNELS.currency('INR'), bannersChanged, {});
  await until(() => received.mock.calls.length === 1);

  const cash = jest.fn();
  services.live.on(memberCash, cash);
  platform.sockets.emit('member.cash', CHANNELS.site, { cash: 12 });
  platform.emit(CHANNELS.site, memberCash, { cash: '12.00', version: 1 });
  await until(() => cash.mock.calls.length > 0);
  expect(cash.mock.calls).toEqual([[{ cash: '12.00', version: 1 }]]);
});

test('connects for the member’s channel at once, although the connection was to start later', async () => {
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(services.live.memberChannel.get()).toBe('off');
  expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
  expect(services.live.memberChannel.get()).toBe('connected');
});

test('reports that the member’s channel was refused', async () => {
  platform.allow((channel) => !channel.startsWith('private-'));
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(await services.live.ensureMemberChannel(700)).toBe(false);
});

test('logs out when the server removes it from the member’s channel because the session has ended', async () => {
  services.live.start();
  await services.api.send(login, LOGIN_PAYLOAD);
  await until(() => services.live.memberChannel.get() === 'connected');
  platform.on(myCash, () => ({ status: 401 }));
  platform.sockets.emit('subscription_error', CHANNELS.member(7), 401);
  await until(() => services.session.get().status === 'guest');
});

test('stays logged in when the session is still valid', async () => {
  services.live.start();
  await services.api.send(login, LOGIN_PAYLOAD);
  await until(() => services.live.memberChannel.get() === 'connected');
  platform.answer(myCash, { cash: '99.00', version: 9 });
  platform.sockets.emit('subscription_error', CHANNELS.member(7), 401);
  await until(() => platform.requestsOf(myCash).length === 1);
  expect(services.session.get().status).toBe('member');
});

test('does not wait for a member’s channel as a guest', async () => {
  expect(await services.live.ensureMemberChannel(2_000)).toBe(false);
});

test('counts a channel as joined if the server neither acknowledges nor refuses', async () => {
  platform.sockets.on('connection', (socket) => {
    const emitted = socket.listeners('subscribe')[0];
    socket.removeAllListeners('subscribe');
    socket.on('subscribe', (data) => emitted?.(data));
  });
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
});

test('asks all listeners to refetch after a break that could not be recovered', async () => {
  const gap = jest.fn();
  services.live.onGap(gap);
  services.live.start();
  await until(() => joined().length === 3);
  // A client that has received no event yet cannot recover its state.
  for (const socket of await platform.sockets.fetchSockets()) socket.disconnect(true);
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
  expect(gap).toHaveBeenCalledTimes(1);
});

test('fetches the events missed in a break by number, and delivers each once', async () => {
  const deposits = jest.fn();
  services.live.on(depositSuccess, deposits);
  platform.number(40);
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
  expect(platform.requestsOf(liveMissed)).toEqual([]);

  platform.number(42);
  const wire = (orderNumber: string) => ({
    order_number: orderNumber,
    deposit_amount: '5.00',
    deposit_times: 1,
  });
  const missed = ['one', 'two'].map((order, index) => ({
    seq: 41 + index,
    event: depositSuccess.name,
    payload: { ...wire(order), seq: 41 + index },
  }));
  platform.answer(liveMissed, { list: missed, latest: 42, isComplete: 1 });
  for (const socket of await platform.sockets.fetchSockets()) socket.disconnect(true);
  await until(() => services.live.memberChannel.get() !== 'connected');
  expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
  await until(() => deposits.mock.calls.length === 2);
  expect(platform.requestsOf(liveMissed).map(({ body }) => body)).toEqual([{ after: 40 }]);
  for (const one of missed) platform.sockets.emit(one.event, CHANNELS.member(7), one.payload);
  platform.sockets.emit(depositSuccess.name, CHANNELS.member(7), { ...wire('three'), seq: 43 });
  await until(() => deposits.mock.calls.length > 2);
  expect(deposits.mock.calls.map(([{ orderNumber }]) => orderNumber)).toEqual(['one', 'two', 'three']);
});

test('fetches what happened between the member’s first data and the first join', async () => {
  const deposits = jest.fn();
  services.live.on(depositSuccess, deposits);
  platform.answer(layout, { ...MEMBER_LAYOUT, eventNumber: 40 });
  await services.api.send(login, LOGIN_PAYLOAD);
  await until(() => services.session.get().status === 'member');
  platform.number(41);
  const payload = { order_number: 'one', deposit_amount: '5.00', deposit_times: 1, seq: 41 };
  platform.answer(liveMissed, {
    list: [{ seq: 41, event: depositSuccess.name, payload }],
    latest: 41,
    isComplete: 1,
  });
  expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
  await until(() => deposits.mock.calls.length === 1);
  expect(platform.requestsOf(liveMissed).map(({ body }) => body)).toEqual([{ after: 40 }]);
});

test('counts who is in the member’s presence channel, each member once, until the logout', async () => {
  const channel = CHANNELS.presence('USD');
  const member = (id: number) => ({ user_id: id, user_info: { id, name: 'ag•••' } });
  const emit = (event: string, payload: unknown) =>
    platform.sockets.to(channel).emit(event, channel, payload);
  const shows = (count: number | undefined) => until(() => services.live.present.get() === count);
  services.live.start();
  await services.api.send(login, LOGIN_PAYLOAD);
  await until(() => joined().includes(channel));
  emit('presence:subscribed', [member(7), member(8), member(8)]);
  await shows(2);
  emit('presence:joining', member(9));
  await shows(3);
  emit('presence:leaving', member(8));
  await shows(2);
  // Of another channel, or without a member: not counted.
  platform.sockets.emit('presence:joining', CHANNELS.presence('INR'), member(10));
  emit('presence:joining', 'no member');
  emit('presence:joining', member(11));
  await shows(3);
  platform.answer(logout, {});
  await services.session.logout();
  await shows(undefined);
});

test('notices without any other call that the platform is away, and that it is back', async () => {
  services.live.start();
  await until(() => joined().length === 3);
  let isAway = true;
  platform.on(siteDetail, () => ({ status: isAway ? 503 : 200 }));
  platform.sockets.use((_, next) => next(isAway ? new Error('away') : undefined));
  for (const { conn } of platform.sockets.of('/').sockets.values()) conn.close();
  await until(() => !services.isReachable.get());
  isAway = false;
  await until(() => services.isReachable.get());
});

const AS_GUEST = {
  token: () => undefined,
  wanted: () => new Set([CHANNELS.site]),
  firstEvent: () => undefined,
};

test('has no socket while the browser keeps the page for Back, and loads what it missed afterwards', async () => {
  const page = new EventTarget();
  const { api } = services;
  const onGap = jest.fn();
  const connection = connect({ origin: platform.origin, window: page as never }, { api, ...AS_GUEST, onGap });
  await until(() => connection.isConnected());
  page.dispatchEvent(new Event('pagehide'));
  expect(connection.isConnected()).toBe(false);
  page.dispatchEvent(new Event('pageshow'));
  await until(() => connection.isConnected());
  expect(onGap).toHaveBeenCalledTimes(1);
  connection.stop();
});

test('connects after Back also where the page was left while it was connecting', async () => {
  const page = new EventTarget();
  const connection = connect(
    { origin: platform.origin, window: page as never },
    { api: services.api, ...AS_GUEST, onGap: jest.fn() },
  );
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));
  await until(() => connection.isConnected());
  connection.stop();
});
