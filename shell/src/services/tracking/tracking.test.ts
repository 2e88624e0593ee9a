/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell } from '@tessera/testing';
import { fbTracking } from '@tessera/wire';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { keepAdClick } from './ad-cookies.ts';
import { createTracking } from './tracking.ts';

const NOW = 1_764_000_000_000;

function enter(
  search: string,
  { isTracked = true, browser = createTestBrowser('https://site.example') } = {},
) {
  window.history.replaceState({ key: 'k' }, '', `/discount${search}#top`);
  const { cookies } = browser.openTab();
  keepAdClick(window, cookies, isTracked, NOW);
  return { cookies, browser };
}

/** The browser says so in every request, until the test ends. */
const objectToTracking = () =>
  Object.defineProperty(window.navigator, 'globalPrivacyControl', { value: true, configurable: true });
afterEach(() => void Reflect.deleteProperty(window.navigator, 'globalPrivacyControl'));

describe('the cookies of the advertising account', () => {
  test('hold the browser and the click, which is removed from the address', () => {
    const { cookies } = enter('?fbclid=IwAR1_a-b&header=false');
    expect(cookies.get('_fbp')).toMatch(/^fb\.1\.1764000000000\.\d{1,10}$/);
    expect(cookies.get('_fbc')).toBe('fb.1.1764000000000.IwAR1_a-b');
    expect(window.location.href).toBe('http://localhost/discount?header=false#top');
    expect(window.history.state).toEqual({ key: 'k' });
  });

  test('are kept for 90 days, for this site alone, and encrypted on their way', () => {
    const { browser } = enter('?fbclid=first');
    const attributes = ['Path=/', 'Max-Age=7776000', 'SameSite=Lax', 'Secure'];
    expect(browser.attributes).toEqual(
      new Map([
        ['_fbp', attributes],
        ['_fbc', attributes],
      ]),
    );
  });

  test('keep the first click and the first browser', () => {
    const { cookies, browser } = enter('?fbclid=first');
    const before = cookies.get('_fbp');
    enter('?fbclid=second', { browser });
    expect(cookies.get('_fbc')).toBe('fb.1.1764000000000.first');
    expect(cookies.get('_fbp')).toBe(before);
  });

  test('hold no click if the address has none, or a malformed one', () => {
    expect(enter('').cookies.get('_fbc')).toBeUndefined();
    expect(enter('?fbclid=a%20b;c').cookies.get('_fbc')).toBeUndefined();
  });

  test('are not set if the site does not track; the click is removed from the address anyway', () => {
    const { browser } = enter('?fbclid=first', { isTracked: false });
    expect(browser.jar.size).toBe(0);
    expect(window.location.search).toBe('');
  });

  test('are not set if the visitor objects to tracking', () => {
    objectToTracking();
    const { browser } = enter('?fbclid=first');
    expect(browser.jar.size).toBe(0);
  });
});

describe('a conversion', () => {
  const report = async (adTracking: boolean) => {
    const { cookies } = enter('?fbclid=first');
    const shell = createFakeShell({ settings: { adTracking }, answers: { fbTracking: null } });
    const tracking = createTracking(window, { api: shell.api, site: shell.site, cookies });
    tracking.report({ name: 'sign_up_complete', id: '8' });
    await new Promise((resolve) => setTimeout(resolve));
    return { sent: shell.api.sentTo(fbTracking), cookies };
  };

  test('is sent with the cookies and the page, without its query', async () => {
    const { sent, cookies } = await report(true);
    expect(sent).toEqual([
      {
        siteId: 1,
        eventName: 'sign_up_complete',
        eventId: '8',
        fbp: cookies.get('_fbp'),
        fbc: 'fb.1.1764000000000.first',
        page: 'http://localhost/discount',
      },
    ]);
  });

  test('is not sent if the site does not track', async () => {
    expect((await report(false)).sent).toEqual([]);
  });

  test('is not sent if the visitor objects to tracking', async () => {
    objectToTracking();
    expect((await report(true)).sent).toEqual([]);
  });
});
