import * as v from 'valibot';
import { Refused } from '../releases/refusal.ts';
import type { Standing } from '../releases/state/state.ts';
import { command, standingAfter } from './moves.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const live: Standing = { live: '2', previous: '1', canary: null };
const trying: Standing = { ...live, canary: { release: '3', share: 0.2, since: NOW, limit: 0.05 } };
const after = (from: Standing | undefined, said: object) =>
  standingAfter(from, v.parse(command, { part: 'mf-agent', ...said }), NOW);
const refusal = (from: Standing | undefined, said: object): string => {
  try {
    after(from, said);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  throw new Error('it was not refused');
};

test('a release goes live, and the one before is kept for a rollback', () => {
  expect(after(undefined, { what: 'publish', release: '1' })).toEqual({
    live: '1',
    previous: null,
    canary: null,
  });
  expect(after(live, { what: 'publish', release: '3' })).toEqual({ live: '3', previous: '2', canary: null });
  expect(after(live, { what: 'rollback' })).toEqual({ live: '1', previous: '2', canary: null });
});

test('a canary starts, grows, and is promoted or withdrawn', () => {
  expect(after(live, { what: 'canary', release: '3', share: 0.2 })).toEqual(trying);
  expect(after(trying, { what: 'share', share: 0.5 }).canary).toMatchObject({ share: 0.5, since: NOW });
  expect(after(trying, { what: 'promote' })).toEqual({ live: '3', previous: '2', canary: null });
  expect(after(trying, { what: 'publish', release: '3' })).toEqual({
    live: '3',
    previous: '2',
    canary: null,
  });
  expect(after(trying, { what: 'withdraw' })).toEqual(live);
});

test('a command that changes nothing returns the same state', () => {
  expect(after(live, { what: 'publish', release: '2' })).toBe(live);
  expect(after(trying, { what: 'share', share: 0.2 })).toBe(trying);
});

test('a rollback leaves a canary of another release alone', () => {
  expect(after(trying, { what: 'rollback' }).canary).toEqual(trying.canary);
  const back = { ...trying, canary: { ...trying.canary!, release: '1' } };
  expect(after(back, { what: 'rollback' })).toEqual({ live: '1', previous: '2', canary: null });
});

test.each([
  [undefined, { what: 'canary', release: '1', share: 0.1 }, /expected a live release, got none. Publish/],
  [undefined, { what: 'rollback' }, /expected a live release/],
  [{ ...live, previous: null }, { what: 'rollback' }, /expected a previous release, got none/],
  [live, { what: 'canary', release: '2', share: 0.1 }, /another release than the live one, got 2/],
  [trying, { what: 'canary', release: '4', share: 0.1 }, /no canary, got a canary of 3/],
  [trying, { what: 'publish', release: '4' }, /got a canary of 3. Promote it or withdraw it first/],
  [live, { what: 'promote' }, /a canary, got none/],
  [live, { what: 'withdraw' }, /a canary, got none/],
  [live, { what: 'share', share: 1 }, /a canary, got none/],
])('from %j refuses %j', (from, said, message) => {
  expect(refusal(from, said)).toMatch(message);
});

test.each([
  { what: 'canary', release: '3', share: 1.5 },
  { what: 'canary', release: '3', share: -0.1 },
  { what: 'canary', release: '3' },
  { what: 'publish', release: '../up' },
  { what: 'publish' },
  { what: 'rollback', part: 'mf-../x' },
  { what: 'delete' },
])('refuses %j as a command', (said) => {
  expect(v.is(command, { part: 'mf-agent', ...said })).toBe(false);
});
