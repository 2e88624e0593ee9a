import type { Locator, Page } from '@playwright/test';
import { FIRST_SCREEN_ID } from '@tessera/wire';
import { bring, BUT_ENTRY, REPAIRED_TEXT, onFiles, onRegistry, type FaultName } from '../harness/faults.ts';
import type { Lobby } from '../harness/lobby.ts';
import { logInByWire } from '../harness/members.ts';
import type { Problems } from '../harness/problems.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { openRendered } from '../harness/first-screen.ts';

/** So far the clock of a page that waits is put forward at a time: what loads meanwhile keeps most of its own patience. */
const STEP_MS = 1_000;
/** Between two steps, in real time. */
const STEPS = { intervals: [250] };
const FAULTS: readonly FaultName[] = ['gone', 'hanging', 'broken', 'throwing', 'of another contract'];

interface Place {
  readonly path: string;
  readonly member?: true;
  /** The place of the remote in that page. */
  readonly in: (page: Page) => Locator;
  /** The fault that every run brings over it; `npm run prove -- journeys` brings all of them. */
  readonly fault: FaultName;
  /** What it shows when all is well. */
  readonly content: (page: Page) => Locator;
}

/** The notice of this fault is looked at on the phone, too: the others differ by their words alone. */
const FAULT_ON_PHONE: FaultName = 'gone';
const FAULT_OF_LOGIN: FaultName = 'of another contract';

const inMain = (page: Page) => page.getByRole('main');
const PLACES: Readonly<Record<string, Place>> = {
  'mf-lobby': {
    path: '/',
    fault: 'broken',
    in: inMain,
    content: (page) => page.getByRole('region', { name: text('mf-lobby:shelf.hot'), exact: true }),
  },
  'mf-member-center': {
    path: '/user/Info',
    fault: 'throwing',
    member: true,
    in: inMain,
    content: (page) =>
      page.getByRole('heading', { level: 1, name: text('mf-member-center:info.title'), exact: true }),
  },
  'mf-agent': {
    path: '/proxy/Plan',
    fault: 'gone',
    in: inMain,
    content: (page) => page.getByRole('heading', { name: text('mf-agent:plan.levelsTitle') }),
  },
  'mf-promotions': {
    path: '/discount',
    fault: 'hanging',
    in: inMain,
    content: (page) => page.getByRole('heading', { level: 1, name: text('mf-promotions:list.title') }),
  },
};

for (const [remote, place] of Object.entries(PLACES)) {
  for (const fault of FAULTS) {
    test(
      `${remote} is ${fault}: shows a notice with a retry in its place, and everything else works`,
      { tag: runsOf(fault, place) },
      async ({ lobby, page, platform, problems }) => {
        expectTroubleOf(problems, remote);
        if (place.member) await logInByWire(page, platform);
        const wrong = await bring(fault, page, remote);
        const expectNotice = await noticeOf(fault, page);
        await lobby.openWithFault(place.path);
        const retry = place
          .in(page)
          .getByRole('button', { name: text('shell:part.retry') })
          .first();
        await expectNotice(retry);
        // What the server has rendered may stay beside the notice (below); what throws, or was never rendered, is not there.
        const isRendered = (await page.locator(`#${FIRST_SCREEN_ID}`).count()) > 0;
        if (fault === 'throwing' || !isRendered) await expect(place.content(page)).toBeHidden();
        await everythingElseWorks(remote, lobby, page);

        // A hint whose file hangs holds the document's load event.
        await page.goBack({ waitUntil: 'commit' });
        await expectNotice(retry);
        await wrong.lift();
        if (fault === 'of another contract') {
          // A retry cannot repair it; a page that was written after the right release went live can.
          await retry.click();
          await expect(retry).toBeVisible();
          await lobby.openWithFault(place.path);
        } else {
          await retry.click();
        }
        await expect(retry).toBeHidden();
        const content =
          fault === 'throwing' ? place.in(page).getByText(REPAIRED_TEXT).first() : place.content(page);
        await expect(content).toBeVisible();
      },
    );
  }
}

for (const fault of FAULTS) {
  test(
    `mf-auth is ${fault}: shows it at the login with a retry, and everything else works`,
    { tag: fault === FAULT_OF_LOGIN ? TAG.proofOnPhone : [TAG.proof, TAG.proofOnPhone] },
    async ({ lobby, page, problems, isPhone }) => {
      expectTroubleOf(problems, 'mf-auth');
      const wrong = await bring(fault, page, 'mf-auth');
      const expectNotice = await noticeOf(fault, page);
      await lobby.openWithFault();
      await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
      const retry = page.getByRole('banner').getByRole('button', { name: text('shell:part.retry') });
      if (isPhone) {
        await lobby.openLogin();
        const said = text(fault === 'throwing' ? 'shell:dialog.failed' : 'shell:request.lost');
        await expectNotice(page.getByRole('alert').getByText(said).first());
      } else {
        await expectNotice(retry);
      }
      await everythingElseWorks('mf-auth', lobby, page);

      if (fault !== 'of another contract' && !isPhone) {
        // A page that was gone to has tried again by itself; here nothing has but the player.
        await lobby.openWithFault();
        await expectNotice(retry);
      }
      await wrong.lift();
      if (fault === 'of another contract') await lobby.open();
      else if (!isPhone) await retry.click();
      if (fault !== 'throwing') {
        await expect(await lobby.openLogin()).toBeVisible();
        return;
      }
      if (isPhone) await lobby.openLogin();
      await expect(page.getByText(REPAIRED_TEXT).first()).toBeVisible();
    },
  );
}

