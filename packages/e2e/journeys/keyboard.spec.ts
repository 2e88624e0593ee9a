import type { Page } from '@playwright/test';
import { openGame } from '../harness/game-window.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

test(
  'skips the frame to the content by the first Tab',
  { tag: TAG.proofOnPhone },
  async ({ lobby, page }) => {
    await lobby.open('/discount');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: text('shell:frame.skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await isInMain(page), 'the focus goes on in the content').toBe(true);
  },
);

test(
  'moves the focus through the frame in reading order',
  { tag: TAG.proofOnPhone },
  async ({ lobby, page, isPhone }) => {
    await lobby.open();
    await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
    const order: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      order.push(
        await page.evaluate(
          () => document.activeElement?.closest('header, nav, main, section')?.tagName ?? '',
        ),
      );
      const ring = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused) return 'nothing';
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        return outlineStyle !== 'none' && outlineWidth !== '0px' ? 'ring' : boxShadow;
      });
      expect(ring, `something shows where the focus is (step ${step})`).not.toBe('none');
    }
    const first = (name: string) => order.indexOf(name);
    expect(first('HEADER'), order.join(' ')).toBeGreaterThan(-1);
    if (!isPhone) expect(first('NAV'), order.join(' ')).toBeGreaterThan(first('HEADER'));
  },
);

test(
  'keeps the focus in a dialog, and restores it afterwards',
  { tag: TAG.proofOnPhone },
  async ({ lobby, page }) => {
    await lobby.open();
    await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
    const opener = lobby.loginButton();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = lobby.dialog(text('mf-auth:login.title'));
    await expect(dialog.getByLabel(text('mf-auth:login.account'))).toBeFocused();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      // Between its last and its first element a modal dialog lends the focus to the browser's own bars.
      const at = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('dialog') ? 'dialog' : (focused?.tagName ?? '');
      });
      expect(['dialog', 'BODY']).toContain(at);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test('finds and opens a demo without a pointer', { tag: TAG.proofOnPhone }, async ({ lobby, page }) => {
  await lobby.open('/?hall=2');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toBeVisible();
  await card.getByRole('button').first().focus();
  const demo = await openGame(page, () => page.keyboard.press('Enter'));
  await expect(demo.page.getByRole('button', { name: text('game:spin'), exact: true })).toBeFocused();
  const answered = demo.page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await demo.page.keyboard.press('Space');
  expect((await answered).ok()).toBe(true);
});

async function isInMain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('main') !== null);
}
