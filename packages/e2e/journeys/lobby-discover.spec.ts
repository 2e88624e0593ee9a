import { crashMenu, favoriteStore } from '@tessera/wire';
import { createApi } from '../harness/api.ts';
import { expectAccessible } from '../harness/axe.ts';
import { EVERYWHERE, firstSlot } from '../harness/catalogue.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { apiOf, logInByWire } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const late = (id: string) => text(`mf-lobby-late:${id}`);
const TAGS = { tag: [TAG.proofOnDesktop, '@mf-lobby'] };

test(
  'a guest opens a shared game, goes on to a similar one, and finds the crash games',
  TAGS,
  async ({ lobby, page, platform }) => {
    const slot = await firstSlot(platform);
    await lobby.open(`/?game=${slot.id}`);
    const sheet = page.getByRole('dialog', { name: slot.name });
    await expect(sheet.getByText(late('facts.return'))).toBeVisible();
    const similar = sheet.getByRole('region', { name: late('sheet.similar') }).getByRole('button');
    await expectNoSideways(page);
    await expectAccessible(page, 'the sheet of a game');

    const name = (await similar.first().innerText()).trim();
    await similar.first().click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/game=/);

    await lobby.open('/?isCrashGame=1');
    await expect(page.getByRole('heading', { name: text('mf-lobby:crash.title') })).toBeVisible();
    const games = page.getByRole('list', { name: text('mf-lobby:grid.label') });
    await expect(games.getByRole('listitem').first()).toBeVisible();
    await expectNoSideways(page);
  },
);

test(
  'a member finds the crash games among the favourites that were liked in the crash menu',
  { tag: '@mf-lobby' },
  async ({ lobby, page, platform }) => {
    const games = page.getByRole('list', { name: text('mf-lobby:grid.label') }).getByRole('article');
    const slot = await firstSlot(platform);
    const { list } = await createApi(platform).send(crashMenu, EVERYWHERE);
    const name = String(list[0]?.gameName);
    await logInByWire(page, platform);
    const api = await apiOf(page, platform);
    await api.send(favoriteStore, { data: [{ gameId: slot.id, status: 1 }] });

    await lobby.open('/?isCrashGame=1');
    const card = lobby.card(name);
    await card.hover();
    await card.getByRole('button', { name: text('mf-lobby:favourite.add', { game: name }) }).click();
    const liked = async () => {
      const menu = await api.send(crashMenu, EVERYWHERE);
      return menu.list.filter(({ isFavorite }) => isFavorite === 1).map(({ gameName }) => gameName);
    };
    await expect.poll(liked, 'the platform has the favourite').toEqual([name]);
    await page.getByRole('tab', { name: text('mf-lobby:tab.favorite') }).click();
    await expect(games).toHaveCount(1);
    await expect(games).toContainText(name);
    await expect(page).toHaveURL(/isCrashGame=1/);
    await lobby.open('/?tab=favorite');
    await expect(games).toHaveCount(2);
    await expect(lobby.card(slot.name)).toBeVisible();
  },
);

test('a guest finds the list of demos on the home page', async ({ lobby, page }) => {
  await lobby.open('/');
  await page.getByRole('button', { name: late('block.demos') }).click();
  const demos = page.getByRole('dialog', { name: late('block.demos') });
  const games = demos.getByRole('list', { name: text('mf-lobby:grid.label') });
  await expect(games.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'the list of demos');
});
