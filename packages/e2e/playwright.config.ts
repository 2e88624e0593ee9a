import { defineConfig } from '@playwright/test';
import { launchOptions } from './harness/browser.ts';
import { reportersOf, sizeProjects } from './harness/run.ts';
import { ACTION_LIMITS, limits } from './harness/limits.ts';

/** Real Chromium against the real gateway, platform and game server, each started by global set-up on a free port. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './harness/start.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // Not more than a small machine's processors: with three, journeys ran into their limits at a load of fifteen.
  workers: 2,
  ...limits(),
  forbidOnly: Boolean(process.env['CI']),
  reporter: reportersOf('journeys'),
  use: {
    ...ACTION_LIMITS,
    // A trace of every journey costs a fifth of the processor's time, with its snapshots or without. `npm test` repeats what
    // failed with one (scripts/gate); by hand, `--trace retain-on-failure` does.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Two workers share a machine without a graphics card: what moves by itself is looked at by journeys that say so.
    contextOptions: { reducedMotion: 'reduce' },
    // What a journey intercepts must not go by a worker; the journey of the offline lobby allows one.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  projects: sizeProjects(process.env['PROOF'] === 'full'),
});
