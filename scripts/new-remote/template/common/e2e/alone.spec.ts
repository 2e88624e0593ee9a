import { expect, test } from '@playwright/test';
import { describeAlone, readTexts } from '@tessera/testing/e2e';
import config from '../remote.config.ts';

const texts = readTexts(new URL('../src/messages/', import.meta.url));

const asks = {
  call: 'marquee',
  loading: 'loading',
  failed: 'error.title',
  retry: 'error.retry',
} as const;

describeAlone(config, texts, {
  'the page': {
    covers: ['route:page'],
    path: '/example',
    shows: 'list.label',
    asks: { ...asks, empty: 'list.empty' },
  },
  'the home page': { covers: ['slot:home.main'], path: '/', shows: 'latest.all', asks },
});

test('a guest reads the newest announcement on the home page and opens the full list', async ({ page }) => {
  await page.goto('/?panel=off&latency=0');
  const panel = page.getByRole('region', { name: texts('latest.title') });
  await expect(panel.getByText('A game of the day, every day at noon')).toBeVisible();
  await panel.getByRole('link', { name: texts('latest.all') }).click();
  await expect(page).toHaveURL(/\/example/);
  await expect(page.getByRole('heading', { level: 1, name: texts('page.title') })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
});
