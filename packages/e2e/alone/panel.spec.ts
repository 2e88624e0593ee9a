import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from '@tessera/testing/e2e';
import { SIZES } from '../harness/browser.ts';
import { text } from '../harness/texts.ts';
import { startDev, type DevServer } from './dev-server.ts';

let dev: DevServer;
test.beforeAll(async () => {
  dev = await startDev('mf-agent');
});
test.afterAll(() => dev.stop());

const PLAN = text('mf-agent:plan.levelsTitle');
const AGENT = text('mf-agent:plan.youAre');

/** The remote, in the panel's page. */
const remote = (page: Page) => page.frameLocator('iframe');
const log = (page: Page) => page.getByRole('list', { name: 'What the remote did' });

test('changes the visitor without a reload, and keeps the choice in the address', async ({
  page,
  context,
}) => {
  await page.goto(`${dev.url}/proxy/Plan`);
  await expect(remote(page).getByRole('heading', { name: PLAN })).toBeVisible();
  const html = remote(page).locator('html');
  await html.evaluate((element) => element.setAttribute('data-mark', 'same document'));
  await page.getByRole('radio', { name: 'Agent' }).check();
  await expect(remote(page).getByText(AGENT)).toBeVisible();
  await expect(html).toHaveAttribute('data-mark', 'same document');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(remote(other).getByText(AGENT)).toBeVisible();
  await expect(other.getByRole('radio', { name: 'Agent' })).toBeChecked();
});

test('applies language, currency, theme and width at once', async ({ page }) => {
  await page.goto(`${dev.url}/proxy/Plan?as=guest`);
  const html = remote(page).locator('html');
  await page.getByLabel('Currency').selectOption('INR');
  await expect(
    remote(page)
      .getByText(/₹20,000/)
      .first(),
  ).toBeVisible();
  await page.getByLabel('Theme').selectOption('suncity');
  await expect(html).toHaveAttribute('data-template', 'suncity');
  await page.getByLabel('Language').selectOption('hi_IN');
  await expect(remote(page).getByText(text('mf-agent:plan.levelsTitle', {}, 'hi_IN'))).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect.poll(() => html.evaluate(() => innerWidth)).toBe(390);
  await page.getByRole('radio', { name: '1280' }).check();
  await expect.poll(() => html.evaluate(() => innerWidth)).toBe(1280);
  expect(new URL(page.url()).search).toBe('?as=guest&locale=hi_IN&currency=INR&theme=suncity&frame=desktop');
});

test('fails the next call as chosen, shows it, and answers the one after it', async ({ page }) => {
  await page.goto(`${dev.url}/proxy/Plan?as=guest&latency=0`);
  await expect(log(page).getByText('agent.plan').first()).toBeVisible();
  await page.getByLabel('Call', { exact: true }).selectOption('agentPlan');
  await page.getByLabel('Fails by').selectOption('http-503');
  await page.getByLabel('Next call only').check();
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await expect(page.getByRole('list', { name: 'Failing calls' })).toContainText('HTTP 503');
  await page.getByLabel('Currency').selectOption('BRL');
  await expect(remote(page).getByText(text('mf-agent:error.title'))).toBeVisible();
  await expect(page.getByRole('list', { name: 'Failing calls' })).toBeHidden();
  await remote(page)
    .getByRole('button', { name: text('mf-agent:error.retry') })
    .click();
  await expect(remote(page).getByRole('heading', { name: PLAN })).toBeVisible();
});

test('turns the member into a guest when the session ends, in the address too', async ({ page }) => {
  await page.goto(`${dev.url}/proxy/Plan?as=agent`);
  await expect(remote(page).getByText(AGENT)).toBeVisible();
  await page.getByRole('button', { name: 'End the session' }).click();
  await expect(remote(page).getByText(AGENT)).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Guest' })).toBeChecked();
  await expect(page).toHaveURL(/as=guest/);
});

test('opens and closes by the keyboard, from within the remote too, and remembers its state', async ({
  page,
}) => {
  await page.goto(`${dev.url}/proxy/Plan?as=guest`);
  await expect(remote(page).getByRole('heading', { name: PLAN })).toBeVisible();
  await remote(page).getByRole('link').first().focus();
  await page.keyboard.press('Alt+Shift+P');
  await expect(page.getByRole('button', { name: 'Open the panel' })).toBeVisible();
  await expect(page.getByLabel('Language')).toBeHidden();
  await page.goto(`${dev.url}/proxy/Plan`);
  await expect(page.getByRole('button', { name: 'Open the panel' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the panel' }).press('Enter');
  await expect(page.getByLabel('Language')).toBeVisible();
});

test('restores the last choices where the address contains none', async ({ page }) => {
  await page.goto(`${dev.url}/proxy/Plan?as=agent&latency=100`);
  await expect(remote(page).getByText(AGENT)).toBeVisible();
  await page.goto(`${dev.url}/proxy/Plan`);
  await expect(remote(page).getByText(AGENT)).toBeVisible();
  await expect(page).toHaveURL(/as=agent&latency=100$/);
});

for (const [name, size] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use(size);

    test('finds no accessibility violation in the panel', async ({ page }) => {
      await page.goto(`${dev.url}/proxy/Plan?as=agent&fail=login.code-101`);
      await expect(remote(page).getByText(AGENT)).toBeAttached();
      const open = page.getByRole('button', { name: 'Open the panel' });
      if (await open.isVisible()) await open.click();
      const found = await violationsOf(page, (axe) => axe.include({ fromShadowDom: ['#root', 'aside'] }));
      expect(found).toEqual([]);
    });
  });
}
