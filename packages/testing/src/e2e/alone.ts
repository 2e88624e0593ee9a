import { expect, test, type Locator, type Page } from '@playwright/test';
import type { RemoteConfig } from '@tessera/contracts';
import { LOCALE_CODES, toLanguageTag } from '@tessera/domain';
import { violationsOf } from './axe.ts';
import { addressOf, uncovered, type Scene } from './scene.ts';
import type { Texts } from './texts.ts';

/** Long enough to be seen, and to be gone again within a test. */
const SLOW_MS = '3000';

/**
 * The tests that every remote has alone: each of its routes, slots and dialogs loads, waits, fails and is tried
 * again, is empty, comes in every language, and has nothing that axe finds.
 * @param texts of the remote; see `readTexts`
 * @param scenes by a name for the tests
 */
export function describeAlone(
  config: RemoteConfig,
  texts: Texts,
  scenes: Readonly<Record<string, Scene>>,
): void {
  test('every route, slot and dialog of the configuration is looked at', () => {
    expect(uncovered(config, Object.values(scenes))).toEqual([]);
  });
  for (const [name, scene] of Object.entries(scenes)) {
    test.describe(name, () => {
      test.skip(({ isMobile }) => scene.only === (isMobile ? 'desktop' : 'phone'), 'not there in this size');
      describeScene(scene, texts);
    });
  }
}

function describeScene(scene: Scene, texts: Texts): void {
  const { asks } = scene;

  test('is there, without an error, and axe finds nothing', async ({ page }) => {
    const problems = watch(page);
    await page.goto(addressOf(scene));
    await expect(seen(page, texts(scene.shows))).toBeVisible();
    await expectClean(page);
    expect(problems).toEqual([]);
  });

  test('comes in every language', async ({ page, isMobile }) => {
    test.skip(isMobile && scene.only !== 'phone', 'the texts are the same in both sizes');
    const problems = watch(page);
    for (const locale of LOCALE_CODES) {
      await page.goto(addressOf(scene, { locale }));
      await expect(page.locator('html')).toHaveAttribute('lang', toLanguageTag(locale));
      await expect(seen(page, texts(scene.shows, locale)), locale).toBeVisible();
    }
    expect(problems).toEqual([]);
  });

  if (!asks) return;
  const failing = (how: string) => addressOf(scene, { fail: `${asks.call}.${how}` });

  if (asks.loading) {
    const { loading } = asks;
    test('says that it is loading, then shows what came', async ({ page }) => {
      await page.goto(addressOf(scene, { latency: SLOW_MS }));
      await expect(seen(page, texts(loading))).toBeAttached();
      await expect(seen(page, texts(scene.shows))).toBeVisible();
      await expect(seen(page, texts(loading))).not.toBeAttached();
    });
  }

  for (const how of ['http-500', 'network', 'timeout']) {
    test(`says so when the call fails by ${how}, and asks again`, async ({ page }) => {
      await page.goto(failing(`${how}.once`));
      await expect(seen(page, texts(asks.failed))).toBeVisible();
      await expectClean(page);
      await page
        .getByRole('button', { name: texts(asks.retry) })
        .first()
        .click();
      await expect(seen(page, texts(scene.shows))).toBeVisible();
    });
  }

  if (asks.empty) {
    const { empty } = asks;
    test('says so when there is nothing', async ({ page }) => {
      await page.goto(failing('empty'));
      await expect(seen(page, texts(empty))).toBeVisible();
      await expectClean(page);
    });
  }
}

/** What is read or read out. */
function seen(page: Page, text: RegExp): Locator {
  return page.getByText(text).or(page.getByLabel(text)).or(page.getByAltText(text)).first();
}

/** The rules of WCAG 2.2 AA that axe can check, and its best practices for a part of a page. */
async function expectClean(page: Page): Promise<void> {
  const found = await violationsOf(page, (axe) =>
    // The shell's matter: the page around the part, and its title.
    axe.disableRules(['document-title', 'page-has-heading-one', 'region', 'landmark-one-main', 'bypass']),
  );
  expect(found).toEqual([]);
}

/** Collects errors and warnings of the console, and uncaught errors, from now on. */
function watch(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.stack ?? error.message));
  return found;
}
