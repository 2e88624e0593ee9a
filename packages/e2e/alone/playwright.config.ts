import { defineConfig } from '@playwright/test';
import { launchOptions, SIZES } from '../harness/browser.ts';
import { reportersOf } from '../harness/run.ts';
import { ACTION_LIMITS, limits } from '../harness/limits.ts';

/** `npm run dev -- <remote>` as its team uses it: the panel, hot reload, the real platform and its recordings. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/alone',
  // Each file has a dev server of its own, which compiles.
  workers: 1,
  ...limits(),
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: reportersOf('alone'),
  use: {
    ...SIZES.desktop,
    ...ACTION_LIMITS,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
});
