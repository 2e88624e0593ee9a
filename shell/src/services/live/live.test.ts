import { bannersChanged, CHANNELS, depositSuccess, liveMissed, login, memberCash } from '@tessera/wire';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import {
  letLogIn,
  LOGIN_PAYLOAD,
  startTestPlatform,
  type TestPlatform,
} from '../testing/platform.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import type { ShellServices } from '../services.ts';

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

const until = async (condition: () => boolean) => {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 300) throw new Error('it did not happen within 3 s');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const joined = () => platform.subscriptions.map(({ channel }) => channel);

test('a guest joins the site’s, the currency’s and the template’s channel, without a token', async () => {
  services.live.start();
  await until(() => joined().length === 3);
  expect(joined()).toEqual([CHANNELS.site, CHANNELS.currency('INR'), CHANNELS.template('site02')]);
  expect(platform.subscriptions.every(({ token }) => token === undefined)).toBe(true);
});

test('a login joins the member’s channels with the token, and leaves the former currency’s', async () => {
  services.live.start();
  await until(() => joined().length === 3);
  await services.api.send(login, LOGIN_PAYLOAD);
  await until(() => services.live.memberChannel.get() === 'connected');
  expect(platform.subscriptions).toContainEqual({ channel: 'private-member.7', token: 'abc.one' });
  expect(joined()).toContain('presence-member.USD');
  await until(() => !platform.sockets.of('/').adapter.rooms.has(CHANNELS.currency('INR')));
});

test('an event reaches its listeners decoded; what is off its schema reaches nobody', async () => {
  const heard = jest.fn();
  services.live.on(bannersChanged, heard);
  services.live.start();
  await until(() => joined().length === 3);
  platform.emit(CHANNELS.currency('INR'), bannersChanged, {});
  await until(() => heard.mock.calls.length === 1);

  const cash = jest.fn();
  services.live.on(memberCash, cash);
  platform.sockets.emit('member.cash', CHANNELS.site, { cash: 12 });
  platform.emit(CHANNELS.site, memberCash, { cash: '12.00', version: 1 });
  await until(() => cash.mock.calls.length > 0);
  expect(cash.mock.calls).toEqual([[{ cash: '12.00', version: 1 }]]);
});

test('the member’s channel is made sure of at once, though the connection was put off', async () => {
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(services.live.memberChannel.get()).toBe('off');
  expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
  expect(services.live.memberChannel.get()).toBe('connected');
});

test('a refused member’s channel is no channel', async () => {
  platform.allow((channel) => !channel.startsWith('private-'));
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(await services.live.ensureMemberChannel(700)).toBe(false);
});

test('a guest has no member’s channel to wait for', async () => {
  expect(await services.live.ensureMemberChannel(2_000)).toBe(false);
});

test('a server that does not acknowledge is taken at its silence', async () => {
  platform.sockets.on('connection', (socket) => {
    const emitted = socket.listeners('subscribe')[0];
    socket.removeAllListeners('subscribe');
    socket.on('subscribe', (data) => emitted?.(data));
  });
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
});

test('after a break that could not be recovered everybody is told to refetch', async () => {
  const gap = jest.fn();
  services.live.onGap(gap);
  services.live.start();
  await until(() => joined().length === 3);
  // Before its first event a client has nothing to recover from.
  for (const socket of await platform.sockets.fetchSockets()) socket.disconnect(true);
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
  expect(gap).toHaveBeenCalledTimes(1);
});

test('what a member missed in a break is asked for by number, and has its effects once', async () => {
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
