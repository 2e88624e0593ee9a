import { expect, type Page } from '@playwright/test';
import { violationsOf } from '@tessera/testing/e2e';

/**
 * Checks the rules of WCAG 2.2 AA that axe can decide, and its best practices.
 * @param name what the page shows, for the message
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  expect(
    page.frames(),
    'axe is run in the page alone, and would look into no frame of another origin',
  ).toHaveLength(1);
  // What passes is not written down, node by node: on a page of hundreds of cards that is most of the work.
  const found = await violationsOf(page, (axe) =>
    axe.setLegacyMode().options({ resultTypes: ['violations'] }),
  );
  expect.soft(found, name).toEqual([]);
}
