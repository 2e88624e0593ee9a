/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell } from '@tessera/testing';
import { fbTracking } from '@tessera/wire';
import { waitFor } from '@testing-library/react';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { keepAdClick } from './ad-cookies.ts';
import { createTracking, keepAdClickLater } from './tracking.ts';

const NOW = 1_764_000_000_000;

function enter(click: string, { browser = createTestBrowser('https://site.example') } = {}) {
  const { cookies } = browser.openTab();
  keepAdClick(window, cookies, click, NOW);
  return { cookies, browser };
}

/** The browser says so in every request, until the test ends. */
const objectToTracking = () =>
  Object.defineProperty(window.navigator, 'globalPrivacyControl', { value: true, configurable: true });
afterEach(() => void Reflect.deleteProperty(window.navigator, 'globalPrivacyControl'));

describe('the cookies of the advertising account', () => {
  test('hold the browser and the click', () => {
    const { cookies } = enter('IwAR1_a-b');
    expect(cookies.get('_fbp')).toMatch(/^fb\.1\.1764000000000\.\d{1,10}$/);
    expect(cookies.get('_fbc')).toBe('fb.1.1764000000000.IwAR1_a-b');
  });

  test('are kept for 90 days, for this site alone, and encrypted on their way', () => {
    const { browser } = enter('first');
    const attributes = ['Path=/', 'Max-Age=7776000', 'SameSite=Lax', 'Secure'];
    expect(browser.attributes).toEqual(
      new Map([
        ['_fbp', attributes],
        ['_fbc', attributes],
      ]),
    );
  });

  test('keep the first click and the first browser', () => {
    const { cookies, browser } = enter('first');
    const before = cookies.get('_fbp');
    enter('second', { browser });
    expect(cookies.get('_fbc')).toBe('fb.1.1764000000000.first');
    expect(cookies.get('_fbp')).toBe(before);
  });

  test('hold no click if the address has none, or a malformed one', () => {
    expect(enter('').cookies.get('_fbc')).toBeUndefined();
    expect(enter('a b;c').cookies.get('_fbc')).toBeUndefined();
  });

  test('are kept at once with a click, before the page is idle', async () => {
    const idle = Object.assign(Object.create(window) as Window, { requestIdleCallback: jest.fn() });
    const { cookies } = createTestBrowser('https://site.example').openTab();
    keepAdClickLater(idle, cookies, 'first', () => NOW);
    await waitFor(() => expect(cookies.get('_fbc')).toBe('fb.1.1764000000000.first'));
    expect(idle.requestIdleCallback).not.toHaveBeenCalled();
  });

  test('are not set if the visitor objects to tracking', () => {
    objectToTracking();
    const { browser } = enter('first');
    expect(browser.jar.size).toBe(0);
  });
});

describe('a conversion', () => {
  const report = async (adTracking: boolean) => {
    const { cookies } = enter('first');
    window.history.replaceState(null, '', '/discount?game=3#top');
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
