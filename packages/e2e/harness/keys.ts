import { expect, type Locator, type Page } from '@playwright/test';

/** More stops of the Tab key than a form of this site has. */
const MOST_STOPS = 60;

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isFocused()); stops += 1)
    await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
