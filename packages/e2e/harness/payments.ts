import type { Page } from '@playwright/test';
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
