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

/**
 * @param trusted public key hashes of certificates that count as good. One that is only put up with would not do:
 * Chromium keeps nothing of its pages, so that whatever was fetched ahead is fetched again.
 */
export function launchBrowser(trusted: readonly string[] = []): Promise<Browser> {
  const { args = [], ...options } = launchOptions();
  const trust = trusted.length > 0 ? [`--ignore-certificate-errors-spki-list=${trusted.join(',')}`] : [];
  return chromium.launch({ ...options, args: [...args, ...trust] });
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
