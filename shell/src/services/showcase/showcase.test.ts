import { gameList, login, myCash, profile } from '@tessera/wire';
import { SITE_SETTINGS } from '@tessera/testing';
import type { Environment } from '../edge/environment.ts';
import type { ShellServices } from '../services.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import {
  LOGIN_PAYLOAD,
  startTestPlatform,
  letLogIn,
  type TestPlatform,
} from '../testing/platform.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';

let platform: TestPlatform;
let tab: Environment;
let stops: (() => void)[] = [];
beforeEach(async () => {
  platform = await startTestPlatform();
  tab = createTestBrowser(platform.origin).openTab();
});
afterEach(async () => {
  stops.forEach((stop) => stop());
  stops = [];
  await platform.stop();
});

function open(demo = true): ShellServices {
  const services = openServices(tab, { site: { ...SITE_SETTINGS, demo } });
  stops.push(services.start());
  return services;
}
/** Resolves after a call of the new document, by when its login is restored. */
async function reopen(): Promise<ShellServices> {
  const services = open();
  await services.api.send(profile, {}).catch(() => undefined);
  return services;
}
const accountOf = ({ session }: ShellServices) => {
  const now = session.get();
  return now.status === 'member' ? now.member.account : now.status;
};

test('logs any account in, with a play balance, without a call', async () => {
  const services = open();
  await services.api.send(login, { ...LOGIN_PAYLOAD, account: 'anything' });
  expect(services.session.get()).toMatchObject({
    status: 'member',
    member: { account: 'anything', currency: 'INR' },
    balance: { amount: '10000' },
  });
  expect(platform.requests).toEqual([]);
  expect(tab.storage.get('token')).toBeUndefined();
});

test('sends no call that needs a member', async () => {
  const services = open();
  await services.api.send(login, LOGIN_PAYLOAD);
  await expect(services.api.send(profile, {})).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
  await expect(services.api.send(myCash, {})).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
  await services.session.refreshBalance();
  expect(platform.requests).toEqual([]);
});

test('sends the calls of guests', async () => {
  platform.answer(gameList, { list: [] });
  const payload = { siteId: 1, currency: 'USD', supportDevice: 1, template: 'site02' } as const;
  await open().api.send(gameList, payload);
  expect(platform.requestsOf(gameList)).toHaveLength(1);
});

test('keeps the login over a reload of the tab, until the logout', async () => {
  const services = open();
  await services.api.send(login, { ...LOGIN_PAYLOAD, account: 'anything' });
  const reloaded = await reopen();
  expect(accountOf(reloaded)).toBe('anything');
  await reloaded.session.logout();
  expect(accountOf(reloaded)).toBe('guest');
  expect(accountOf(await reopen())).toBe('guest');
});

test('ends the login when the site ends the mode', async () => {
  const services = open();
  await services.api.send(login, LOGIN_PAYLOAD);
  services.site.setSettings({ ...SITE_SETTINGS, demo: false });
  expect(accountOf(services)).toBe('guest');
});

test('sends the login to the platform on a site without the mode', async () => {
  letLogIn(platform);
  const services = open(false);
  await services.api.send(login, LOGIN_PAYLOAD);
  expect(accountOf(services)).toBe('player1');
  expect(platform.requestsOf(login)).toHaveLength(1);
});
