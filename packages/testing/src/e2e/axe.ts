import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A rule of axe that a page breaks: its name, what it asks, and the first elements with what is wrong with each. */
export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly at: readonly string[];
}

/**
 * Waits until what moves in a page has come to its place. What moves without an end is not waited for.
 */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * What axe finds in a page, by its rules of WCAG 2.2 AA and its best practices. It looks once animations have ended: a
 * dialog that begins to appear has no opacity, and axe then takes the page behind it for one that is used.
 * @param prepare chooses what axe looks at, and how
 */
export async function violationsOf(
  page: Page,
  prepare: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<readonly Violation[]> {
  await animationsEnded(page);
  const { violations } = await prepare(new AxeBuilder({ page })).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
}
