import type { BrowserContext, Page } from '@playwright/test';
import { firstSlot } from '../harness/catalogue.ts';
import { openGame } from '../harness/game-window.ts';
import { createLobby, type Lobby } from '../harness/lobby.ts';
import { logInByWire, type Person } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string) => text(`mf-member-center:${id}`);
const TAGS = { tag: [TAG.proofOnPhone, '@mf-member-center', '@mf-lobby'] };
/** Requests of games and pages that the break overtakes. */
const OVERTAKEN = /^http 4\d\d /;

interface Watched {
  readonly game: Page;
  /** Another tab with the home page. */
  readonly home: Lobby;
  /** A third tab, with the page of breaks. */
  readonly breaks: Page;
  readonly question: Lobby['question'];
}

interface Table {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lobby: Lobby;
  readonly platform: string;
  readonly isPhone: boolean;
}

/** Opens a game in a window, the home page in a second tab, and the breaks in a third. */
async function openThree({ page, context, lobby, platform, isPhone }: Table): Promise<Watched> {
  const { name } = await firstSlot(platform);
  const [other, breaks] = [await context.newPage(), await context.newPage()];
  const home = createLobby(other, isPhone);
  await home.open();
  await expect(home.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
  await lobby.open();
  await lobby.search(name);
  const { page: game } = await openGame(page, () => page.getByRole('option', { name }).click());
  const own = createLobby(breaks, isPhone);
  await own.open('/user/Breaks');
  return { game, home, breaks, question: own.question };
}

test(
  'a time-out ends the game of another tab, and the home page offers no games any more',
  TAGS,
  async ({ lobby, page, context, platform, isPhone, problems }) => {
    problems.expect(OVERTAKEN);
    await logInByWire(page, platform);
    const { game, home, breaks, question } = await openThree({ page, context, lobby, platform, isPhone });
    await breaks.getByRole('button', { name: say('breaks.start') }).click();
    await question(say('breaks.timeOut'))
      .getByRole('button', { name: say('breaks.start') })
      .click();
    await expect.poll(() => game.isClosed(), 'the lobby closes the game').toBe(true);
    await expect(page.getByText(text('mf-lobby-reality:restricted.closed')).first()).toBeVisible();
    await expect(home.shelf(text('mf-lobby:shelf.hot'))).toBeHidden();
    await expect(home.balance()).toBeVisible();
  },
);

test(
  'an exclusion ends the game of another tab, and logs the member out in all of them',
  TAGS,
  async ({ lobby, page, context, platform, isPhone, problems }) => {
    problems.expect(OVERTAKEN);
    const person: Person = await logInByWire(page, platform);
    const { game, home, breaks, question } = await openThree({ page, context, lobby, platform, isPhone });
    const form = breaks.getByRole('form', { name: say('breaks.exclude') });
    await form.getByLabel(say('account.password')).fill(person.password);
    await form.getByRole('button', { name: say('breaks.excludeNow') }).click();
    await question(say('breaks.exclude'))
      .getByRole('button', { name: say('breaks.excludeNow') })
      .click();
    await expect.poll(() => game.isClosed(), 'the lobby closes the game').toBe(true);
    await expect(home.balance()).toBeHidden();
    await expect(lobby.balance()).toBeHidden();
  },
);
