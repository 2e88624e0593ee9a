/** @jest-environment jsdom */
import { writeEntryKeys, writeMaintenance, writeSiteKeys } from './visitor-keys.ts';

const standalone = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as MediaQueryList });

beforeEach(() => {
  localStorage.clear();
  standalone(false);
});

const entry = (search: string) => new Map(new URLSearchParams(search));

test('keeps pwa and member_type of the entry address', () => {
  writeEntryKeys(window, entry('pwa=1&member_type=3'));
  expect({ ...localStorage }).toEqual({ pwa: '1', member_type: '3' });
});

test('knows the installed app without a parameter, and trusts the platform about the member', () => {
  localStorage.setItem('member_type', '1');
  standalone(true);
  writeEntryKeys(window, entry('member_type=2'));
  expect({ ...localStorage }).toEqual({ pwa: '1', member_type: '1' });
});

test('ignores a member type that is no number', () => {
  writeEntryKeys(window, entry('member_type=%3Cb%3E'));
  expect({ ...localStorage }).toEqual({});
});

test('writes the site’s keys and cookies', () => {
  writeSiteKeys(window, { currency: 'INR', language: 'hi_IN', siteName: 'Tessera' });
  expect({ ...localStorage }).toEqual({ site_name: 'Tessera', isV3Ver: '1' });
  expect(document.cookie).toContain('ccy=INR');
  expect(document.cookie).toContain('lang=hi_IN');
});

test('notes when the platform went away and when it came back, once', () => {
  const at = Date.parse('2026-01-02T03:04:05Z');
  writeMaintenance(window, false, at);
  expect(localStorage.getItem('maintain_interval')).toBeNull();
  writeMaintenance(window, true, at);
  writeMaintenance(window, false, at + 60_000);
  writeMaintenance(window, false, at + 120_000);
  expect(JSON.parse(localStorage.getItem('maintain_interval')!)).toEqual({
    start_at: '2026-01-02T03:04:05.000Z',
    end_at: '2026-01-02T03:05:05.000Z',
  });
});
