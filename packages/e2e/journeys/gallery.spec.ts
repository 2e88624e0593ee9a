import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { SIZES } from '../harness/browser.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { ROOT } from '../harness/servers.ts';
import { expect, test } from '../harness/test.ts';

const UI = join(ROOT, 'packages/ui');
const ADDRESS = 'https://gallery.example';
const { width: WIDTH, height: HEIGHT } = SIZES.phone.viewport;
const TEMPLATES = ['site02', 'suncity', 'apsport'];
/** Each template of phones in the colours of each template of the site. */
const ON_PHONES = ['bob_mobile', 'origin_mobile'].flatMap((mobile) =>
  TEMPLATES.map((template) => ({ mobile, template })),
);

// In one worker, which builds the gallery once.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => void execFileSync(process.execPath, ['gallery/build.mjs'], { cwd: UI }));

for (const template of TEMPLATES) {
  test(`the gallery shows the components in ${template}, on a wide window and on a narrow one`, async ({
    page,
  }) => {
    await open(page, `template=${template}`);
    await expect(page.locator('html')).toHaveAttribute('data-template', template);
    await expectGood(page, `${template}, wide`);
    await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeHidden();
    await page.setViewportSize(SIZES.phone.viewport);
    await expectGood(page, `${template}, narrow`);
    await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
  });
}

for (const { mobile, template } of ON_PHONES) {
  test(`the gallery shows the components in ${mobile} and ${template} as a phone has them`, async ({
    page,
  }) => {
    await open(page, `template=${template}&mobileTemplate=${mobile}`);
    const phone = page.frameLocator('iframe');
    await expect(phone.locator('html')).toHaveAttribute('data-mobile-template', mobile);
    await expect(phone.locator('html')).toHaveAttribute('data-template', template);
    await expectBar(phone, mobile);

    const table = await phone.getByRole('table', { name: 'Transactions' }).boundingBox();
    const head = await phone.getByRole('table', { name: 'Transactions' }).locator('thead').boundingBox();
    expect(table?.width).toBeGreaterThan(300);
    expect(head?.width, 'rows are cards, whose head is only read out').toBe(1);

    await phone.getByRole('button', { name: 'Log in…' }).click();
    const sheet = phone.getByRole('dialog', { name: 'Log in' });
    await expect(sheet).toBeVisible();
    const frame = await page.locator('iframe').boundingBox();
    await expect
      .poll(async () => await sheet.boundingBox(), 'a sheet over the whole width, at the bottom')
      .toMatchObject({ x: frame?.x, width: WIDTH });
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeCloseTo((frame?.y ?? 0) + HEIGHT, 0);

    await page.setViewportSize(SIZES.phone.viewport);
    await page.reload();
    await expect(page.locator('iframe'), 'a phone needs no frame').toHaveCount(0);
    await expectGood(page, `${mobile}, ${template}, on a phone`);
  });
}

/** Opens the built files by an address of the web: axe reads the style sheets, which a page of files may not. */
async function open(page: Page, query: string): Promise<void> {
  await page.route(`${ADDRESS}/**`, (route) => {
    const path = join(UI, 'dist/gallery', new URL(route.request().url()).pathname);
    return route.fulfill({ path });
  });
  await page.goto(`${ADDRESS}/index.html?${query}`);
}

async function expectGood(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Overlays' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

/** The bar's place in the phone's frame, and the sign of its centre. */
async function expectBar(phone: FrameLocator, template: string): Promise<void> {
  const bar = phone.getByRole('navigation', { name: 'Main pages' });
  const rise = await bar.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const sign = element.querySelector('[data-raised] > [data-part="sign"]')?.getBoundingClientRect();
    return { top, isAtBottom: bottom === innerHeight, isRaised: sign !== undefined && sign.top < top };
  });
  if (template === 'bob_mobile') expect(rise).toMatchObject({ isAtBottom: true, isRaised: true });
  else expect(rise).toEqual({ top: 0, isAtBottom: false, isRaised: false });
}
