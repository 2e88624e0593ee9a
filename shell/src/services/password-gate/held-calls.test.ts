import {
  captcha,
  CHANNELS,
  editPassword,
  isCallError,
  lastPlayed,
  layout,
  login,
  logout,
  myCash,
  type Call,
} from '@tessera/wire';
import type { OpenName, Registry } from '@tessera/contracts';
import { runAfterLogin } from '../../composition/after-login.ts';
import type { ShellServices } from '../services.ts';
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

const CHANGED: OpenName = 'mf-auth:passwordChanged';
const PASSWORDS = { oldPassword: 'secret1', password: 'm4vq8tzkw2', checkPassword: 'm4vq8tzkw2' };

let platform: TestPlatform;
let browser: ReturnType<typeof createTestBrowser>;
let running: (() => void)[] = [];
beforeEach(async () => {
  platform = await startTestPlatform();
  browser = createTestBrowser(platform.origin);
  letLogIn(platform);
  demand(1);
  platform.answer(lastPlayed, { list: [] });
  platform.answer(editPassword, null);
});
afterEach(async () => {
  running.forEach((stop) => stop());
  running = [];
  await platform.stop();
});

const demand = (firstLoginToChangePassword: 0 | 1) =>
  platform.answer(layout, { ...MEMBER_LAYOUT, firstLoginToChangePassword });
const sent = (call: Call) => platform.requestsOf(call).length;
const settled = () => new Promise((resolve) => setTimeout(resolve));

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

/** Sends a call that everyone may send, and returns once it is answered: what was sent before has arrived by then. */
async function afterOtherCalls({ api }: ShellServices): Promise<void> {
  await settled();
  await api.send(captcha, { type: 1, siteId: 1 }).catch(() => undefined);
}

test('holds a member’s calls until the demanded password is chosen, and sends each once then', async () => {
  const services = await openAsMember();
  const calls = [services.api.send(lastPlayed, {}), services.api.send(myCash, {})];
  await afterOtherCalls(services);
  expect([sent(layout), sent(lastPlayed), sent(myCash)]).toEqual([1, 0, 0]);

  await services.api.send(editPassword, PASSWORDS);
  expect([sent(editPassword), sent(lastPlayed)]).toEqual([1, 0]);
  await until(() => {
    // The gate's code may still be loading.
    void services.bus.emitOpen(CHANGED, {});
    return sent(lastPlayed) === 1;
  });
  await expect(Promise.all(calls)).resolves.toHaveLength(2);
  expect(sent(lastPlayed)).toBe(1);
});

test('holds what the remotes load after a login, and loads it after the change', async () => {
  const services = openTab();
  const remotes = [{ name: 'mf-a', live: { config: { afterLogin: true } } }];
  const loaded = jest.fn();
  running.push(
    runAfterLogin({
      composition: {
        registry: { remotes } as unknown as Registry,
        load: async () => ({
          activate: () => undefined,
          afterLogin: async () => loaded(await services.api.send(lastPlayed, {})),
        }),
      },
      bus: services.bus,
      whenIdle: (work) => (work(), () => undefined),
      report: () => undefined,
    }),
  );
  await services.api.send(login, LOGIN_PAYLOAD);
  await afterOtherCalls(services);
  expect(sent(lastPlayed)).toBe(0);
  services.session.passwordChanged();
  await until(() => loaded.mock.calls.length === 1);
  expect(sent(lastPlayed)).toBe(1);
});

test('ends held calls with the logout, unsent', async () => {
  const services = await openAsMember();
  const held = services.api.send(lastPlayed, {}).catch((error: unknown) => error);
  await services.session.logout();
  const error = await held;
  expect(isCallError(error) && error.failure.kind).toBe('unauthorised');
  expect([sent(logout), sent(lastPlayed)]).toEqual([1, 0]);
});

test('ends a held call that its caller aborts', async () => {
  const services = await openAsMember();
  const abort = new AbortController();
  const held = services.api.send(lastPlayed, {}, { signal: abort.signal });
  await settled();
  abort.abort(new Error('closed'));
  await expect(held).rejects.toThrow('closed');
  services.session.passwordChanged();
  await afterOtherCalls(services);
  expect(sent(lastPlayed)).toBe(0);
});

test('holds the calls of a page that does not know its member yet', async () => {
  await openAsMember();
  const services = openTab();
  expect(services.session.get().status).toBe('restoring');
  const held = services.api.send(lastPlayed, {});
  await services.session.settled();
  await afterOtherCalls(services);
  expect(sent(lastPlayed)).toBe(0);
  services.session.passwordChanged();
  await held;
  expect(sent(lastPlayed)).toBe(1);
});

test('holds calls when the operator demands a new password meanwhile', async () => {
  demand(0);
  const services = await openAsMember();
  await services.api.send(lastPlayed, {});
  demand(1);
  await services.session.refreshMember();
  void services.api.send(lastPlayed, {}).catch(() => undefined);
  await afterOtherCalls(services);
  expect(sent(lastPlayed)).toBe(1);
  demand(0);
  await services.session.refreshMember();
  await until(() => sent(lastPlayed) === 2);
});

test('joins the member’s channels after the change only', async () => {
  const services = await openAsMember();
  services.live.start();
  await until(() => platform.subscriptions.length >= 3);
  const isOfMember = ({ channel }: { channel: string }) =>
    channel.startsWith('private-') || channel.startsWith('presence-');
  await afterOtherCalls(services);
  expect(platform.subscriptions.filter(isOfMember)).toEqual([]);
  expect(services.live.memberChannel.get()).toBe('off');
  // A launch would log the member out if its channel were lost: here its next call waits.
  expect(await services.live.ensureMemberChannel(0)).toBe(true);
  services.session.passwordChanged();
  await until(() => services.live.memberChannel.get() === 'connected');
  expect(platform.subscriptions.map(({ channel }) => channel)).toContain(CHANNELS.member(7));
});
