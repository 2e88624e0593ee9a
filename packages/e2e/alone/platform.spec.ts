import { expect, test } from '@playwright/test';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer, type RunningServer } from '../harness/servers.ts';
import { CAPTCHA_ANSWER } from '../harness/tessera.ts';
import { text } from '../harness/texts.ts';
import { startDev, type DevServer } from './dev-server.ts';

let dataDir: string;
let platform: RunningServer;
let dev: DevServer;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alone-platform-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  platform = await startServer('platform', url, {
    DATA_DIR: dataDir,
    PLATFORM_PORT: String(port),
    CAPTCHA_ANSWER,
    LOG_LEVEL: 'warn',
  });
  dev = await startDev('mf-member-center', ['--platform', url, '--record']);
});
test.afterAll(async () => {
  await dev?.stop();
  await platform?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('logs a sample account in at the real platform, and records its answers without secrets', async ({
  page,
}) => {
  await page.goto(`${dev.url}/user`);
  const remote = page.frameLocator('iframe');
  await expect(remote.getByText(text('mf-member-center:guest.title'))).toBeVisible();
  await page.getByLabel('Account').selectOption('player02');
  await page.getByLabel('Captcha says').fill(CAPTCHA_ANSWER);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(remote.getByText('Asha Verma')).toBeVisible();

  // A change of language reloads the page: the member stays.
  await page.getByLabel('Language').selectOption('hi_IN');
  await expect(remote.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(remote.getByText('Asha Verma')).toBeVisible();

  const folder = join(dev.dir, 'src/testing/recorded');
  expect(await readdir(folder)).toEqual(['profile.json']);
  const written = await readFile(join(folder, 'profile.json'), 'utf8');
  expect(JSON.parse(written)).toMatchObject([
    { payload: {}, status: 200, body: { data: { member_name: 'Asha Verma' } } },
  ]);
  expect(written).not.toMatch(/token|secret/i);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(remote.getByText(text('mf-member-center:guest.title', {}, 'hi_IN'))).toBeVisible();
});

test('names a recording that no longer fits the wire', async ({ page }) => {
  const folder = join(dev.dir, 'src/testing/recorded');
  await mkdir(folder, { recursive: true });
  const body = { code: '100', message: '', data: { id: 7 } };
  await writeFile(join(folder, 'profile.json'), JSON.stringify([{ payload: {}, status: 200, body }]));
  await page.goto(`${dev.url}/user`);
  await expect(page.getByText(/stale recording: profile\.json\[0\].*memberAccount/)).toBeVisible();
});
