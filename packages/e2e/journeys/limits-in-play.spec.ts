import type { Page } from '@playwright/test';
import { responsibleLimit } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { firstSlot } from '../harness/catalogue.ts';
import { openGame, type GameWindow } from '../harness/game-window.ts';
import type { Lobby } from '../harness/lobby.ts';
import { apiOf, logInByWire } from '../harness/members.ts';
import { payAt } from '../harness/payments.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);
const TAGS = { tag: [TAG.proofOnPhone, '@mf-member-center', '@mf-lobby'] };
/** What a game server answers to a stake above a limit. */
const REFUSED_STAKE = /^http 4\d\d POST .*\/rounds$/;

interface Table {
  readonly page: Page;
  readonly lobby: Lobby;
  readonly platform: string;
}

async function openSlot({ page, lobby, platform }: Table): Promise<{ name: string; slot: GameWindow }> {
  const { name } = await firstSlot(platform);
  await lobby.open();
  await lobby.search(name);
  const slot = await openGame(page, () => page.getByRole('option', { name }).click());
  return { name, slot };
}

/** Presses for a round that a limit refuses: the game says so, and takes nothing. */
async function expectStakeRefused({ page, balance }: GameWindow): Promise<void> {
  const before = await balance();
  await page.getByRole('button', { name: text('game:spin'), exact: true }).click();
  await expect(page.getByText(text('games:limitTitle'))).toBeVisible();
  await expectAccessible(page, 'a stake above a limit');
  // The sign in the corner has the same name.
  const back = text('games:back');
  await page.getByRole('button', { name: back, exact: true }).filter({ hasText: back }).click();
  await expect(page.getByText(text('games:limitTitle'))).toBeHidden();
  await expect.poll(balance).toBeCloseTo(before, 2);
}

test(
  'a stake that could lose more than the loss limit is refused in the open game',
  TAGS,
  async ({ lobby, page, platform, problems }) => {
    problems.expect(REFUSED_STAKE);
    await logInByWire(page, platform);
    const { slot } = await openSlot({ page, lobby, platform });
    const api = await apiOf(page, platform);
    await api.send(responsibleLimit, { kind: 'loss', period: 'day', amount: '0.01' });
    await expectStakeRefused(slot);
    await slot.close();
  },
);

test(
  'the stake after the last that the wager limit allows is refused, and then the game',
  TAGS,
  async ({ lobby, page, platform, problems }) => {
    problems.expect(REFUSED_STAKE, /^http 4\d\d POST .*\/api\//);
    await logInByWire(page, platform);
    const { name, slot } = await openSlot({ page, lobby, platform });
    const { stake } = await slot.playRound();
    const api = await apiOf(page, platform);
    await api.send(responsibleLimit, { kind: 'wager', period: 'day', amount: (2 * stake).toFixed(2) });
    await slot.playRound();
    await expectStakeRefused(slot);
    await slot.close();

    await lobby.open();
    await lobby.search(name);
    await page.getByRole('option', { name }).click();
    await expect(lobby.question(text('mf-lobby-reality:restricted.limit'))).toBeVisible();
  },
);

test(
  'a deposit above what the deposit limit allows is refused, with what is left of it',
  TAGS,
  async ({ lobby, page, platform }) => {
    await logInByWire(page, platform);
    const api = await apiOf(page, platform);
    await api.send(responsibleLimit, { kind: 'deposit', period: 'day', amount: '30' });
    const pay = say('deposit.payAmount', { amount: '$20.00' });
    const choose = async () => {
      await page.getByRole('radio', { name: /^Card/ }).check();
      await page.getByRole('button', { name: '$20.00', exact: true }).click();
    };
    await lobby.open('/user/Deposit');
    await choose();
    await payAt(page, pay, 'Pay');
    await expect(page.getByText(say('deposit.success', { amount: '$20.00' })).first()).toBeVisible();
    await page.getByRole('button', { name: say('deposit.another') }).click();
    await choose();
    await page.getByRole('button', { name: pay, exact: true }).click();
    await expect(page.getByText(say('deposit.err_limitLeft', { amount: '$10.00' })).first()).toBeVisible();
  },
);
