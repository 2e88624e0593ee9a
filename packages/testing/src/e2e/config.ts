import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { launchOptions, SIZES } from './browser.ts';

/**
 * Playwright's configuration for a remote alone: its `e2e` folder, in Chromium on desktop and phone, against its own
 * dev server with recorded answers. Nothing else has to run or to be built.
 * @param dir the remote's folder
 */
export function aloneConfig(dir: string): PlaywrightTestConfig {
  const url = `http://localhost:${portOf(basename(dir))}`;
  const build = createRequire(join(dir, 'package.json')).resolve('@tessera/build');
  const serve = join(dirname(build), '../bin/tessera-dev.mjs');
  return defineConfig({
    testDir: join(dir, 'e2e'),
    outputDir: join(dir, 'node_modules/.cache/e2e'),
    fullyParallel: true,
    workers: 2,
    timeout: 90_000,
    // A development build is large: a busy machine takes its time over a page.
    expect: { timeout: 30_000 },
    retries: process.env['CI'] ? 1 : 0,
    forbidOnly: Boolean(process.env['CI']),
    reporter: reportersOf(basename(dir)),
    use: {
      baseURL: url,
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
      screenshot: 'only-on-failure',
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: launchOptions(),
    },
    projects: Object.entries(SIZES).map(([name, use]) => ({ name, use })),
    webServer: {
      command: `"${process.execPath}" "${serve}" --port ${new URL(url).port}`,
      cwd: dir,
      // Not there before everything is compiled.
      url: `${url}/main.js`,
      timeout: 180_000,
      reuseExistingServer: false,
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

/** Each remote has a port of its own, so that several can be tested at the same time. */
function portOf(name: string): number {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 10_000, 7);
  return 20_000 + sum;
}
