/** @jest-environment jsdom */
import { createCredentials } from '../session/credentials.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { readEntryQuery, takeCredentials, takeWish } from './entry.ts';

const COMPLETE = '?tk=abc.one&member_id=7&member_account=player1&member_currency=USD';

test('a login stands in the address only when all four parts do', () => {
  expect(readEntryQuery(`${COMPLETE}&header=false`)).toEqual({
    credentials: { token: 'abc.one', memberId: 7, account: 'player1', currency: 'USD' },
    cleaned: '?header=false',
  });
  expect(readEntryQuery('?tk=abc.one&member_id=7')).toEqual({ credentials: undefined, cleaned: '' });
  expect(readEntryQuery(COMPLETE.replace('=7', '=x')).credentials).toBeUndefined();
  expect(readEntryQuery('?gt_id=2')).toEqual({ credentials: undefined, cleaned: undefined });
});

describe('taking it over', () => {
  function enter(search: string, skip = false) {
    window.history.replaceState({ key: 'k' }, '', `/discount${search}#top`);
    const environment = createTestBrowser('https://site.example').openTab();
    if (skip) environment.storage.set('skipReloadGetInfo', '1');
    const credentials = createCredentials(environment);
    takeCredentials(window, environment.storage, credentials);
    return { credentials, ...environment };
  }

  test('leaves no trace of it in the address', () => {
    const { credentials } = enter(`${COMPLETE}&footer=false`);
    expect(credentials.get()).toMatchObject({ token: 'abc.one', memberId: 7 });
    expect(window.location.href).toBe('http://localhost/discount?footer=false#top');
    expect(window.history.state).toEqual({ key: 'k' });
  });

  test('is skipped once where the flag says so', () => {
    const { credentials, storage } = enter(COMPLETE, true);
    expect(credentials.get()).toBeUndefined();
    expect(window.location.search).toBe('');
    expect(storage.get('skipReloadGetInfo')).toBeUndefined();
  });
});

test('a flag cookie says once what the visitor came for', () => {
  const { cookies } = createTestBrowser('https://site.example').openTab();
  cookies.set('isRouteRegister', '1', 60);
  expect(takeWish(cookies)).toBe('register');
  expect(takeWish(cookies)).toBeUndefined();
  cookies.set('isFastDeposit', '1', 60);
  expect(takeWish(cookies)).toBe('deposit');
});
