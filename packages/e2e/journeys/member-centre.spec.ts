import type { Locator, Page } from '@playwright/test';
import { markAnnouncementRead } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { apiOf, logInByWire } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { TRY_MS } from '../harness/limits.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);
const TAGS = { tag: [TAG.sizes, '@mf-member-center'] };
const ON_DESKTOP = { tag: [TAG.proofOnPhone, '@mf-member-center'] };
const ON_PHONE = { tag: [TAG.proofOnDesktop, '@mf-member-center'] };

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: say('menu'), exact: true });
const titleOf = (page: Page, id: string): Locator =>
  page.getByRole('heading', { level: 1, name: say(id), exact: true });

async function seen(page: Page, name: string): Promise<void> {
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

test(
  'leads by the menu to each page and back, with a title of its own',
  TAGS,
  async ({ lobby, page, platform, isPhone }) => {
    await logInByWire(page, platform);
    await lobby.open('/user');
    const menu = menuOf(page);
    await expect(menu.getByRole('heading', { name: say('group.info_center') })).toBeVisible();
    await seen(page, 'the menu');

    await menu.getByRole('link', { name: say('announcement.title') }).click();
    await expect(page).toHaveURL('/user/Announcement');
    await expect(titleOf(page, 'announcement.title')).toBeFocused();
    await expect(page).toHaveTitle(say('announcement.title'));
    await seen(page, 'the announcements');

    if (isPhone) await page.getByRole('link', { name: say('menu'), exact: true }).click();
    else await page.goBack();
    await expect(page).toHaveURL('/user');
    await expect(titleOf(page, isPhone ? 'menu' : 'info.title')).toBeVisible();

    await lobby.open('/user?page=Letter');
    await expect(titleOf(page, 'letter.title')).toBeVisible();
    await expect(page).toHaveTitle(say('letter.title'));
  },
);

test(
  'shows a letter when it is sent, and the same state in another tab',
  ON_DESKTOP,
  async ({ lobby, page, context, platform, isPhone }) => {
    const { account } = await logInByWire(page, platform);
    const letter = (of: Page, title: string) =>
      of.getByRole('list', { name: say('letter.title') }).getByRole('link', { name: new RegExp(title) });
    await lobby.open('/user/Letter');
    await expect(titleOf(page, 'letter.title')).toBeVisible();

    // The socket opens when the page is idle: what is sent before that does not arrive by an event.
    let sent = 0;
    await expect(async () => {
      sent += 1;
      await send(account, `Tiles ${sent}`);
      await expect(letter(page, `Tiles ${sent}`)).toBeVisible({ timeout: TRY_MS });
    }, 'a letter arrives without a reload').toPass();
    const title = `Tiles ${sent}`;
    await expect(letter(page, title)).toContainText(say('inbox.unread'));
    await seen(page, 'the letters');

    const other = await context.newPage();
    await other.goto('/user/Letter');
    await expect(letter(other, title)).toContainText(say('inbox.unread'));

    await letter(page, title).click();
    await expect(page.getByText('A new hall is open.')).toBeVisible();
    await seen(page, 'a letter');
    await expect(letter(other, title), 'the other tab knows that it is read').not.toContainText(
      say('inbox.unread'),
    );

    await page.getByRole('button', { name: say('letter.delete'), exact: true }).click();
    await expect(letter(page, title)).toBeHidden();
    await expect(letter(other, title), 'the other tab knows that it is gone').toBeHidden();
    await other.close();

    if (isPhone) {
      await page.getByRole('link', { name: say('menu'), exact: true }).click();
      await expect(page).toHaveURL('/user');
    }
  },
);

test('opens an announcement, and marks all as read', ON_PHONE, async ({ lobby, page, platform, isPhone }) => {
  await logInByWire(page, platform);
  await lobby.open('/user/Announcement');
  const first = page
    .getByRole('list', { name: say('announcement.title') })
    .getByRole('link')
    .first();
  await expect(first).toContainText(say('inbox.unread'));
  const other = await page.context().newPage();
  await other.goto('/user/Announcement');
  const sameInOther = other
    .getByRole('list', { name: say('announcement.title') })
    .getByRole('link')
    .first();
  await expect(sameInOther).toContainText(say('inbox.unread'));
  await first.click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(sameInOther, 'the other tab knows that it is read').not.toContainText(say('inbox.unread'));
  await other.close();
  await seen(page, 'an announcement');
  if (isPhone) await page.getByRole('link', { name: say('announcement.title'), exact: true }).click();
  await expect(first).not.toContainText(say('inbox.unread'));
  await page.getByRole('button', { name: say('announcement.readAll') }).click();
  await expect(page.getByRole('button', { name: say('announcement.readAll') })).toBeHidden();
  const { unreadCount } = await (await apiOf(page, platform)).send(markAnnouncementRead, {});
  expect(unreadCount).toBe(0);
});

test(
  'shows the plan with the member’s link, records and search of friends',
  ON_PHONE,
  async ({ lobby, page, platform }) => {
    await logInByWire(page, platform);
    await operate('settings set', '--currency', 'USD', '--recommendation', 'on');
    await operate('recommendation set', '--currency', 'USD', '--first-deposit', '20', '--level', '1:5');
    await lobby.open('/user/RecommendProject');
    await expect(page.getByRole('table', { name: say('recommend.levels') })).toContainText('$5.00');
    await expect(page.getByRole('img', { name: say('recommend.qr') })).toBeVisible();
    await expect(page.locator('code')).toContainText('/register?recommend_code=');
    await seen(page, 'the plan');

    await lobby.open('/user/RecommendRecord?state=rewarded');
    await expect(page.getByText(say('records.noneFiltered'))).toBeVisible();
    await seen(page, 'records without a match');
    await page.getByRole('button', { name: say('filter.remove', { name: say('records.state') }) }).click();
    await expect(page).toHaveURL('/user/RecommendRecord');
    await page.getByRole('link', { name: say('records.toLink') }).click();
    await expect(titleOf(page, 'recommend.title')).toBeFocused();

    await lobby.open('/user/RecommendMemberSearch');
    await page.getByRole('searchbox', { name: say('search.account'), exact: true }).fill('a b');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('input.illegal'))).toBeVisible();
    await seen(page, 'the search of friends');
  },
);

test(
  'hides the links that the site does not want',
  { tag: ['@mf-member-center'] },
  async ({ lobby, page, platform }) => {
    await logInByWire(page, platform);
    await lobby.open('/user');
    const agent = menuOf(page).getByRole('link', { name: say('link.agent') });
    await expect(agent).toBeVisible();
    await operate('site set', '--hidden-link', 'applyAgent');
    try {
      await expect(async () => {
        await lobby.open('/user');
        await expect(menuOf(page)).toBeVisible();
        await expect(agent).toBeHidden({ timeout: TRY_MS });
      }).toPass();
    } finally {
      await operate('site set', '--hidden-link', 'none');
    }
  },
);

async function send(account: string, title: string): Promise<void> {
  await operate('letters send', '--to', account, '--title', title, '--content', '<p>A new hall is open.</p>');
}
