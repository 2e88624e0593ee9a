/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell } from '@tessera/testing';
import { carousel } from '@tessera/wire';
import { keyOf } from './queries.ts';
import { openScope } from './testing.tsx';

const AT = '2026-03-01T18:20:00Z';
const STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const;
const scopeIn = async (locale: 'en_US' | 'th_TH' | 'my_MM', timeZone: string) => {
  const shell = createFakeShell({ locale, settings: { timeZone } });
  return (await openScope({ name: 'mf-x' }, shell, async () => ({ default: {} }))).scope.intl;
};

test.each([
  ['Asia/Kathmandu', 'Mar 2, 2026, 12:05 AM'],
  ['America/Caracas', 'Mar 1, 2026, 2:20 PM'],
])('a remote formats instants in the site’s time zone, %s', async (timeZone, text) => {
  const intl = await scopeIn('en_US', timeZone);
  expect(intl.formatDate(AT, STYLE).replace('\u202f', ' ')).toBe(text);
});

test('a remote formats the Gregorian year in Thai, and Burmese months by its own data', async () => {
  expect((await scopeIn('th_TH', 'UTC')).formatDate(AT, { dateStyle: 'medium' })).toBe('1 มี.ค. 2026');
  expect((await scopeIn('my_MM', 'Asia/Kathmandu')).formatDate(AT, STYLE)).toBe('2026 မတ် 2 00:05');
});

test('keeps the server’s answers for a part that is hydrated much later', async () => {
  jest.useFakeTimers();
  const key = keyOf(carousel, { siteId: 1, useType: 0 });
  const shell = { ...createFakeShell(), firstScreen: { answers: [[key, { list: [] }]] } };
  const { queries } = (await openScope({ name: 'mf-x' }, shell, async () => ({ default: {} }))).scope;
  jest.advanceTimersByTime(3_600_000);
  expect(queries.getQueryData(key)).toEqual({ list: [] });
  jest.useRealTimers();
});
