import { encodeAnswer, layout, login } from '@tessera/wire';
import type { ShellServices } from '../services.ts';
import { createCredentials } from './credentials.ts';
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

describe('what a member has typed', () => {
  async function type(): Promise<ShellServices> {
    const services = openTab();
    await services.api.send(login, LOGIN_PAYLOAD);
    await services.session.settled();
    services.drafts.of('mf-agent').set('application', 'typed');
    return services;
  }
  const typed = ({ drafts }: ShellServices) => drafts.of('mf-agent').get('application');

  // At the order to clear the caches the page is loaded again.
  test.each([
    ['logout', [['/']]],
    ['cleared', []],
  ] as const)('is forgotten at the end by %s, with home and windows closed', async (reason, visited) => {
    const services = await type();
    const close = jest.spyOn(services.windows, 'closeMemberWindows');
    const go = jest.spyOn(services.navigation, 'go').mockImplementation();
    await services.session.leave(reason);
    expect(go.mock.calls).toEqual(visited);
    expect(close).toHaveBeenCalledTimes(1);
    await services.api.send(login, LOGIN_PAYLOAD);
    await until(() => services.session.get().status === 'member');
    expect(typed(services)).toBeUndefined();
  });

  test.each(['expired', 'elsewhere'] as const)(
    'is kept for the next login at the end by %s, and the member’s windows and place stay',
    async (reason) => {
      const services = await type();
      const close = jest.spyOn(services.windows, 'closeMemberWindows');
      const go = jest.spyOn(services.navigation, 'go').mockImplementation();
      await services.session.leave(reason);
      expect(services.session.get().status).toBe('guest');
      expect(typed(services)).toBeUndefined();
      expect(go).not.toHaveBeenCalled();
      expect(close).not.toHaveBeenCalled();
      let atLogin: string | undefined;
      services.session.subscribe(() => {
        if (services.session.get().status === 'member') atLogin ??= typed(services);
      });
      await services.api.send(login, LOGIN_PAYLOAD);
      await until(() => services.session.get().status === 'member');
      expect(atLogin).toBe('typed');
    },
  );

  test('is kept in the other tabs as well, and forgotten where another member logs in', async () => {
    const services = await type();
    const other = openTab();
    await other.session.settled();
    other.drafts.of('mf-agent').set('application', 'typed there');
    await services.session.leave('expired');
    await until(() => other.session.get().status === 'guest');
    expect(typed(other)).toBeUndefined();
    await services.api.send(login, LOGIN_PAYLOAD);
    await until(() => typed(other) === 'typed there');

    await services.session.leave('elsewhere');
    platform.answer(login, {
      memberId: 8,
      memberAccount: 'player2',
      memberCurrency: 'USD',
      token: 'xyz.one',
    });
    platform.answer(layout, { ...MEMBER_LAYOUT, id: 8, memberAccount: 'player2' });
    await services.api.send(login, LOGIN_PAYLOAD);
    await until(() => [services, other].every(({ session }) => session.get().status === 'member'));
    expect([services, other].map(typed)).toEqual([undefined, undefined]);
  });
});

describe('a token that the platform refuses when the page opens', () => {
  const STORED = { token: 'abc.one', memberId: 7, account: 'player1', currency: 'USD' };
  const textsOf = ({ toast }: ShellServices) => toast.store.getSnapshot().toasts.map(({ text }) => text);
  const start = (who: typeof STORED) => createCredentials(browser.openTab()).start(who);

  beforeEach(() => platform.on(layout, () => ({ status: 401 })));

  test('ends the session of an earlier visit with one message', async () => {
    start(STORED);
    const services = openTab();
    await services.session.settled();
    await until(() => textsOf(services).length > 0);
    expect(textsOf(services)).toEqual(['session.expired']);
  });

  test('ends a login of the address without a message: there was no session', async () => {
    const services = openTab();
    start(STORED);
    await until(() => platform.requestsOf(layout).length === 1);
    await until(() => services.session.get().status === 'guest');
    await services.entrySwitch();
    expect(textsOf(services)).toEqual([]);
  });

  test('shows no message where a login of the address takes the place of the ended session', async () => {
    start(STORED);
    platform.on(layout, ({ headers }) =>
      headers.authorization === 'Bearer abc.one'
        ? { status: 401 }
        : { body: encodeAnswer(layout, MEMBER_LAYOUT) },
    );
    const services = openServices(browser.openTab());
    const brought = Promise.withResolvers<undefined>();
    Object.assign(services, { entrySwitch: () => brought.promise });
    running.push(services.start());
    await services.session.settled();
    start({ ...STORED, token: 'xyz.one' });
    await until(() => services.session.get().status === 'member');
    brought.resolve(undefined);
    await services.entrySwitch();
    expect(textsOf(services)).toEqual([]);
  });
});
