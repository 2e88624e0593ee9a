import { defineConfig } from '@playwright/test';

const port = Number(process.env['PORT'] ?? 4391);

/** This remote alone on the fake shell, in a real browser: it needs no other app and no server. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  webServer: {
    command: `tessera-dev --port ${port}`,
    url: `http://localhost:${port}/`,
    timeout: 120_000,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      // Unless set: the browser that `npx playwright install chromium` brings.
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
