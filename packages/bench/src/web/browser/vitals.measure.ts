import type { Browser, Page } from '@playwright/test';
import { LOAD_LIMIT_MS, withColdPage } from './load.ts';
import { TARGETS } from './targets.ts';
import { installVitalsProbe, type Probed } from './vitals.probe.ts';
import { readVitals, type Vitals } from './vitals.ts';

/** Nothing was asked for and nothing long was done for so long: the load is over. */
const QUIET_MS = 2_500;

/** @param isLive the page has scripts: its targets come to life */
export function measureVitals(browser: Browser, url: string, isLive: boolean): Promise<Vitals> {
  return withColdPage(browser, async ({ page }) => {
    const targets = isLive ? Object.values(TARGETS) : [];
    await page.addInitScript(installVitalsProbe, targets);
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
    return readVitals(await untilQuiet(page, targets.length));
  });
}

async function untilQuiet(page: Page, targets: number): Promise<Probed> {
  const end = Date.now() + LOAD_LIMIT_MS;
  while (Date.now() < end) {
    const { probed, nowMs } = await page.evaluate(() => ({
      probed: window.benchProbe!(),
      nowMs: performance.now(),
    }));
    const lastMs = Math.max(
      0,
      ...probed.requests.map(({ startMs, endMs }) => Math.max(startMs, endMs)),
      ...probed.longTasks.map(({ startMs, durationMs }) => startMs + durationMs),
      ...Object.values(probed.attachedMs),
    );
    if (Object.keys(probed.attachedMs).length === targets && nowMs - lastMs > QUIET_MS) return probed;
    await page.waitForTimeout(300);
  }
  throw new Error(
    `${page.url()} was not quiet within ${LOAD_LIMIT_MS / 1000} s, or its first screen never came to life`,
  );
}
