import type { Page } from '@playwright/test';
import { logInByWire } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expectSettled } from '../harness/settled.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const PAGES = [
  '/',
  '/?hall=2',
  '/discount',
  '/discount/1',
  '/proxy/Plan',
  '/faq',
  '/faq/3',
  '/app',
  '/sponsor',
];
const NARROW = [390, 320] as const;
/** What a thumb hits. */
const THUMB_PX = 44;
/** Goes on after a failure, to say all that is wrong with a page. */
const softly = expect.configure({ soft: true });

test(
  `scrolls no page sideways at ${NARROW.join(' and ')} px`,
  { tag: TAG.phone },
  async ({ lobby, page, platform }) => {
    for (const path of PAGES) {
      await lobby.open(path);
      await expectSettled(page);
      await expectToFit(page, `${path} as a guest`);
    }
    await logInByWire(page, platform);
    for (const path of ['/', '/user/Info', '/?tab=favorite']) {
      await lobby.open(path);
      await expectSettled(page);
      await expectToFit(page, `${path} as a member`);
    }
  },
);

test(`fits the sheets at ${NARROW.join(' and ')} px`, { tag: TAG.phone }, async ({ lobby, page }) => {
  await lobby.open();
  await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
  for (const sheet of [lobby.openLogin, lobby.openRegistration]) {
    const dialog = await sheet();
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await expectToFit(page, 'the sheet');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('moves nothing in the login when its late parts come', { tag: TAG.sizes }, async ({ lobby, page }) => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  for (const call of ['thirdPartyProviders', 'clientCaptcha'])
    await page.route(`**/${call}**`, async (route) => {
      await come;
      await route.continue();
    });
  await lobby.open();
  const login = await lobby.openLogin();
  const forgot = login.getByRole('button', { name: text('mf-auth:login.forgot') });
  await expect(forgot).toBeVisible();
  await expectSettled(page);
  const before = await forgot.boundingBox();
  letCome();
  await expect(login.getByText(text('mf-auth:thirdParty.or'), { exact: true })).toBeVisible();
  await expect(login.getByText(text('mf-auth:captcha.workDone'))).toBeVisible();
  expect(await forgot.boundingBox()).toEqual(before);
});

test(
  'keeps the main links in reach of the thumb and large enough for it',
  { tag: TAG.phone },
  async ({ lobby, page }) => {
    await lobby.open();
    await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
    const bar = page.getByRole('navigation', { name: text('shell:nav.label') });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const small: string[] = [];
    const controls = page
      .getByRole('banner')
      .locator('a, button')
      .or(page.getByRole('navigation').locator('a, button'))
      .or(page.locator('[role="tab"], [data-part="favourite"]'));
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      if (!box) continue;
      if (box.width < THUMB_PX - 0.5 || box.height < THUMB_PX - 0.5) {
        const name = (await control.getAttribute('aria-label')) ?? (await control.innerText());
        small.push(`${name}: ${Math.round(box.width)}x${Math.round(box.height)}`);
      }
    }
    expect([...new Set(small)]).toEqual([]);
  },
);

test(
  'has the main links as tabs below the header in origin_mobile, and nothing behind them',
  { tag: TAG.phone },
  async ({ lobby, page }) => {
    await lobby.open('/?mobileTemplateName=origin_mobile');
    await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
    const tabs = await page.getByRole('navigation', { name: text('shell:nav.label') }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const content = await page.getByRole('main').boundingBox();
    expect(tabs?.y).toBe(header?.height);
    expect(content?.y).toBeGreaterThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0));
    expect(tabs?.height).toBeGreaterThanOrEqual(THUMB_PX);
  },
);

/** At each width, as when a window is made narrower; the widest comes back for the next page. */
async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of [...NARROW, NARROW[0]]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    // A part that measures its own width may need a few more frames.
    await softly.poll(() => overflow(page), `${what} at ${width} px`).toEqual([]);
  }
}

/** Returns what overflows the window's right edge, if the page can be scrolled there. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth && innerWidth <= screen.width) return [];
    /** What scrolls sideways by itself does not widen the page. */
    const isInScroller = (element: Element): boolean =>
      element.parentElement !== null &&
      element.parentElement !== document.body &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' ||
        isInScroller(element.parentElement));
    return [
      `${scrollWidth} px in ${clientWidth}`,
      ...[...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .filter((element) => !isInScroller(element))
        .slice(0, 5)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
    ];
  });
}
