import { defineConfig } from '@playwright/test';
import { launchOptions, SIZES } from '../harness/browser.ts';
import { reportersOf } from '../harness/run.ts';

/** From an empty folder to a page of the site: a remote in a repository of its own. One test, of about two minutes. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/outside',
  timeout: 600_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: reportersOf('outside', { printSteps: true }),
  use: { ...SIZES.desktop, trace: 'retain-on-failure', launchOptions: launchOptions() },
});
