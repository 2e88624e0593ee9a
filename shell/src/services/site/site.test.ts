/** @jest-environment jsdom */
import type { Member, Session } from '@tessera/contracts';
import { RESIZE_DEBOUNCE_MS } from '@tessera/domain';
import { SITE_SETTINGS } from '@tessera/testing';
import type { SiteSettings } from '@tessera/wire';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { createSite } from './site.ts';

const member: Member = {
  id: 7,
  account: 'player1',
  currency: 'VND',
  gradeName: '',
  type: 1,
  isAgent: false,
  agentActive: false,
};
const loggedIn: Session = { status: 'member', member, balance: { amount: '0', version: 1 } };

function open(settings: Partial<SiteSettings> = {}, isNative = false) {
  const browser = createTestBrowser('https://site.example');
  const { cookies } = browser.openTab();
  const site = createSite({
    settings: { ...SITE_SETTINGS, ...settings },
    currency: 'USD',
    startCurrency: 'INR',
    device: 'desktop',
    cookies,
    isNative,
  });
  return { site, jar: browser.jar };
}

test('stores the currency that a guest chooses', () => {
  const { site, jar } = open();
  const changed = jest.fn();
  site.subscribe(changed);
  site.setCurrency('THB');
  expect(site.get().currency).toBe('THB');
  expect(jar.get('currency')).toBe('THB');
  site.setCurrency('DOGE');
  expect(site.get().currency).toBe('THB');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('uses the member’s own currency, and ignores a choice', () => {
  const { site } = open();
  site.follow(loggedIn);
  site.setCurrency('THB');
  expect(site.get().currency).toBe('VND');
});

test('returns to the start currency after the logout', () => {
  const { site, jar } = open();
  site.setCurrency('THB');
  site.follow(loggedIn);
  site.follow({ status: 'guest' });
  site.resetCurrency();
  expect(site.get().currency).toBe('INR');
  expect(jar.has('currency')).toBe(false);
});

test('keeps the currency while the member is loading', () => {
  const { site } = open();
  site.follow(loggedIn);
  site.follow({ status: 'restoring' });
  expect(site.get().currency).toBe('VND');
});

describe('the device', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const resizeTo = (width: number) => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  };

  test('is a desktop from 992 px, decided again a second after the last resize', () => {
    const { site } = open();
    window.innerWidth = 992;
    const stop = site.watchWidth(window);
    expect(site.get()).toMatchObject({ device: 'desktop', template: 'site02' });
    resizeTo(991);
    jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1);
    resizeTo(390);
    jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1);
    expect(site.get().device).toBe('desktop');
    jest.advanceTimersByTime(1);
    expect(site.get()).toMatchObject({ device: 'mobile', template: 'bob_mobile' });
    stop();
    resizeTo(1440);
    jest.runAllTimers();
    expect(site.get().device).toBe('mobile');
  });

  test.each([
    ['mobile', 1_440, 'desktop', 'site02'],
    ['desktop', 390, 'mobile', 'bob_mobile'],
  ] as const)('locked to %s, is still by the width: at %i px %s', (deviceLock, width, device, template) => {
    window.innerWidth = width;
    const { site } = open({ deviceLock });
    const stop = site.watchWidth(window);
    expect(site.get()).toMatchObject({ device, template });
    stop();
  });

  test('follows the width that the page gets when a lock is set and lifted', () => {
    window.innerWidth = 390;
    const { site } = open();
    const stop = site.watchWidth(window);
    for (const [deviceLock, width, device] of [
      ['desktop', 1_280, 'desktop'],
      ['none', 390, 'mobile'],
    ] as const) {
      const before = site.get().device;
      site.setSettings({ ...SITE_SETTINGS, deviceLock });
      expect(site.get()).toMatchObject({ device: before, settings: { deviceLock } });
      resizeTo(width);
      jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
      expect(site.get().device).toBe(device);
    }
    stop();
  });
});

test('knows the site’s own app, also after a change of the currency', () => {
  const { site } = open({}, true);
  site.setCurrency('THB');
  expect(site.get().isNative).toBe(true);
});
