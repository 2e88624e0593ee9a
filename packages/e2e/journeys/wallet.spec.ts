import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { myCash, wallets, walletTransfer } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { firstSlot } from '../harness/catalogue.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { amountOf, openGame } from '../harness/game-window.ts';
import { apiOf, logInByWire } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { TRY_MS } from '../harness/limits.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);
const TAGS = { tag: [TAG.proofOnPhone, '@mf-member-center'] };

const providers = (page: Page): Locator => page.getByRole('region', { name: say('wallet.providers') });
const row = (page: Page, name: string): Locator =>
  providers(page).getByRole('button', { name: new RegExp(`^${name}`) });
const messages = (page: Page): Locator => page.getByRole('region', { name: text('shell:frame.messages') });

async function seen(page: Page, name: string): Promise<void> {
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

/** The first provider that money can be moved to. */
async function openProvider(page: Page, platform: string): Promise<{ gpId: number; name: string }> {
  const api = await apiOf(page, platform);
  const { myCashList } = await api.send(wallets, { all: 1 });
  const provider = myCashList.find(({ isLight }) => isLight === 1);
  if (!provider) throw new Error('the site has no open provider');
  return provider;
}

test(
  'moves money to a provider and brings all of it back, once in ten seconds, also for another tab',
  TAGS,
  async ({ lobby, page, context, platform }) => {
    await logInByWire(page, platform);
    const { gpId, name } = await openProvider(page, platform);
    await lobby.open('/user/MyWallet');
    await expect(page).toHaveTitle(say('wallet.title'));
    await expect(row(page, name)).toContainText('$0.00');
    await seen(page, 'the wallet');

    await test.step('transfers by keyboard', async () => {
      await row(page, name).focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('form', { name: say('wallet.form', { provider: name }) });
      const amount = form.getByLabel(say('wallet.amount'), { exact: true });
      await amount.focus();
      await page.keyboard.press('Enter');
      await expect(amount).toHaveAccessibleDescription(say('wallet.err_blank'));
      await page.keyboard.type('40.50');
      await seen(page, 'the form of a transfer');
      await page.keyboard.press('Enter');
      await expect(messages(page)).toContainText(
        say('wallet.moved.in', { amount: '$40.50', provider: name }),
      );
      await expect(row(page, name)).toContainText('$40.50');
    });

    await test.step('brings a part back by the form', async () => {
      const form = page.getByRole('form', { name: say('wallet.form', { provider: name }) });
      await form.getByRole('button', { name: say('wallet.out'), exact: true }).click();
      await form.getByLabel(say('wallet.amount'), { exact: true }).fill('10');
      await form.getByRole('button', { name: say('wallet.out.amount', { amount: '$10.00' }) }).click();
      await expect(messages(page)).toContainText(
        say('wallet.moved.out', { amount: '$10.00', provider: name }),
      );
      await expect(row(page, name)).toContainText('$30.50');
    });

    const other = await context.newPage();
    await other.goto('/user/MyWallet');
    await expect(row(other, name)).toContainText('$30.50');
    // The socket opens when the page is idle: what happens before that does not arrive by an event.
    const api = await apiOf(page, platform);
    let moved = 30.5;
    await expect(async () => {
      moved += 1;
      await api.send(walletTransfer, { gpId, direction: 'in', amount: '1' });
      await expect(row(other, name)).toContainText(`$${moved.toFixed(2)}`, { timeout: TRY_MS });
    }, 'a transfer of another client is shown without a reload').toPass();

    await test.step('brings all back: both tabs follow and count down', async () => {
      await page.getByRole('button', { name: say('wallet.back.all') }).click();
      await expect(messages(page)).toContainText(say('wallet.back.done'));
      await expect(row(page, name)).toContainText('$0.00');
      await expect(row(other, name), 'the other tab’s list is read again').toContainText('$0.00');
      await expect(page.getByRole('timer').filter({ hasText: /second/ })).toBeVisible();
      await expect(other.getByRole('timer').filter({ hasText: /second/ })).toBeVisible();
      await expect(page.getByRole('timer').filter({ hasText: /second/ })).toBeHidden();
    });

    await test.step('says that there is nothing to bring back', async () => {
      await page.getByRole('button', { name: say('wallet.back.all') }).click();
      await expect(page.getByRole('alert')).toContainText(say('one_key_err_code_102'));
      await seen(page, 'the wallet with a refusal');
    });
    await other.close();
  },
);

test(
  'has the balance of an open game in the game as in the wallet, after each transfer',
  TAGS,
  async ({ lobby, page, context, platform }) => {
    await logInByWire(page, platform);
    const game = await firstSlot(platform);
    const { myCashList } = await (await apiOf(page, platform)).send(wallets, { all: 1 });
    const name = myCashList.find(({ gpId }) => gpId === game.gpId)?.name ?? '';
    // A page that loads while a game is open quits it (spec §4 Quit).
    const tab = await context.newPage();
    await tab.goto('/user/MyWallet');
    await expect(row(tab, name)).toBeVisible();
    await lobby.open();
    await lobby.search(game.name);
    const slot = await openGame(page, () => page.getByRole('option', { name: game.name }).click());
    // The first one is the member centre's own.
    const sum = tab.getByRole('main').getByText(say('balance'), { exact: true }).last().locator('..');
    const expectBoth = async (balance: number) => {
      await expect.poll(slot.balance, 'the open game has what the wallet has').toBe(balance);
      await expect.poll(async () => amountOf(await sum.innerText())).toBe(balance);
    };
    await row(tab, name).click();
    const form = tab.getByRole('form', { name: say('wallet.form', { provider: name }) });
    await expectBoth(1000);

    await form.getByLabel(say('wallet.amount'), { exact: true }).fill('40.50');
    await form.getByRole('button', { name: say('wallet.in.amount', { amount: '$40.50' }) }).click();
    await expectBoth(959.5);

    await form.getByRole('button', { name: say('wallet.out'), exact: true }).click();
    await form.getByLabel(say('wallet.amount'), { exact: true }).fill('10');
    await form.getByRole('button', { name: say('wallet.out.amount', { amount: '$10.00' }) }).click();
    await expectBoth(969.5);

    await tab.getByRole('button', { name: say('wallet.back.all') }).click();
    await expectBoth(1000);
    await slot.close();
    await tab.close();
  },
);

test(
  'opens the wallet from the balance, and leads to the page',
  { tag: [TAG.sizes, '@mf-member-center', '@mf-lobby', '@mf-auth'] },
  async ({ lobby, page, platform, isPhone }) => {
    await logInByWire(page, platform);
    const { gpId, name } = await openProvider(page, platform);
    await (await apiOf(page, platform)).send(walletTransfer, { gpId, direction: 'in', amount: '25' });
    await lobby.open();
    await expect(lobby.balance()).toContainText('$975.00');
    await lobby.balance().click();
    if (isPhone) {
      await expect(page).toHaveURL('/user/MyWallet');
      await expect(row(page, name)).toContainText('$25.00');
      return;
    }
    const dialog = lobby.dialog(say('wallet.title'));
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('$25.00');
    await expect(dialog).toContainText(say('wallet.total'));
    await expect(dialog).toContainText('$1,000.00');
    await seen(page, 'the wallet over the lobby');
    await dialog.getByRole('button', { name: say('wallet.back.all') }).click();
    await expect(messages(page)).toContainText(say('wallet.back.done'));
    await expect(dialog.getByText(say('wallet.none.title'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(lobby.balance()).toContainText('$1,000.00');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      lobby.fromAccountMenu(text('mf-auth:account.wallet')),
    ]);
    await expect(popup).toHaveURL('/user/MyWallet');
    await popup.close();
  },
);

test(
  'shows the wallet on the home page, with its totals, as the money moves',
  { tag: [TAG.proofOnPhone, '@mf-member-center', '@mf-lobby'] },
  async ({ lobby, page, platform }) => {
    await logInByWire(page, platform);
    const { gpId, name } = await openProvider(page, platform);
    await (await apiOf(page, platform)).send(walletTransfer, { gpId, direction: 'in', amount: '25' });
    await lobby.open();
    const block = page.getByRole('region', { name: text('mf-lobby-late:block.wallet'), exact: true });
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await block.scrollIntoViewIfNeeded({ timeout: TRY_MS });
    }, 'the block is on the home page').toPass();
    await expect(block).toContainText('$975.00');
    await expect(block).toContainText(say('wallet.total'));
    await expect(block).toContainText('$1,000.00');
    await expect(block.getByRole('listitem').filter({ hasText: name })).toContainText('$25.00');
    await block.getByRole('button', { name: say('wallet.back.all'), exact: true }).click();
    await expect(messages(page)).toContainText(say('wallet.back.done'));
    await expect(block.getByText(say('wallet.none.title'))).toBeVisible();
    await expect(block).not.toContainText('$975.00');
  },
);

