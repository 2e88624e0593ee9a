import type { Page, Response } from '@playwright/test';
import { demoOf } from '../harness/catalogue.ts';
import { openGame } from '../harness/gameWindow.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** A round of a shared table, from the wait for its bets to its end. */
const TABLE_ROUND_MS = 90_000;

/** How a round of each of the house's games is begun, and, where the player decides in it, brought to its end. */
const PLAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ways: (page) => press(page, text('game-ways:spin')),
  vault: (page) => press(page, text('game-vault:spin')),
  cluster: (page) => press(page, text('game-cluster:spin')),
  async blackjack(page) {
    const dealt = page.waitForResponse((response) => new URL(response.url()).pathname === '/rounds');
    await press(page, text('game-blackjack:deal'));
    let { over } = await roundOf(await dealt);
    while (!over) {
      const decided = page.waitForResponse((response) => response.url().endsWith('/actions'));
      await button(page, 'game-blackjack:stand').or(button(page, 'game-blackjack:decline')).click();
      ({ over } = await roundOf(await decided));
    }
  },
  async roulette(page) {
    const place = page.getByRole('button', { name: beginOf('game-roulette:place') });
    await expect(async () => {
      await page.locator('[data-spot]').getByText('7', { exact: true }).first().click({ timeout: 2_000 });
      await place.click({ timeout: 2_000 });
    }).toPass({ timeout: TABLE_ROUND_MS });
  },
  async crash(page) {
    await page
      .getByRole('button', { name: beginOf('game-crash:bet') })
      .first()
      .click({ timeout: TABLE_ROUND_MS });
  },
};

for (const [game, play] of Object.entries(PLAYS)) {
  test(`a card of ${game} opens it, and a round of it ends in balance and history`, async ({
    lobby,
    page,
    platform,
  }) => {
    test.slow();
    const card = await demoOf(platform, new RegExp(`^ts-${game}-`));
    await lobby.open(`/?hall=${card.gtId}&provider=${card.gpId}`);
    const demo = await openGame(page, () => lobby.card(card.name).getByRole('button').first().click());
    expect(await demo.balance()).toBe(1000);
    await play(demo.page);
    const [round] = await historyOf(demo.page);
    expect(Number(round?.staked)).toBeGreaterThan(0);
    const after = 1000 - Number(round?.staked) + Number(round?.payout);
    await expect.poll(demo.balance, { timeout: TABLE_ROUND_MS }).toBeCloseTo(after, 2);
    await demo.close();
  });
}

const roundOf = async (response: Response) => ((await response.json()) as { data: { over: boolean } }).data;

interface PlayedRound {
  readonly staked: string;
  readonly payout: string | null;
}

/** What the game's own history tells, once its newest round is over. */
async function historyOf(page: Page): Promise<readonly PlayedRound[]> {
  let list: readonly PlayedRound[] = [];
  await expect(async () => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/history');
    await button(page, 'games:history').click({ timeout: 2_000 });
    ({ list } = ((await (await answered).json()) as { data: { list: PlayedRound[] } }).data);
    await page.keyboard.press('Escape');
    expect(list[0]?.payout ?? null).not.toBeNull();
  }).toPass({ timeout: TABLE_ROUND_MS });
  return list;
}

type MessageId = Parameters<typeof text>[0];

const button = (page: Page, id: MessageId) => page.getByRole('button', { name: text(id), exact: true });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A message's words before its first amount. */
const beginOf = (id: MessageId) =>
  new RegExp(`^${text(id, { amount: '\u0000', stake: '\u0000' }).split('\u0000')[0]}`);
