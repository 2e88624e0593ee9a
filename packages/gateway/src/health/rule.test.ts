import type { HealthCount, Standing } from '../releases/state/state.ts';
import { healthOf, reasonToWithdraw } from './rule.ts';

const standing: Standing = {
  live: '1',
  previous: null,
  canary: { release: '2', share: 0.2, since: '2026-01-01T00:00:00.000Z', limit: 0.05 },
};
const count = (release: string, loads: number, failures: number, minute = 1): HealthCount => ({
  name: 'mf-agent',
  release,
  minute,
  loads,
  failures,
  loadMs: loads * 200,
});
const reason = (...counts: HealthCount[]) => reasonToWithdraw('mf-agent', standing, counts);

test('a canary that fails more often than its limit is ended, with the figures', () => {
  expect(reason(count('2', 19, 2), count('1', 999, 1))).toBe(
    '2 of 21 failed (9.5 %), the limit is 5 %; of the live 1 1 of 1000 failed (0.1 %)',
  );
});

test('fewer than twenty say nothing, and twenty do', () => {
  expect(reason(count('2', 0, 19))).toBeUndefined();
  expect(reason(count('2', 0, 19), count('2', 1, 0, 2))).toMatch(/^19 of 20 failed/);
});

test('a canary at its limit, or no worse than the live release, goes on', () => {
  expect(reason(count('2', 95, 5))).toBeUndefined();
  expect(reason(count('2', 50, 50), count('1', 50, 50))).toBeUndefined();
  expect(reason(count('2', 49, 51), count('1', 50, 50))).toMatch(/51 of 100/);
});

test('what another part or release does is not the canary’s', () => {
  expect(reason({ ...count('2', 0, 100), name: 'mf-lobby' }, count('3', 0, 100))).toBeUndefined();
});

test('where there is no canary, nothing is ended', () => {
  const stable = { ...standing, canary: null };
  expect(reasonToWithdraw('mf-agent', stable, [count('2', 0, 100)])).toBeUndefined();
});

test('the mean of the load times is over loads alone', () => {
  expect(healthOf([count('2', 3, 1), count('2', 1, 0, 2)], { name: 'mf-agent', release: '2' })).toEqual({
    loads: 4,
    failures: 1,
    rate: 0.2,
    loadMs: 200,
  });
  expect(healthOf([], { name: 'mf-agent', release: '2' })).toMatchObject({ rate: 0, loadMs: null });
});
