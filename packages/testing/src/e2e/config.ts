import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { launchOptions, SIZES } from './browser.ts';

/** What must come in a page, in ms: a development build is large, and the machine may build and test at the same time. */
const WAIT_MS = 60_000;
/** A whole test: many waits. */
const JOURNEY_MS = 600_000;
/** The development server, which compiles. */
const START_MS = 300_000;
/** Where Playwright keeps the server's port, in small letters; the environment has it in capitals. */
const PORT = 'tessera_alone_port';

/**
 * Playwright's configuration for a remote alone: its `e2e` folder, in Chromium on desktop and phone, against its own
 * dev server with recorded answers. Nothing else has to run or to be built.
 * @param dir the remote's folder
 */
export function aloneConfig(dir: string): PlaywrightTestConfig {
  const build = createRequire(join(dir, 'package.json')).resolve('@tessera/build');
  const serve = join(dirname(build), '../bin/tessera-dev.mjs');
  return defineConfig({
    testDir: join(dir, 'e2e'),
    outputDir: join(dir, 'node_modules/.cache/e2e'),
    fullyParallel: true,
    workers: 2,
    timeout: JOURNEY_MS,
    expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
    retries: process.env['CI'] ? 1 : 0,
    forbidOnly: Boolean(process.env['CI']),
    reporter: reportersOf(basename(dir)),
    use: {
      // Playwright reads this file again in each worker, after the server has started.
      baseURL: `http://localhost:${process.env[PORT.toUpperCase()] ?? ''}`,
      actionTimeout: WAIT_MS,
      navigationTimeout: WAIT_MS,
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
      screenshot: 'only-on-failure',
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: launchOptions(),
    },
    projects: Object.entries(SIZES).map(([name, use]) => ({ name, use })),
    webServer: {
      command: `"${process.execPath}" "${serve}" --port 0`,
      cwd: dir,
      // The system gives it a port, which Playwright takes from here into the environment.
      wait: { stdout: new RegExp(`compiled: http://localhost:(?<${PORT}>\\d+)/`) },
      timeout: START_MS,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  });
}

/** The list, and, where TESSERA_COUNTS names a folder, a JSON file there from which a run of several parts is counted. */
function reportersOf(name: string): PlaywrightTestConfig['reporter'] {
  const folder = process.env['TESSERA_COUNTS'];
  if (!folder) return [['list']];
  return [['list'], ['json', { outputFile: join(folder, `${name}.playwright.json`) }]];
}
