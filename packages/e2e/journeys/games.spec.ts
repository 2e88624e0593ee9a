import type { Locator, Page } from '@playwright/test';
import { demoPlay, launchTokenOf } from '@tessera/wire';
import { createApi } from '../harness/api.ts';
import { demoOf, demosOfAllKinds } from '../harness/catalogue.ts';
import { openGame, type Game, type GameWindow } from '../harness/game-window.ts';
import type { Lobby } from '../harness/lobby.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { JOURNEY_MS, ROUND_MS, TRY_MS } from '../harness/limits.ts';

/** Starts a round of each solo game and, where the player decides in it, finishes it. */
const ALONE: Readonly<Record<string, (page: Page, game: Game) => Promise<unknown>>> = {
  ways: (page) => press(page, text('game-ways:spin')),
  vault: (page) => press(page, text('game-vault:spin')),
  cluster: (page) => press(page, text('game-cluster:spin')),
  blackjack: (_, game) => game.playRound(),
  async fishing(page) {
    await page.getByRole('button', { name: beginOf('game-fishing:fill') }).click();
    const blown = page.waitForResponse((response) => response.url().endsWith('/actions'));
    await expect(async () => {
      await button(page, 'game-fishing:blow').click({ timeout: TRY_MS });
    }).toPass({ timeout: ROUND_MS });
    await blown;
    await page.getByRole('button', { name: beginOf('game-fishing:leave') }).click();
  },
};

/** One game of each form is played in every run: reels, a room, a table (below) and the book (quick-bet.spec.ts). */
const PLAYED_ALWAYS: readonly string[] = ['ways', 'fishing'];
const TABLE: readonly string[] = ['crash'];

/** How a bet is placed in each game whose rounds run for all players of the site. */
const SHARED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  // On a match that runs: it ends soonest. On the phone the slip is in a sheet behind a handle.
  async sportsbook(page) {
    const place = page.locator('.place');
    const handle = page.locator('.handle[data-full]');
    const odds = page.locator('.row[data-phase="running"] .key:not([aria-disabled="true"])').first();
    const isReady = async () => (await place.isVisible()) && (await place.isEnabled());
    await expect(async () => {
      if (!(await isReady()) && !(await handle.isVisible())) await odds.click({ timeout: TRY_MS });
      if (!(await isReady()) && (await handle.isVisible())) await handle.click({ timeout: TRY_MS });
      await bet(page, place);
    }).toPass({ timeout: ROUND_MS });
  },
  lottery: (page) =>
    placing(page, 'game-lottery:buy', () =>
      button(page, 'game-lottery:quick').first().click({ timeout: TRY_MS }),
    ),
  race: (page) =>
    placing(page, 'game-race:placeBets', () =>
      page.locator('[data-spot="win-0"]').click({ timeout: TRY_MS }),
    ),
  duel: (page) =>
    placing(page, 'game-duel:place', () =>
      page.locator('.bet:not([aria-disabled="true"])').first().click({ timeout: TRY_MS }),
    ),
  roulette: (page) =>
    placing(page, 'game-roulette:place', () =>
      page.locator('[data-spot]').getByText('7', { exact: true }).first().click({ timeout: TRY_MS }),
    ),
  async crash(page) {
    await page
      .getByRole('button', { name: beginOf('game-crash:bet') })
      .first()
      .click({ timeout: ROUND_MS });
  },
};

/** Chooses and places, again where bets were closed between. */
async function placing(page: Page, id: MessageId, choose: () => Promise<void>): Promise<void> {
  const place = page.getByRole('button', { name: beginOf(id) }).first();
  await expect(async () => {
    if (!((await place.isVisible()) && (await place.isEnabled()))) await choose();
    await bet(page, place);
  }).toPass({ timeout: ROUND_MS });
}

/** Presses what places a bet. @throws where the server does not take it: bets were closed, or odds have moved */
async function bet(page: Page, place: Locator): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => /\/(?:bets|slips)$/.test(new URL(response.url()).pathname), {
      timeout: TRY_MS,
    }),
    place.click({ timeout: TRY_MS }),
  ]);
  expect(answer.ok()).toBe(true);
}

for (const [game, play] of Object.entries(ALONE)) {
  const tag = PLAYED_ALWAYS.includes(game) ? [] : [TAG.proof];
  test(
    `opens ${game} from its card, and settles a round in balance and history`,
    { tag },
    async ({ lobby, page, platform }) => {
      const demo = await openCard(game, { lobby, page, platform });
      await play(demo.page, demo);
      await settles(demo);
    },
  );
}

