import { defineConfig } from '@playwright/test';
import { launchOptions, SIZES } from '../harness/browser.ts';
import { reportersOf } from '../harness/run.ts';
import { ACTION_LIMITS, JOURNEY_MS, limits } from '../harness/limits.ts';

/** From an empty folder to a page of the site: a remote in a repository of its own. One test, of about two minutes. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/outside',
  ...limits(3 * JOURNEY_MS),
  forbidOnly: Boolean(process.env['CI']),
  reporter: reportersOf('outside', { printSteps: true }),
  use: { ...SIZES.desktop, ...ACTION_LIMITS, trace: 'retain-on-failure', launchOptions: launchOptions() },
});
