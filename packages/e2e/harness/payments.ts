import type { Page } from '@playwright/test';
import { depositCreate, depositMethods } from '@tessera/wire';
import type { Api } from './api.ts';
import { expect } from './test.ts';

/** Presses the button that pays; decides on the provider's page, in the window that opens. */
export async function payAt(page: Page, button: string, decision: 'Pay' | 'Decline'): Promise<void> {
  const [payment] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await payment.getByRole('button', { name: decision, exact: true }).click();
  await expect(payment.getByRole('status')).toBeVisible();
  await payment.close();
}

/** Deposits by card: ordered by the wire, paid on the hosted page, which the page then shows. */
export async function payByCard(page: Page, api: Api, amount: string): Promise<void> {
  const { list } = await api.send(depositMethods, {});
  const method = list.find(({ kind }) => kind === 'card');
  if (!method) throw new Error('the site takes no cards');
  const { url } = await api.send(depositCreate, { methodId: method.id, amount });
  await page.goto(url);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('status')).toBeVisible();
}
