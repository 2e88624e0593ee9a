import { agentPlan, profile, promotionList } from '@tessera/wire';
import type { Page } from '@playwright/test';
import { createApi } from '../harness/api.ts';
import { apiOf, logInByWire, registerPerson } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const SITE = { siteId: 1, currency: 'USD' } as const;

test(
  'shows the member centre in a window on the desktop, and in the tab on the phone',
  { tag: [TAG.sizes, '@mf-member-center', '@mf-auth'] },
  async ({ lobby, page, platform, isPhone }) => {
    const person = await logInByWire(page, platform);
    await lobby.open();
    const centre = await placeOf(page, isPhone, () => lobby.fromAccountMenu(text('mf-auth:account.centre')));
    await expect(centre).toHaveURL(/\/user$/);
    if (isPhone) {
      // The phone's first page is the menu.
      await centre.getByRole('link', { name: text('mf-member-center:menu.info') }).click();
      await expect(centre).toHaveURL(/\/user\/Info$/);
    }
    await expect(
      centre.getByRole('heading', { level: 1, name: text('mf-member-center:info.title') }),
    ).toBeVisible();
    const main = centre.getByRole('main');
    const known = await (await apiOf(page, platform)).send(profile, {});
    await expect(main).toContainText(person.account);
    await expect(main).toContainText(known.memberEmail ?? 'no address');
    await expect(main, 'contact details are masked').not.toContainText(person.email);
    if (isPhone) {
      await page.goBack();
      await expect(main, 'the menu has the balance').toContainText('$1,000.00');
      await page.goBack();
      await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
    } else {
      await expect(main).toContainText('$1,000.00');
      await expect(centre.getByRole('banner')).toHaveCount(0);
      await lobby.logOut();
      await expect.poll(() => centre.isClosed(), 'logging out closes the window').toBe(true);
    }
  },
);

test(
  'asks a guest to log in for the member centre, and then shows the page',
  { tag: [TAG.proofOnPhone, '@mf-member-center', '@mf-auth'] },
  async ({ lobby, page, platform }) => {
    const person = await registerPerson(platform);
    await page.goto('/user/Info');
    await expect(page.getByRole('heading', { name: text('shell:page.membersOnly') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: text('shell:page.logIn') })
      .click();
    await lobby.fillLogin(person);
    await expect(
      page.getByRole('heading', { level: 1, name: text('mf-member-center:info.title') }),
    ).toBeVisible();
    await expect(page).toHaveURL('/user/Info');
  },
);

test(
  'shows the agent plan with its levels',
  { tag: [TAG.proofOnPhone, '@mf-agent'] },
  async ({ lobby, page, platform, isPhone }) => {
    await logInByWire(page, platform);
    await lobby.open();
    const area = await placeOf(page, isPhone, () => lobby.fromAccountMenu(text('mf-auth:account.agent')));
    await expect(area).toHaveURL(/\/proxy$/);
    await expect(
      area.getByRole('heading', { level: 1, name: text('mf-agent:apply.title'), exact: true }),
    ).toBeVisible();
    await area.goto('/proxy/Plan');
    const { levels } = await createApi(platform).send(agentPlan, { ...SITE, language: 'en_US' });
    expect(levels.length).toBeGreaterThan(0);
    await expect(area.getByRole('heading', { name: text('mf-agent:plan.levelsTitle') })).toBeVisible();
    for (const { name } of levels) await expect(area.getByRole('main')).toContainText(englishOf(name));
  },
);

test(
  'lists promotions by category, and opens each one’s page',
  { tag: [TAG.proofOnPhone, '@mf-promotions'] },
  async ({ lobby, page, platform }) => {
    await lobby.open('/discount');
    await expect(
      page.getByRole('heading', { level: 1, name: text('mf-promotions:list.title') }),
    ).toBeVisible();
    const { list } = await createApi(platform).send(promotionList, {
      ...SITE,
      language: 'en_US',
      device: 1,
    });
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles).toHaveCount(list.length);

    const kinds = page.getByRole('navigation', { name: text('mf-promotions:list.categories') });
    await kinds.getByText(text('mf-promotions:category.sport'), { exact: true }).click();
    const sports = list.filter(({ category }) => category === 'sport');
    await expect(titles).toHaveCount(sports.length);

    const [first] = sports;
    if (!first) throw new Error('no promotion is about sports');
    await page.getByRole('link', { name: englishOf(first.title) }).click();
    await expect(page).toHaveURL(`/discount/${first.id}`);
    await expect(page.getByRole('heading', { level: 1, name: englishOf(first.title) })).toBeVisible();
    await expect(page).toHaveTitle(/.+/);
    await page.getByRole('link', { name: text('mf-promotions:detail.toList') }).click();
    await expect(page).toHaveURL('/discount');
  },
);

/** Where a member's page opens: a window of its own on the desktop, this tab on the phone. */
async function placeOf(page: Page, isPhone: boolean, opening: () => Promise<void>): Promise<Page> {
  if (isPhone) {
    await opening();
    return page;
  }
  const [popup] = await Promise.all([page.waitForEvent('popup'), opening()]);
  return popup;
}

function englishOf(name: string | Readonly<Record<string, string>>): string {
  return typeof name === 'string' ? name : (name['en_US'] ?? '');
}
