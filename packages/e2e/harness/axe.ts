import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
  expect.soft(found, name).toEqual([]);
}