test.describe('what is loaded', () => {
  test('loads a page on a retry after its code failed to load', async ({ lobby, page, problems }) => {
    expectTroubleOf(problems, 'mf-promotions');
    const lost = await onFiles(page, 'mf-promotions', (route) => route.abort(), BUT_ENTRY);
    await lobby.openWithFault('/discount');
    const retry = page.getByRole('main').getByRole('button', { name: text('shell:part.retry') });
    await expect(retry).toBeVisible();
    await lost.lift();
    await retry.click();
    await expect(PLACES['mf-promotions']!.content(page)).toBeVisible();
  });

  test('shows the error screen in place of the server’s markup while its code fails to load', async ({
    lobby,
    page,
    problems,
  }) => {
    expectTroubleOf(problems, 'mf-promotions');
    await bring('gone', page, 'mf-promotions');
    const retry = page.getByRole('main').getByRole('button', { name: text('shell:part.retry') });
    await openRendered(page, () => lobby.openWithFault('/discount'));
    await expect(retry).toBeVisible();
    await expect(PLACES['mf-promotions']!.content(page)).toBeHidden();
  });

  test('falls back to the previous release when the live one fails to load', async ({
    lobby,
    page,
    problems,
  }) => {
    expectTroubleOf(problems, 'mf-promotions');
    await onRegistry(page, 'mf-promotions', (entry) => {
      entry.previous = entry.live;
      entry.live = { ...entry.live, entry: 'lost.js', files: { 'lost.js': `sha384-${'A'.repeat(64)}` } };
    });
    await lobby.openWithFault('/discount');
    await expect(PLACES['mf-promotions']!.content(page)).toBeVisible();
    await expect(page.getByRole('button', { name: text('shell:part.retry') })).toBeHidden();
  });
});

/** Each fault runs once and each remote once; the whole matrix is a proof. */
function runsOf(fault: FaultName, place: Place): string[] {
  const isSmall = fault === place.fault;
  if (fault !== FAULT_ON_PHONE) return isSmall ? [] : [TAG.proof];
  return isSmall ? [TAG.proofOnPhone] : [TAG.proof, TAG.proofOnPhone];
}

/**
 * Waits for a notice as long as the shell waits for a remote. What hangs is waited for to the end of the shell's patience:
 * the page's clock, which else goes as ours does, is put forward to there.
 */
async function noticeOf(fault: FaultName, page: Page): Promise<(notice: Locator) => Promise<void>> {
  if (fault !== 'hanging') return (notice) => expect(notice).toBeVisible();
  await page.clock.install();
  return (notice) =>
    expect(async () => {
      await page.clock.fastForward(STEP_MS);
      expect(await notice.isVisible()).toBe(true);
    }).toPass(STEPS);
}

/** Goes to another remote's page inside the same document, and comes to see it. */
async function everythingElseWorks(broken: string, lobby: Lobby, page: Page): Promise<void> {
  if (broken === 'mf-promotions' || broken === 'mf-agent' || broken === 'mf-member-center') {
    await page.getByRole('link', { name: text('shell:frame.toLobby', { site: '' }).trim() }).click();
    await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
    return;
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('shell:nav.promotions'), exact: true })
    .click();
  await expect(PLACES['mf-promotions']!.content(page)).toBeVisible();
}

/** What a browser and the shell say when this remote's files do not come, or do not do. */
function expectTroubleOf(problems: Problems, remote: string): void {
  problems.expect(
    // Markup that could not be taken over is trouble of another kind: no missing part may lead to it.
    new RegExp(`^report (?!.*"in":"hydration").*"remote":"(?:${remote}|shell)"`),
    // But where what takes it over throws, it cannot be.
    /^report .*because: thrown on purpose.*"in":"hydration"/,
    new RegExp(`^http 404 GET .*/remotes/${remote}/`),
    /^console error: Failed to load resource: net::/,
    /^console (?:error|warning): .*(?:integrity|preload|Refused to execute|thrown on purpose|RemoteError|ChunkLoadError)/,
    // Said by the federation runtime when the shell, trying again, replaces a container that did not come.
    /^console warning: \[ Federation Runtime \].* is already registered/,
  );
}
