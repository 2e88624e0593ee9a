import {
  appCleanCache,
  CHANNELS,
  layout,
  login,
  logout,
  memberCash,
  memberLogin,
  myCash,
  profileUpdated,
  siteDetail,
  siteDetailChanged,
} from '@tessera/wire';
import { SITE_SETTINGS } from '@tessera/testing';
import { createNative } from '../native/native.ts';
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

let platform: TestPlatform;
let browser: ReturnType<typeof createTestBrowser>;
let running: (() => void)[] = [];
beforeEach(async () => {
  platform = await startTestPlatform();
  browser = createTestBrowser(platform.origin);
  letLogIn(platform);
});
afterEach(async () => {
  running.forEach((stop) => stop());
  running = [];
  await platform.stop();
});

function openTab(): ShellServices {
  const services = openServices(browser.openTab());
  running.push(services.start());
  return services;
}

async function openAsMember(): Promise<ShellServices> {
  const services = openTab();
  await services.api.send(login, LOGIN_PAYLOAD);
  return services;
}

const balanceOf = (services: ShellServices) => {
  const session = services.session.get();
  return session.status === 'member' ? session.balance.amount : undefined;
};

test('makes a visitor without a token a guest at once, without a request', () => {
  expect(openTab().session.get()).toEqual({ status: 'guest' });
  expect(platform.requests).toHaveLength(0);
});

test('restores a saved token: first restoring, then the member, with an event', async () => {
  await openAsMember();
  const services = openServices(browser.openTab());
  const started = jest.fn();
  services.bus.on('session.started', started);
  running.push(services.start());
  expect(services.session.get()).toEqual({ status: 'restoring' });
  await services.session.settled();
  expect(services.session.get()).toMatchObject({
    member: { gradeName: 'Gold', currency: 'USD' },
    balance: { amount: '120.50', version: 3 },
  });
  expect(started).toHaveBeenCalledWith({ memberId: 7, restored: true });
  expect(services.site.get().currency).toBe('USD');
});

test('keeps the member in the storage that wrappers read, until the logout', async () => {
  const services = await openAsMember();
  await services.session.settled();
  const { storage } = browser.openTab();
  const names = ['token', 'member_id', 'member_account', 'currency', 'member_type', 'agent_type'];
  expect(names.map((name) => storage.get(name))).toEqual(['abc.one', '7', 'player1', 'USD', '1', '0']);
  platform.answer(logout, {});
  await services.session.logout();
  expect(names.map((name) => storage.get(name))).toEqual(names.map(() => undefined));
});

test('keeps the member in the page while the same member’s next login is loaded', async () => {
  const services = await openAsMember();
  await services.session.settled();
  const statuses: string[] = [];
  services.session.subscribe(() => statuses.push(services.session.get().status));
  const started = jest.fn();
  services.bus.on('session.started', started);
  await services.api.send(login, LOGIN_PAYLOAD);
  await until(() => started.mock.calls.length > 0);
  expect(new Set(statuses)).toEqual(new Set(['member']));
});

test('makes the visitor a guest when the saved token is invalid', async () => {
  await openAsMember();
  platform.on(layout, () => ({ status: 401 }));
  const services = openTab();
  await services.session.settled();
  expect(services.session.get()).toEqual({ status: 'guest' });
});

test('loads the member again after the platform could not be reached', async () => {
  await openAsMember();
  platform.on(layout, () => ({ status: 404 }));
  const services = openTab();
  await until(() => platform.requestsOf(layout).length === 2);
  expect(services.session.get().status).toBe('restoring');
  letLogIn(platform);
  await services.session.settled();
  expect(services.session.get().status).toBe('member');
});

test('logs all tabs in and out together', async () => {
  const other = openTab();
  const one = await openAsMember();
  await until(() => other.session.get().status === 'member');
  const ended = jest.fn();
  other.bus.on('session.ended', ended);
  await one.session.logout();
  await until(() => other.session.get().status === 'guest');
  expect(ended).toHaveBeenCalledWith({ reason: 'logout' });
  expect(platform.requestsOf(logout)).toHaveLength(1);
  expect(browser.storage.getItem('member_id')).toBeNull();
});