test(
  'lists a played round with its numbers, and the balance after each entry',
  TAGS,
  async ({ lobby, page, platform, isPhone }) => {
    await logInByWire(page, platform);
    const game = await firstSlot(platform);
    await lobby.open();
    await lobby.search(game.name);
    const slot = await openGame(page, () => page.getByRole('option', { name: game.name }).click());
    await slot.playRound();
    await slot.close();

    await lobby.open('/user/Transaction');
    const bets = page.getByRole('table', { name: say('history.bets') });
    await expect(bets).toContainText(game.name);
    await bets
      .getByRole('button', { name: say('history.details', { name: game.name }) })
      .first()
      .click();
    await expect(page.getByRole('link', { name: say('bet.fair') })).toBeVisible();
    await seen(page, 'the bets with a round open');

    await page.getByRole('button', { name: say('filter.state'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: say('bet.cancelled') }).click();
    await expect(page).toHaveURL(/[?&]state=cancelled/);
    await expect(page.getByText(say('records.noneFiltered'))).toBeVisible();
    await page.goBack();
    await expect(bets).toContainText(game.name);

    await page.getByRole('tab', { name: say('history.cash') }).click();
    const cash = page.getByRole('table', { name: say('history.cash') });
    await expect(cash).toContainText(say('cash.welcome'));
    await expect(cash).toContainText('$1,000.00');
    await seen(page, 'the records of the balance');
    await test.step('exports all entries, which sum to the balance', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say('export.csv') }).click(),
      ]);
      await expect(page.getByText(say('export.done'))).toBeVisible();
      const [, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      const cents = rows.reduce((sum, row) => sum + Math.round(Number(row.split(',')[4]) * 100), 0);
      const { cash: balance } = await (await apiOf(page, platform)).send(myCash, {});
      expect((cents / 100).toFixed(2)).toBe(balance);
      // The whole ledger adds up to the balances of which this file is one.
      expect(await operate('verify')).toMatch(/^The books are right: /);
    });

    await lobby.open('/user/DWRecord');
    await expect(page.getByText(say('payment.empty'))).toBeVisible();
    await seen(page, 'the payments');

    await lobby.open('/user/Statement');
    await expect(page.getByRole('table', { name: say('statement.title') })).toContainText('$1,000.00');
    await page.getByRole('button', { name: say('statement.asTable') }).click();
    await expect(page.getByRole('table', { name: say('statement.flow') })).toBeVisible();
    await page.getByRole('button', { name: say('statement.asChart') }).click();
    await seen(page, 'the statement');
    await test.step('prints as a sheet of its own', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main').getByRole('columnheader')).toHaveCount(9);
      await expect(page.getByRole('main')).toContainText('$1,000.00');
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expectAccessible(page, 'the printed statement');
      await page.emulateMedia({ media: 'screen' });
    });
    if (isPhone) await expect(page.getByRole('link', { name: say('menu'), exact: true })).toBeVisible();
  },
);
