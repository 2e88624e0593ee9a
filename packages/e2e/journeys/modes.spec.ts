import { devices, type Page } from '@playwright/test';
import type { OpenMode } from '@tessera/wire';
import { gameOfMode, type KnownGame } from '../harness/catalogue.ts';
import { amountOf, gameIn, openGame, type Game } from '../harness/game-window.ts';
import type { Lobby } from '../harness/lobby.ts';
import { logInByWire } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** Not the lobby's first page, so that coming back there is no accident. */
const placeOf = ({ gtId, gpId }: KnownGame) => `/?hall=${gtId}&provider=${gpId}`;
const cardOf = (lobby: Lobby, { name }: KnownGame) => lobby.card(name).getByRole('button').first();
const frameOf = (page: Page, { name }: KnownGame) => page.getByRole('dialog', { name });

/** The frame's bar and the lobby's header show the same as the game. */
async function showsBalance(amount: number, shown: () => Promise<string>): Promise<void> {
  await expect.poll(async () => amountOf(await shown())).toBeCloseTo(amount, 2);
}

async function playOneRound(game: Game): Promise<number> {
  // A long bonus shows itself to its end.
  const { stake, payout, before, after } = await game.playRound();
  expect(stake).toBeGreaterThan(0);
  expect(after).toBeCloseTo(before - stake + payout, 2);
  return after;
}

test.describe('in the lobby’s document', () => {
  for (const [mode, address] of [
    ['modal', undefined],
    ['page', '/play'],
  ] as const) {
    test(`mode ${mode}: plays, and leaves by Back and by the game’s own button`, async ({
      lobby,
      page,
      platform,
    }) => {
      const game = await gameOfMode(platform, mode);
      const place = placeOf(game);
      await logInByWire(page, platform);
      await lobby.open(place);
      await expect(lobby.balance()).toBeVisible();
      await cardOf(lobby, game).click();
      const frame = frameOf(page, game);
      const played = await gameIn(frame.frameLocator('iframe'), page);
      await expect(page).toHaveURL(address ?? place);
      const after = await playOneRound(played);
      await showsBalance(after, () => frame.getByRole('strong').innerText());

      await page.goBack();
      await expect(frame).toBeHidden();
      await expect(page).toHaveURL(place);
      await expect(cardOf(lobby, game)).toBeVisible();
      await showsBalance(after, () => lobby.balance().innerText());

      // The game before may still be quitting: the launch waits for that, and opens by itself.
      await cardOf(lobby, game).click();
      const again = await gameIn(frame.frameLocator('iframe'), page);
      expect(await again.balance(), 'the game before has let the balance go').toBeCloseTo(after, 2);
      await again.leave();
      await expect(frame).toBeHidden();
      await expect(page).toHaveURL(place);
      await expect(cardOf(lobby, game)).toBeVisible();
    });
  }
});

test.describe('in a window', () => {
  test('opens a modal game whose page forbids frames, after one more click', async ({
    lobby,
    page,
    platform,
  }) => {
    const game = await gameOfMode(platform, 'modal');
    // Only pages of the network are asked, and the house's games are on this machine: the answer is given here.
    await page.route('**/check_iframe', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({ response, json: { ...answer, data: { allowed: 0, reason: 'refused' } } });
    });
    await logInByWire(page, platform);
    await lobby.open(placeOf(game));
    await expect(lobby.balance()).toBeVisible();
    await cardOf(lobby, game).click();
    const ready = lobby.question(text('mf-lobby-late:launch.ready_title'));
    const open = ready.getByRole('button', { name: text('mf-lobby-late:launch.ready_open') });
    const window = await openGame(page, () => open.click());
    await expect(frameOf(page, game)).toBeHidden();
    const after = await playOneRound(window);
    await window.close();
    await showsBalance(after, () => lobby.balance().innerText());
  });

  test(
    'opens a game on the phone that is a page on the desktop',
    { tag: TAG.phone },
    async ({ lobby, page, platform }) => {
      const game = await gameOfMode(platform, 'page');
      await logInByWire(page, platform);
      await lobby.open(placeOf(game));
      await expect(lobby.balance()).toBeVisible();
      const window = await openGame(page, () => cardOf(lobby, game).click());
      const after = await playOneRound(window);
      await window.close();
      await expect(page).toHaveURL(placeOf(game));
      await showsBalance(after, () => lobby.balance().innerText());
    },
  );
});

test.describe('in the tab itself', () => {
  test(
    'mode redirect: plays, and returns to the unchanged lobby',
    { tag: TAG.proofOnPhone },
    async ({ lobby, page, platform, isPhone }) => {
      const game = await gameOfMode(platform, 'redirect');
      if (isPhone) await pretendInApp(page);
      await logInByWire(page, platform);
      await lobby.open(placeOf(game));
      await expect(lobby.balance()).toBeVisible();
      await cardOf(lobby, game).click();
      const played = await gameIn(page, page);
      const after = await playOneRound(played);
      await played.leave();
      await expect(page).toHaveURL(placeOf(game));
      await expect(cardOf(lobby, game)).toBeVisible();
      await showsBalance(after, () => lobby.balance().innerText());
      await expect.poll(() => isPlaying(page), 'the game was quit').toBe('0');
      if (isPhone) return;

      await cardOf(lobby, game).click();
      const again = await gameIn(page, page);
      expect(await again.balance()).toBeCloseTo(after, 2);
      await page.goBack();
      await expect(page).toHaveURL(placeOf(game));
      await expect.poll(() => isPlaying(page), 'Back quits it too').toBe('0');
      await expect(cardOf(lobby, game)).toBeVisible();
    },
  );
});

const isPlaying = (page: Page) => page.evaluate(() => localStorage.getItem('isPlay'));

/** Facebook's app shows pages in a browser of its own, which has no second window. */
async function pretendInApp(page: Page): Promise<void> {
  const userAgent = `${devices['Pixel 7']!.userAgent} [FB_IAB/FB4A;FBAV/500.0.0;]`;
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setUserAgentOverride', { userAgent });
}

const GUEST_RUNS = { modal: [], page: [TAG.proof], redirect: [TAG.proofOnPhone] } satisfies Partial<
  Record<OpenMode, string[]>
>;
for (const [mode, tag] of Object.entries(GUEST_RUNS) as [keyof typeof GUEST_RUNS, string[]][]) {
  test(
    `asks a guest to log in for a real game of mode ${mode}, and opens its demo`,
    { tag },
    async ({ lobby, page, platform, isPhone }) => {
      if (isPhone) await pretendInApp(page);
      const game = await gameOfMode(platform, mode);
      await lobby.open(placeOf(game));
      await lobby.playForReal(game.name);
      const question = lobby.question(text('mf-lobby-late:login.title'));
      await expect(question).toContainText(game.name);
      await question.getByRole('button', { name: text('mf-lobby:login.cancel') }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(placeOf(game));
      await expect(frameOf(page, game)).toBeHidden();

      await cardOf(lobby, game).click();
      const demo = mode === 'redirect' ? page : frameOf(page, game).frameLocator('iframe');
      const played = await gameIn(demo, page);
      expect(await played.balance()).toBe(1000);
      await played.leave();
      await expect(page).toHaveURL(placeOf(game));
      await expect(cardOf(lobby, game)).toBeVisible();
      await expect(frameOf(page, game)).toBeHidden();
    },
  );
}
