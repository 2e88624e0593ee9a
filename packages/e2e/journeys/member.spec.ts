import { callUrl, gameAddress, lastPlayed, myCash, play } from '@tessera/wire';
import { firstSlot } from '../harness/catalogue.ts';
import { amountOf, openGame } from '../harness/game-window.ts';
import { framesOf } from '../harness/frames.ts';
import { apiOf, newPerson, registerPerson } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const WELCOME = '$1,000.00';

test(
  'registers a member, who plays for play money and finds the game again',
  { tag: [TAG.proofOnPhone, '@mf-auth', '@mf-lobby'] },
  async ({ lobby, page, platform }) => {
    const game = await firstSlot(platform);
    const person = newPerson();
    const frames = framesOf(page);
    await lobby.open();
    await lobby.register(person);
    await expect(lobby.balance()).toContainText(WELCOME);
    const api = await apiOf(page, platform);
    const start = await api.send(myCash, {});

    const answered = page.waitForResponse((response) => response.url().endsWith(callUrl(play)));
    await lobby.search(game.name);
    const slot = await openGame(page, () => page.getByRole('option', { name: game.name }).click());
    const answer = await (await answered).text();
    expect(answer, 'the answer itself has no address').not.toContain('http');
    expect(frames.received(gameAddress.name), 'the address came over the socket').toHaveLength(1);

    const { stake, payout, before, after } = await slot.playRound();
    expect(before).toBe(1000);
    expect(after).toBeCloseTo(before - stake + payout, 2);
    const now = await api.send(myCash, {});
    expect(Number(now.cash)).toBeCloseTo(after, 2);
    expect(now.version, 'the ledger has moved').toBeGreaterThan(start.version);
    await expect
      .poll(async () => amountOf(await lobby.balance().innerText()), 'the header follows without a reload')
      .toBeCloseTo(after, 2);

    await slot.close();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await lobby.open('/?tab=last');
    await expect(lobby.card(game.name)).toBeVisible();
    const { list } = await api.send(lastPlayed, {});
    expect(list.map(({ id }) => id)).toEqual([game.id]);

    const card = lobby.card(game.name);
    await card.hover();
    await card.getByRole('button', { name: text('mf-lobby:favourite.add', { game: game.name }) }).click();
    const remove = { name: text('mf-lobby:favourite.remove', { game: game.name }) };
    await expect(card.getByRole('button', remove)).toBeVisible();
    await lobby.open('/?tab=favorite');
    await expect(lobby.card(game.name)).toBeVisible();
    await lobby.card(game.name).hover();
    await lobby.card(game.name).getByRole('button', remove).click();
    // At once: the browser completes the call although its page is left.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByText(text('mf-lobby-late:grid.empty_favorite'))).toBeVisible();
  },
);

test(
  'shows each error of a registration at its field',
  { tag: [TAG.proofOnPhone, '@mf-auth'] },
  async ({ lobby, page, problems, platform }) => {
    const taken = await registerPerson(platform);
    problems.expect(/^http 4\d\d POST .*\/register\/verification$/);
    await lobby.open();
    const form = await lobby.openRegistration();
    await form.getByRole('button', { name: text('mf-auth:signup.submit') }).click();
    const account = form.getByLabel(text('mf-auth:signup.account'));
    await expect(account).toBeFocused();
    await expect(account).toHaveAccessibleDescription(new RegExp(text('mf-auth:signup.err_account_blank')));
    await account.fill(taken.account);
    await account.blur();
    await expect(account).toHaveAccessibleDescription(new RegExp(text('mf-auth:signup.account_repeat')));
    await expect(page.getByText(text('mf-auth:signup.err_agreement'))).toBeVisible();
  },
);

test(
  'returns a guest to the game after the login for a real game',
  { tag: [TAG.proofOnPhone, '@mf-auth', '@mf-lobby'] },
  async ({ lobby, page, platform, problems }) => {
    // What the login loads may still be on the way when the logout ends it.
    problems.expect(/^http 401 POST /);
    const person = await registerPerson(platform);
    const game = await firstSlot(platform);
    await lobby.open();
    await lobby.logIn(person);
    await lobby.logOut();
    await expect(lobby.balance()).toBeHidden();

    await lobby.open(`/?q=${encodeURIComponent(game.name)}`);
    await lobby.playForReal(game.name);
    const question = lobby.question(text('mf-lobby-late:login.title'));
    await expect(question).toContainText(game.name);
    await question.getByRole('button', { name: text('mf-lobby:login.cancel') }).click();
    await expect(question).toBeHidden();

    await lobby.playForReal(game.name);
    await question.getByRole('button', { name: text('mf-lobby:login.confirm') }).click();
    const slot = await openGame(page, () => lobby.fillLogin(person));
    expect(await slot.balance()).toBe(1000);
    await slot.close();
    await expect(lobby.balance()).toContainText(WELCOME);
  },
);
