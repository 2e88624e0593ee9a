/** @jest-environment jsdom */
import type { Member, Session } from '@tessera/contracts';
import { RESIZE_DEBOUNCE_MS } from '@tessera/domain';
import { SITE_SETTINGS } from '@tessera/testing';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { createSite } from './site.ts';
import { startCurrency } from './start-currency.ts';

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

function open() {
  const browser = createTestBrowser('https://site.example');
  const { cookies } = browser.openTab();
  const site = createSite({
    settings: SITE_SETTINGS,
    currency: 'USD',
    startCurrency: 'INR',
    device: 'desktop',
    cookies,
  });
  return { site, jar: browser.jar };
}

test('a guest chooses a currency, and it is remembered', () => {
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

test('a member pays in their own, and cannot choose', () => {
  const { site } = open();
  site.follow(loggedIn);
  site.setCurrency('THB');
  expect(site.get().currency).toBe('VND');
});

test('after the logout it is the one that visitors start with', () => {
  const { site, jar } = open();
  site.setCurrency('THB');
  site.follow(loggedIn);
  site.follow({ status: 'guest' });
  site.resetCurrency();
  expect(site.get().currency).toBe('INR');
  expect(jar.has('currency')).toBe(false);
});

test('while it is asked who the member is, nothing changes', () => {
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

  test('is a desktop from 992 px, decided anew a second after the last resize', () => {
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
});

test.each([
  ['IN', 'en_US', 'INR'],
  ['LA', 'en_US', 'VND'],
  ['FR', 'th_TH', 'THB'],
  [null, 'ja_JP', 'JPY'],
] as const)('a visitor from %s who reads %s starts with %s', (country, locale, currency) => {
  expect(startCurrency(country, locale, SITE_SETTINGS.currencies)).toBe(currency);
});

test('a site that has not that currency starts with its first', () => {
  expect(startCurrency('JP', 'ja_JP', ['BRL', 'USD'])).toBe('BRL');
});
