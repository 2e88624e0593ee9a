import { readVitals } from './vitals.ts';
import type { Probed } from './vitals.probe.ts';

const LOAD: Probed = {
  firstPaintMs: 400,
  largestPaintMs: 500,
  largestElement: '<h1>',
  layoutShift: 0.01,
  longTasks: [
    { startMs: 100, durationMs: 300 },
    { startMs: 600, durationMs: 80 },
    { startMs: 900, durationMs: 60 },
  ],
  attachedMs: { login: 1_000, game: 1_200 },
  requests: [
    { path: '/', startMs: 0, endMs: 200, bytes: 9_000 },
    { path: '/shell/main.js', startMs: 100, endMs: 700, bytes: 80_000 },
    { path: '/remotes/mf-lobby/lobby.js', startMs: 150, endMs: 900, bytes: 30_000 },
    { path: '/media/cover.avif', startMs: 1_100, endMs: 1_300, bytes: 5_000 },
    { path: '/shell/socket.js', startMs: 2_000, endMs: 2_200, bytes: 12_000 },
  ],
};

test('the first screen is alive when the last of its targets is', () => {
  expect(readVitals(LOAD).attachedMs).toBe(1_200);
});

test('scripts count for the first view when they were asked for before it was alive', () => {
  const vitals = readVitals(LOAD);
  expect(vitals.firstScriptBytes).toBe(110_000);
  expect(vitals.allScriptBytes).toBe(122_000);
  expect(vitals.firstScripts).toEqual(['/shell/main.js', '/remotes/mf-lobby/lobby.js']);
  expect(vitals.requestsUntilAttached).toBe(4);
});

test('only what tasks after the first paint take beyond 50 ms blocks', () => {
  expect(readVitals(LOAD).blockingMs).toBe(30 + 10);
});

test('a page that never comes to life has no such time, and its scripts all count', () => {
  const vitals = readVitals({ ...LOAD, attachedMs: {} });
  expect(vitals.attachedMs).toBeUndefined();
  expect(vitals.firstScriptBytes).toBe(122_000);
});