test.each([
  ['goes home, and notifies the wrapper', 'Android', { app: { tokenLogin: jest.fn() } }, 1],
  [
    'leaves the page to the wrapper',
    'iOS',
    { webkit: { messageHandlers: { app: { postMessage: jest.fn() } } } },
    0,
  ],
])('%s at a logout in the app of %s', async (_, _system, wrapper, times) => {
  const services = openServices(browser.openTab());
  const native = createNative({ navigator: { userAgent: '' }, ...wrapper } as unknown as Window);
  const tokenLogin = jest.spyOn(native, 'tokenLogin');
  const go = jest.spyOn(services.navigation, 'go');
  Object.assign(services, { native });
  running.push(services.start());
  await services.api.send(login, LOGIN_PAYLOAD);
  await services.session.settled();
  await services.session.logout();
  expect(services.session.get()).toEqual({ status: 'guest' });
  expect(go.mock.calls).toEqual(Array(times).fill(['/']));
  expect(tokenLogin.mock.calls).toEqual([[true], [false]]);
});

test('keeps the newer of two replacements of the token, in any order', async () => {
  const services = await openAsMember();
  const stamp = (token: string, at: number) => ({
    body: { code: '100', message: '', data: { cash: '1.00', version: 1 } },
    headers: { authorization: `Bearer ${token}`, date: new Date(at).toUTCString() },
  });
  platform.on(myCash, () => stamp('abc.newer', 1_800_000_009_000));
  await services.session.refreshBalance();
  platform.on(myCash, () => stamp('abc.older', 1_800_000_001_000));
  await services.session.refreshBalance();
  expect(browser.storage.getItem('token')).toBe('abc.newer');
});

test('ignores a replacement and a balance that arrive after the next login', async () => {
  const services = await openAsMember();
  const { promise: late, resolve } = Promise.withResolvers<void>();
  platform.on(myCash, () => ({
    // Another account has had more changes.
    body: { code: '100', message: '', data: { cash: '1.00', version: 900 } },
    headers: { authorization: 'Bearer abc.late' },
  }));
  const environment = browser.openTab();
  const slow = openServices({
    ...environment,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (String((input as Request).url).endsWith('my_cash')) await late;
      return response;
    },
  });
  running.push(slow.start());
  await slow.session.settled();
  const asked = slow.session.refreshBalance();
  await until(() => platform.requestsOf(myCash).length === 1);
  letLogIn(platform, 'xyz.other');
  await services.api.send(login, LOGIN_PAYLOAD);
  resolve();
  await asked;
  expect(browser.storage.getItem('token')).toBe('xyz.other');
  await slow.session.settled();
  expect(balanceOf(slow)).toBe(balanceOf(services));
});

test('keeps the last balance, and rejects nothing, where a request for it fails or the session is over', async () => {
  const services = await openAsMember();
  const before = services.session.get();
  platform.on(myCash, () => ({ status: 503, headers: { 'retry-after': '0' } }));
  await expect(services.session.refreshBalance()).resolves.toBeUndefined();
  expect(services.session.get()).toEqual(before);
  platform.on(myCash, () => ({ status: 401 }));
  await expect(services.session.refreshBalance()).resolves.toBeUndefined();
  await until(() => services.session.get().status === 'guest');
});

