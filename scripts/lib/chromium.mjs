import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Debian's headless Chromium renders the same as the full browser with a quarter less CPU time. Playwright's own is
 * headless too.
 */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const FONTS = ['fonts-noto-core', 'fonts-noto-cjk'];

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, Playwright's or the system's. Without one, installs it from the
 * system's packages or by Playwright.
 * @param {{ whole?: boolean }} [options] `whole`: the full browser that players have, for measurements
 * @returns {Promise<string>} path of its executable
 * @throws Error that says how to install one by hand
 */
export async function ensureChromium({ whole = false } = {}) {
  const found = await findChromium(whole);
  const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // CI runs the journeys most often, and a machine of its own may get another package.
  const wantsHeadless = !whole && hasApt && Boolean(process.env.CI) && WHOLE.includes(found);
  if (found && !wantsHeadless) return found;
  process.stdout.write('Installing a headless Chromium for the browser tests…\n');
  if (hasApt) {
    apt('update');
    // Not every Debian release has the headless package.
    if (whole || !apt('install', 'chromium-headless-shell', ...FONTS)) {
      if (!found) apt('install', 'chromium', ...FONTS);
    }
  } else {
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = await findChromium(whole);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.',
  );
}

async function findChromium(whole) {
  const { chromium } = await import('@playwright/test');
  const known = whole ? WHOLE : [HEADLESS, ...WHOLE];
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...known].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Runs apt-get.
 * @returns {boolean} whether it succeeded
 */
function apt(command, ...packages) {
  // Without a network it fails soon.
  const limits = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  const args = command === 'install' ? ['install', '-y', '-qq', '--no-install-recommends'] : [command, '-qq'];
  const { status } = spawnSync('apt-get', [...limits, ...args, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
