import { expect, test } from '@playwright/test';
import english from '../src/messages/en_US.json' with { type: 'json' };
import hindi from '../src/messages/hi_IN.json' with { type: 'json' };

test('a guest reads what is new on the home page and goes on to all of it', async ({ page }) => {
  await page.goto('/?panel=off&latency=0');
  const panel = page.getByRole('region', { name: english['latest.title'] });
  await expect(panel.getByText('A game of the day, every day at noon')).toBeVisible();
  await panel.getByRole('link', { name: english['latest.all'] }).click();
  await expect(page).toHaveURL(/\/example/);
  await expect(page.getByRole('heading', { level: 1, name: english['page.title'] })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

test('the page speaks the language of the visitor', async ({ page }) => {
  await page.goto('/example?panel=off&locale=hi_IN&as=member');
  await expect(page.getByText('Your limits have a page of their own now')).toBeVisible();
  await page.goto('/?panel=off&locale=hi_IN');
  await expect(page.getByRole('link', { name: hindi['latest.all'] })).toBeVisible();
});