describe('over the member’s channel', () => {
  async function openOnline(): Promise<ShellServices> {
    const services = await openAsMember();
    expect(await services.live.ensureMemberChannel(2_000)).toBe(true);
    return services;
  }
  const channel = CHANNELS.member(7);

  test('updates the balance, and ignores an older version', async () => {
    const services = await openOnline();
    const changed = jest.fn();
    services.bus.on('wallet.changed', changed);
    platform.emit(channel, memberCash, { cash: '80.00', version: 9 });
    await until(() => balanceOf(services) === '80.00');
    platform.emit(channel, memberCash, { cash: '500.00', version: 8 });
    platform.emit(channel, memberCash, { cash: '81.00', version: 10 });
    await until(() => balanceOf(services) === '81.00');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('asks for a new password at the operator’s order, until one of the tabs has it', async () => {
    const services = await openOnline();
    const other = openTab();
    await other.session.settled();
    for (const { passwordGate } of [services, other]) passwordGate.visit('/', '');
    const isDue = (of: ShellServices) => {
      const now = of.session.get();
      return now.status === 'member' && now.member.details?.mustChangePassword === true;
    };
    platform.answer(layout, { ...MEMBER_LAYOUT, firstLoginToChangePassword: 1 });
    platform.emit(channel, profileUpdated, {});
    await until(() => isDue(services));
    await other.session.refreshMember();
    expect(isDue(other)).toBe(true);
    // The gates of both tabs have loaded: they show the dialog.
    await until(() => [services, other].every(({ dialogs }) => dialogs.open$.get().length === 1));
    platform.answer(layout, MEMBER_LAYOUT);
    await services.bus.emitOpen('mf-auth:passwordChanged', {});
    expect(isDue(services)).toBe(false);
    await until(() => !isDue(other));
    expect(other.dialogs.open$.get()).toEqual([]);
  });

  test('warns and logs out at a login elsewhere, but not at this session’s own login', async () => {
    const services = await openOnline();
    platform.emit(channel, memberLogin, { token: 'abc' });
    platform.emit(channel, memberCash, { cash: '80.00', version: 9 });
    await until(() => balanceOf(services) === '80.00');
    expect(services.session.get().status).toBe('member');
    platform.emit(channel, memberLogin, { token: 'stranger' });
    await until(() => services.session.get().status === 'guest');
    const { toasts } = services.toast.store.getSnapshot();
    expect(toasts).toMatchObject([{ tone: 'warning', text: 'already_login_msg' }]);
    toasts.forEach(({ id }) => services.toast.store.dismiss(id));
  });

  test('reads the site’s settings again when customer service has another link', async () => {
    const services = await openOnline();
    const detail = { ...services.site.get().settings, customerServiceLink: 'https://help.example/new' };
    platform.answer(siteDetail, { detail: detail as never });
    platform.emit(CHANNELS.site, siteDetailChanged, {});
    await until(() => services.site.get().settings.customerServiceLink === 'https://help.example/new');
    expect(platform.requestsOf(siteDetail)).toHaveLength(1);
  });

  test.each([
    ['keeps the mobile template that the address asked for', 'origin_mobile', 'origin_mobile'],
    [
      'takes the operator’s mobile template where the gateway refused the one asked for',
      'bob_mobile',
      'bob_mobile',
    ],
  ] as const)('%s when the settings come again', async (_, shown, expected) => {
    browser.jar.set('mobile_template', 'origin_mobile');
    const site = { ...SITE_SETTINGS, mobileTemplate: shown };
    const services = openServices(browser.openTab(), { site });
    running.push(services.start());
    services.live.start();
    await until(() => platform.subscriptions.some(({ channel: joined }) => joined === CHANNELS.site));
    platform.answer(siteDetail, {
      detail: { ...site, mobileTemplate: 'bob_mobile', template: 'suncity' } as never,
    });
    platform.emit(CHANNELS.site, siteDetailChanged, {});
    await until(() => services.site.get().settings.template === 'suncity');
    expect(services.site.get().settings.mobileTemplate).toBe(expected);
  });

  test('logs out at the operator’s order to clear the cache', async () => {
    const services = await openOnline();
    const ended = jest.fn();
    services.bus.on('session.ended', ended);
    platform.emit(channel, appCleanCache, {});
    await until(() => ended.mock.calls.length > 0);
    expect(ended).toHaveBeenCalledWith({ reason: 'cleared' });
  });
});