// At once, as they all have a clock of their own: the journey is as long as the longest of them.
for (const [games, tag] of [
  [TABLE, []],
  [Object.keys(SHARED), [TAG.proof, TAG.proofOnPhone]],
] as const) {
  test(
    `opens ${games.join(', ')} from their cards, and settles a round of each in balance and history`,
    { tag: [...tag] },
    async ({ lobby, page, platform, problems }) => {
      test.setTimeout(JOURNEY_MS + 2 * ROUND_MS);
      // Covers of halls that were never opened may still be drawn; the lobby requests them again.
      problems.expect(/^http 504 GET .*\/media\//);
      // A bet that comes as bets close, or as odds move, is refused, and placed again.
      problems.expect(/^http 4(?:06|18) POST .*\/(?:bets|slips)$/);
      // A window behind another one is not drawn: its letters wait.
      problems.expect(
        /^console warning: The resource \S+\.woff2 was preloaded using link preload but not used/,
      );
      const opened: { readonly game: string; readonly demo: GameWindow }[] = [];
      for (const game of games) {
        await test.step(`${game}: a bet`, async () => {
          const demo = await openCard(game, { lobby, page, platform });
          await SHARED[game]!(demo.page);
          opened.push({ game, demo });
        });
      }
      // The shortest first, and each is closed as it ends: a window that is open is drawn.
      for (const { game, demo } of opened.toReversed())
        await test.step(`${game}: its end`, () => settles(demo));
    },
  );
}

test('opens a game from every card', async ({ platform }) => {
  const api = createApi(platform);
  const games = await demosOfAllKinds(platform);
  const opened = await Promise.all(
    games.map(async (game) => {
      const scope = { siteId: 1, currency: 'USD', device: 1 } as const;
      const { gameUrl } = await api.send(demoPlay, { ...game, ...scope });
      const answer = await fetch(new URL('/session', gameUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ launch: launchTokenOf(gameUrl) }),
      });
      const { data } = (await answer.json()) as { data: { game: string; variant: string } | null };
      const page = await fetch(gameUrl);
      return [game.gameCode, answer.status, page.status, data && `${data.game}-${data.variant}`];
    }),
  );
  expect(opened).toEqual(
    games.map(({ gameCode }) => [gameCode, 200, 200, expect.stringMatching(/^[a-z]+-[a-z0-9]+$/)]),
  );
  expect(new Set(games.map(({ gtId }) => gtId)).size).toBe(8);
});

test('draws sprites in a worker, or in the page if the worker fails to load', async ({
  page,
  platform,
  problems,
}) => {
  const fishing = await demoOf(platform, /^ts-fishing-/);
  const open = async (): Promise<void> => {
    const scope = { siteId: 1, currency: 'USD', device: 1 } as const;
    const { gameUrl } = await createApi(platform).send(demoPlay, { ...fishing, ...scope });
    await page.goto(gameUrl);
    await expect(page.locator('#game')).toHaveAttribute('data-state', 'ready');
  };
  await open();
  // Another one paints the guests, and goes.
  await expect.poll(() => page.workers().length).toBe(1);
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(LAMPS_PX);
  const painter = page.waitForEvent('worker');
  await page.setViewportSize({ width: 1_100, height: 760 });
  await painter;
  await expect.poll(() => page.workers().length).toBe(1);
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(LAMPS_PX);

  problems.expect(/sprites\.\w+\.js/);
  await page.context().route(/\/assets\/fishing-sprites\.\w+\.js/, (route) => route.abort());
  await open();
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(LAMPS_PX);
  expect(page.workers()).toEqual([]);
});

test('fetches no remote in a window that waits for its game', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/remotes/')) fetched.push(request.url());
  });
  await page.goto('/loading?kind=gameWindow');
  await expect(page.locator('[data-bare]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

/** Opens the most popular card of a game in the lobby, as a guest. */
async function openCard(
  game: string,
  { lobby, page, platform }: { readonly lobby: Lobby; readonly page: Page; readonly platform: string },
): Promise<GameWindow> {
  const card = await demoOf(platform, new RegExp(`^ts-${game}-`));
  await lobby.open(`/?hall=${card.gtId}&provider=${card.gpId}`);
  const demo = await openGame(page, () => lobby.card(card.name).getByRole('button').first().click());
  expect(await demo.balance()).toBe(1000);
  return demo;
}

/** Waits until the newest round is in the history, and checks the balance against it. */
async function settles(demo: GameWindow): Promise<void> {
  await demo.page.bringToFront();
  const [round] = await historyOf(demo.page);
  expect(Number(round?.staked)).toBeGreaterThan(0);
  const after = 1000 - Number(round?.staked) + Number(round?.payout) + Number(round?.returned);
  await expect.poll(demo.balance, { timeout: ROUND_MS }).toBeCloseTo(after, 2);
  await demo.close();
}

interface PlayedRound {
  readonly staked: string;
  readonly payout: string | null;
  readonly returned: string;
}

/** Returns the game's own history once its newest round is over. */
async function historyOf(page: Page): Promise<readonly PlayedRound[]> {
  let list: readonly PlayedRound[] = [];
  const dialog = page.locator('dialog.history');
  const close = async (): Promise<void> => {
    await dialog.getByRole('button', { name: text('games:back'), exact: true }).click({ timeout: TRY_MS });
    await expect(dialog).toBeHidden();
  };
  await expect(async () => {
    // A try before this one may have ended with the history open.
    if (await dialog.isVisible()) await close();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === '/history', {
        timeout: TRY_MS,
      }),
      button(page, 'games:history').click({ timeout: TRY_MS }),
    ]);
    ({ list } = ((await answer.json()) as { data: { list: PlayedRound[] } }).data);
    await close();
    expect(list[0]?.payout ?? null).not.toBeNull();
  }).toPass({ timeout: ROUND_MS });
  return list;
}

/** The pixels that the lamps on the ground take at least, without any fish. */
const LAMPS_PX = 1_000;

/** Returns how many pixels of a scene's uppermost canvas are not empty. */
const drawnPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>('.scene canvas')].at(-1);
    if (!canvas?.width) return 0;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, at) => at % 4 === 3 && value > 0).length;
  });

type MessageId = Parameters<typeof text>[0];

const button = (page: Page, id: MessageId) => page.getByRole('button', { name: text(id), exact: true });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A message's words before its first amount. */
const beginOf = (id: MessageId) =>
  new RegExp(`^${text(id, { amount: '\u0000', stake: '\u0000' }).split('\u0000')[0]}`);
