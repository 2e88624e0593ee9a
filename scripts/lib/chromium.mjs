import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The browser for the tests: `CHROMIUM_PATH`, Playwright's own, or the system's; where there is none, installs one
 * from the system's packages or by Playwright.
 * @returns {Promise<string>} the path of its executable
 * @throws Error that says how to install one by hand
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  process.stdout.write('No Chromium found: installing one for the browser tests…\n');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  } else {
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.',
  );
}

async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...KNOWN].find(
    (path) => path && existsSync(path),
  );
}
