import { devices, type BrowserContextOptions, type LaunchOptions, type ViewportSize } from '@playwright/test';

export type SizeName = 'desktop' | 'phone';

const { userAgent, isMobile, hasTouch } = devices['Pixel 7']!;

/** The two sizes that everything is looked at in. */
export const SIZES: Readonly<Record<SizeName, BrowserContextOptions & { readonly viewport: ViewportSize }>> =
  {
    desktop: { viewport: { width: 1440, height: 900 } },
    // Twice as dense, as most are: pictures are chosen as on a denser one, and drawn in half the time.
    phone: { viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor: 2, isMobile, hasTouch },
  };

/** Chromium: the system's by CHROMIUM_PATH, else Playwright's own. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: [
      // Chromium's own start-up traffic would fill the log where there is no network.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      // A page that a journey has rewritten counts as one from outside, which may not talk to this machine. And a process that is
      // started in case a page wants another one is a tenth of what a journey takes.
      `--disable-features=${['LocalNetworkAccessChecks', 'LocalNetworkAccessChecksWebSockets', 'SpareRendererForSitePerProcess'].join()}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
