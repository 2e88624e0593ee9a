import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { launchOptions } from './browser.ts';

const OF_THE_SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Launches the browser that players have, with its back/forward cache, which headless shells lack and Playwright switches
 * off. `undefined` where there is none on this machine.
 */
export async function launchWholeBrowser(): Promise<Browser | undefined> {
  const executablePath = [...OF_THE_SYSTEM, chromium.executablePath()].find(existsSync);
  if (executablePath === undefined) return undefined;
  return chromium.launch({
    ...launchOptions(),
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
