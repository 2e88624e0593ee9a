/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createCredentials } from '../session/credentials.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { readEntryQuery, takeCredentials, takeEntryRequest } from './entry.ts';

const COMPLETE = '?tk=abc.one&member_id=7&member_account=player1&member_currency=USD';

test('reads a login from an address only if all four parts are there', () => {
  expect(readEntryQuery(`${COMPLETE}&header=false`)).toEqual({
    credentials: { token: 'abc.one', memberId: 7, account: 'player1', currency: 'USD' },
    code: undefined,
    cleaned: '?header=false',
  });
  expect(readEntryQuery('?tk=abc.one&member_id=7')).toEqual({
    credentials: undefined,
    code: undefined,
    cleaned: '',
  });
  expect(readEntryQuery(COMPLETE.replace('=7', '=x')).credentials).toBeUndefined();
  expect(readEntryQuery('?gt_id=2')).toMatchObject({ credentials: undefined, cleaned: undefined });
  expect(readEntryQuery('?enc=a%2Bb&header=false')).toEqual({
    credentials: undefined,
    code: 'a+b',
    cleaned: '?header=false',
  });
});

describe('a login in the address', () => {
  const RUNNING = { token: 'abc.two', memberId: 7, account: 'player1', currency: 'USD' };

  function enter(search: string, { skip = false, isRunning = false } = {}) {
    window.history.replaceState({ key: 'k' }, '', `/discount${search}#top`);
    const browser = createTestBrowser('https://site.example');
    if (isRunning) createCredentials(browser.openTab()).start(RUNNING);
    const environment = browser.openTab();
    if (skip) environment.storage.set('skipReloadGetInfo', '1');
    const credentials = createCredentials(environment);
    const pending = takeCredentials(window, environment.storage, credentials);
    return { pending, credentials, ...environment };
  }

  test('is removed from the address', () => {
    const { credentials } = enter(`${COMPLETE}&footer=false`);
    expect(credentials.get()).toMatchObject({ token: 'abc.one', memberId: 7 });
    expect(window.location.href).toBe('http://localhost/discount?footer=false#top');
    expect(window.history.state).toEqual({ key: 'k' });
  });

  test('is removed together with a code, which is exchanged only if the address has no login', () => {
    expect(enter('?enc=abc&footer=false').pending).toEqual({ kind: 'code', code: 'abc' });
    expect(window.location.href).toBe('http://localhost/discount?footer=false#top');
    expect(enter(`${COMPLETE}&enc=abc`).pending).toBeUndefined();
    expect(enter('?enc=abc', { skip: true }).pending).toBeUndefined();
    expect(window.location.search).toBe('');
  });

  test('is skipped once where the flag says so', () => {
    const { credentials, storage } = enter(COMPLETE, { skip: true });
    expect(credentials.get()).toBeUndefined();
    expect(window.location.search).toBe('');
    expect(storage.get('skipReloadGetInfo')).toBeUndefined();
  });

  test('waits for a decision instead of replacing a running session, and is removed from the address', () => {
    const other = COMPLETE.replace('abc.one', 'xyz.one');
    const { credentials, pending } = enter(other, { isRunning: true });
    expect(credentials.get()).toMatchObject(RUNNING);
    expect(pending).toMatchObject({ kind: 'login', login: { token: 'xyz.one', memberId: 7 } });
    expect(window.location.search).toBe('');
  });

  test('does not replace the stored token of the same session, which is newer', () => {
    const { credentials, pending } = enter(COMPLETE, { isRunning: true });
    expect(credentials.get()).toMatchObject(RUNNING);
    expect(pending).toBeUndefined();
    expect(window.location.search).toBe('');
  });
});

test('reads the visitor’s request from a flag cookie once', () => {
  const { cookies } = createTestBrowser('https://site.example').openTab();
  cookies.set('isRouteRegister', '1', 60);
  expect(takeEntryRequest(cookies)).toBe('register');
  expect(takeEntryRequest(cookies)).toBeUndefined();
  cookies.set('isFastDeposit', '1', 60);
  expect(takeEntryRequest(cookies)).toBe('deposit');
});

test('opens the registration again after a language was chosen in it', () => {
  const environment = createTestBrowser('https://site.example').openTab();
  const { dialogs, locale } = openServices(environment);
  locale.change('hi_IN');
  expect(takeEntryRequest(environment.cookies)).toBeUndefined();
  void dialogs.open('register', {});
  locale.change('hi_IN');
  expect(openServices(environment).takeEntryRequest()).toBe('register');
});
