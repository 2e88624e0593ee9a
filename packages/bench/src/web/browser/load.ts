import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { launchOptions, SIZES } from '@tessera/e2e/browser';

/** A phone on a poor line. */
export const PROFILE = {
  latencyMs: 150,
  downBitPerS: 1_600_000,
  upBitPerS: 750_000,
  /** The processor is this many times slower. */
  cpuFactor: 4,
} as const;

/** No load takes longer; one that does has failed. */
export const LOAD_LIMIT_MS = 45_000;

export interface OpenedPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

export async function chromiumVersion(): Promise<string> {
  const browser = await launchBrowser();
  const version = browser.version();
  await browser.close();
  return version;
}

/** A page of a phone that has never been here: no cache, no connection, nothing stored; slowed down from the start. */
export async function withColdPage<T>(
  browser: Browser,
  use: (opened: OpenedPage, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...SIZES.phone,
    locale: 'en-US',
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await slowDown(devtools);
    return await use({ page, devtools }, context);
  } finally {
    await context.close();
  }
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMs,
    downloadThroughput: PROFILE.downBitPerS / 8,
    uploadThroughput: PROFILE.upBitPerS / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuFactor });
}
