import { devices, type BrowserContextOptions, type LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']!;

/** The two sizes that everything is looked at in. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

const OF_THE_SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium: by CHROMIUM_PATH, else the system's, else Playwright's own. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: process.env['CHROMIUM_PATH'] || OF_THE_SYSTEM.find(existsSync),
    args: [
      // Chromium's own start-up traffic would fill the log where there is no network.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
