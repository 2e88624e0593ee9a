import type { Locator, Page } from '@playwright/test';
import { bulletinMember, gameSearch, letterList, myCash, preferences } from '@tessera/wire';
import { slots } from '../harness/catalogue.ts';
import {
  apiOf,
  bringSession,
  logInByWire,
  logInElsewhere,
  registerPerson,
  SITE_ID,
} from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** What a person has seen done stays done, although the page is left before the platform has answered. */

/** A pop-up for all members of a currency would cover other journeys' pages: no other journey has members of this one. */
const CURRENCY = 'GP';
/** A document of this site that runs no code: nothing but the left page can have sent anything. */
const OUTSIDE = '/robots.txt';

const ofCentre = (id: string) => text(`mf-member-center:${id}`);
const ofPromotions = (id: string) => text(`mf-promotions:${id}`);

/** Taps the control and reloads the page, both within one task of it. */
async function tapAndReload(page: Page, control: Locator): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await control.evaluate((element: HTMLElement) => {
    element.click();
    location.reload();
  });
  await loaded;
}

test(
  'keeps a favourite that is set, and taken back, right before a reload',
  { tag: ['@shell'] },
  async ({ lobby, page, platform }) => {
    await logInByWire(page, platform);
    const [game] = await slots(platform, 'hot');
    if (!game) throw new Error('no slot is hot');
    await lobby.open('/?hall=2&tag=hot');
    const api = await apiOf(page, platform);
    const favourites = async () => {
      const scope = { siteId: SITE_ID, currency: 'USD', supportDevice: 1 } as const;
      const { list } = await api.send(gameSearch, { ...scope, favorite: true });
      return list.map(({ id }) => id);
    };
    const card = lobby.card(game.name);
    const hearts = (id: 'add' | 'remove', place: Page | Locator = page) =>
      place.getByRole('button', { name: text(`mf-lobby:favourite.${id}`, { game: game.name }) });
    const button = (id: 'add' | 'remove') => hearts(id, card);

    await card.hover();
    await expect(button('add')).toBeVisible();
    await tapAndReload(page, button('add'));
    await expect.poll(favourites, 'the platform has the favourite').toEqual([game.id]);

    // The page comes with the games of a guest.
    await lobby.open('/');
    await expect(hearts('add')).toHaveCount(0);
    await expect(hearts('remove')).not.toHaveCount(0);

    await lobby.open('/?tab=favorite');
    await card.hover();
    await expect(button('remove')).toBeVisible();
    await tapAndReload(page, button('remove'));
    await expect(page.getByText(text('mf-lobby-late:grid.empty_favorite'))).toBeVisible();
    await expect.poll(favourites, 'the platform has no favourite').toEqual([]);
  },
);

test(
  'keeps a letter as read that is left as soon as it is open',
  { tag: ['@shell'] },
  async ({ lobby, page, platform }) => {
    const { account } = await logInByWire(page, platform);
    await operate('letters send', '--to', account, '--title', 'Tiles', '--content', '<p>A hall is open.</p>');
    await lobby.open('/user/Letter');
    const api = await apiOf(page, platform);
    const letter = page
      .getByRole('list', { name: ofCentre('letter.title') })
      .getByRole('link', { name: /Tiles/ });
    await expect(letter).toContainText(ofCentre('inbox.unread'));

    await letter.click();
    await expect(page.getByText('A hall is open.')).toBeVisible();
    await page.goto(OUTSIDE);
    const unread = async () =>
      (await api.send(letterList, { siteId: SITE_ID, language: 'en_US' })).list
        .filter(({ isRead }) => isRead === 0)
        .map(({ title }) => title);
    await expect.poll(unread, 'the platform knows that it is read').not.toContain('Tiles');

    await lobby.open('/user/Letter');
    await expect(letter).toBeVisible();
    await expect(letter).not.toContainText(ofCentre('inbox.unread'));
  },
);

test(
  'keeps a pop-up hidden that is closed right before a reload',
  { tag: ['@shell'] },
  async ({ lobby, page, platform }) => {
    await bringSession(page, await logInElsewhere(platform, await registerPerson(platform, CURRENCY)));
    const published = await operate(
      'popups publish',
      ...['--title', 'Mosaic', '--content', '<p>A mosaic is laid.</p>'],
      ...['--place', 'members', '--currency', CURRENCY],
    );
    const id = /popup (\d+)/.exec(published)?.[1];
    try {
      await lobby.open();
      const api = await apiOf(page, platform);
      const dialog = lobby.dialog(ofPromotions('popup.title'));
      await expect(dialog.getByText('A mosaic is laid.')).toBeVisible();

      await dialog.getByRole('button', { name: ofPromotions('close') }).click();
      await expect(dialog).toBeHidden();
      const asked = page.waitForResponse((response) => response.url().includes(bulletinMember.path));
      await page.reload({ waitUntil: 'domcontentloaded' });
      await asked;
      await expect(dialog).toBeHidden();
      const place = { siteId: SITE_ID, displayDevice: 1, displayLocation: 2 } as const;
      await expect
        .poll(async () => (await api.send(bulletinMember, place)).list, 'the platform hides it')
        .toEqual([]);
    } finally {
      await operate('popups withdraw', '--id', String(id));
    }
  },
);

test(
  'keeps a preference that is chosen right before a reload',
  { tag: ['@shell'] },
  async ({ lobby, page, platform }) => {
    await logInByWire(page, platform);
    await lobby.open('/user/Preferences');
    const api = await apiOf(page, platform);
    const choice = page.getByRole('checkbox', { name: ofCentre('preferences.gameSound') });
    await expect(choice).toBeVisible();
    const before = await api.send(preferences, {});

    const gameSound = before.gameSound === 1 ? 0 : 1;
    await tapAndReload(page, choice);
    await expect.poll(async () => (await api.send(preferences, {})).gameSound).toBe(gameSound);
    await lobby.open('/user/Preferences');
    await expect(choice).toBeChecked({ checked: gameSound === 1 });
  },
);

test(
  'ends the session of a logout right before a reload',
  { tag: ['@shell'] },
  async ({ lobby, page, platform, problems }) => {
    // The next page may still send the token of the session that has ended.
    problems.expect(/^http 401 POST /);
    await logInByWire(page, platform);
    await lobby.open('/faq');
    const api = await apiOf(page, platform);
    await lobby.fromAccountMenu(text('mf-auth:account.logout'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    const session = () =>
      api.send(myCash, {}).then(
        () => 'open',
        () => 'ended',
      );
    await expect.poll(session).toBe('ended');
    await expect(lobby.loginButton()).toBeVisible();
  },
);
