import type { BrowserContext, Page } from '@playwright/test';
import type { Bulletin } from '@tessera/wire';
import { atOnce } from '../harness/at-once.ts';
import { expectHarmless, guard, hostileBox } from '../harness/harmless.ts';
import { HOSTILE_HTML, inBatches, OPENING, textOf, type Payload } from '../harness/hostile-html.ts';
import { logInByWire } from '../harness/members.ts';
import { openOffered } from '../harness/offers.ts';
import { operateOn } from '../harness/operator.ts';
import { givePopUps } from '../harness/pop-ups.ts';
import { TAG } from '../harness/run.ts';
import { DRAWN_WHEN_ASKED, startTessera } from '../harness/tessera.ts';
import { expect, test as base } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { START_MS } from '../harness/limits.ts';

/** Payloads of one text; each page that shows a text is loaded once. */
const PER_TEXT = 40;
/** Payloads of an announcement, which is plain text of 500 characters. */
const PER_ANNOUNCEMENT_CHARS = 480;
/** In every test run: each 29th payload, which reaches each kind of them in several contexts. */
const SAMPLE_STEP = 29;
const SAMPLE_POP_UPS = 4;
const AT_ONCE = 4;
const PAST = '2026-05-01T00:00:00Z';

/** A site whose operator is hostile. */
interface Home {
  readonly site: string;
  readonly platform: string;
  readonly dataDir: string;
}

/** The full proof has a site of its own, as it fills every page's footer; the sample leaves nothing behind on the run's. */
const test = base.extend<object, { readonly home: Home }>({
  home: [
    async ({}, use) => {
      const { SITE_URL: site = '', PLATFORM_URL: platform = '', SITE_DATA_DIR: dataDir = '' } = process.env;
      if (process.env['PROOF'] !== 'full') return use({ site, platform, dataDir });
      const own = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ home }, use) => use(home.site),
  platform: async ({ home }, use) => use(home.platform),
});
const IN_FULL = { tag: [TAG.proof, TAG.proofOnPhone] };
const ON_DESKTOP = { tag: [TAG.proof] };
const ON_PHONE = { tag: [TAG.proof, TAG.phone] };
const FULL_MS = 30 * 60_000;
/** A picture of the site itself may be asked for, and may be missing. */
const NO_PICTURE = /^http 404 GET [^ ]+\/robots\.txt/;

interface Entry {
  readonly id: number;
  readonly payloads: readonly Payload[];
}

/** A kind of content with a page for each entry. */
interface Paged {
  readonly command: string;
  readonly options: readonly string[];
  readonly path: (id: number) => string;
}

const PAGES: Readonly<Record<string, Paged>> = {
  'a promotion': {
    command: 'promotions',
    options: ['--art', 'tournament', '--summary', 'Hostile'],
    path: (id) => `/discount/${id}`,
  },
  // Old ones come last in the list.
  news: { command: 'news', options: ['--at', PAST], path: (id) => `/news/${id}` },
  'a topic of the help': { command: 'faq', options: [], path: (id) => `/faq/${id}` },
  'a sponsor': { command: 'sponsors', options: [], path: (id) => `/sponsor/${id}` },
};

/** Does one thing for each, a few at once. */
async function each<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const some of inBatches(all, AT_ONCE)) done.push(...(await Promise.all(some.map(work))));
  return done;
}

async function publish(
  { dataDir }: Home,
  { command, options }: Pick<Paged, 'command' | 'options'>,
  batches: readonly (readonly Payload[])[],
): Promise<Entry[]> {
  return each(batches, async (payloads) => {
    const given = ['--title', 'Hostile', '--content', textOf(payloads), ...options];
    const said = await operateOn(dataDir, `${command} publish`, ...given);
    return { id: Number(/(\d+) is published/.exec(said)?.[1]), payloads };
  });
}

/** Opens each entry's page as a document: its first markup is the server's. */
async function seePages(page: Page, { path }: Paged, entries: readonly Entry[]): Promise<void> {
  for (const { id, payloads } of entries) {
    await page.goto(path(id));
    await expectHarmless(page, hostileBox(page.getByRole('main')), payloads);
  }
}

async function seeLetters(page: Page, home: Home, batches: readonly (readonly Payload[])[]): Promise<void> {
  const { account } = await logInByWire(page, home.platform);
  for (const [index, payloads] of batches.entries()) {
    const title = `Hostile ${index}`;
    const content = ['--content', textOf(payloads)];
    await operateOn(home.dataDir, 'letters send', '--to', account, '--title', title, ...content);
    await page.goto('/user/Letter');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(title) })
      .click();
    await expectHarmless(page, hostileBox(page), payloads);
  }
}

/** Shows each payload by itself, as nothing after it is closed, in the carousel of pop-ups. */
async function seePopUps(page: Page, payloads: readonly Payload[]): Promise<void> {
  const list = payloads.map(({ id, mark, html }): Bulletin => {
    const content = `<p>${OPENING}</p>${mark} ${html}`;
    return { id: id + 1, content, displayContent: `Pop-up ${id}`, displayDevice: 0, updatedAt: PAST };
  });
  await givePopUps(page, list, 24);
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: text('mf-promotions:popup.title') });
  for (const payload of payloads) {
    await expect(dialog.getByRole('heading', { name: `Pop-up ${payload.id}`, exact: true })).toBeVisible();
    await expectHarmless(page, hostileBox(dialog), [payload]);
    await dialog.getByRole('button', { name: text('mf-promotions:pager.next') }).click();
  }
  await page.keyboard.press('Escape');
}

test('shows hostile HTML as harmless text', async ({ context, page, home, problems }) => {
  problems.expect(NO_PICTURE);
  const watched = await guard(context, home.site);
  const payloads = HOSTILE_HTML.filter(({ id }) => id % SAMPLE_STEP === 0);
  const kinds = [PAGES['a promotion'], PAGES['news']] as Paged[];
  const [published] = await atOnce(
    () => each(kinds, async (kind) => ({ kind, entries: await publish(home, kind, [payloads]) })),
    () => seePopUps(page, payloads.slice(0, SAMPLE_POP_UPS)),
  );
  try {
    for (const { kind, entries } of published) await seePages(page, kind, entries);
    await seeLetters(page, home, [payloads]);
  } finally {
    await each(published, ({ kind, entries }) =>
      operateOn(home.dataDir, `${kind.command} withdraw`, '--id', String(entries[0]?.id)),
    );
  }
  watched.expectQuiet();
});

const BATCHES = inBatches(HOSTILE_HTML, PER_TEXT);

/** Defines a test of the whole list. */
function inFull(
  title: string,
  look: (page: Page, home: Home, context: BrowserContext) => Promise<void>,
  where: { readonly tag: string[] } = IN_FULL,
): void {
  test(
    `shows all hostile HTML as harmless text in ${title}`,
    where,
    async ({ context, page, home, problems }) => {
      test.setTimeout(FULL_MS);
      problems.expect(NO_PICTURE);
      const watched = await guard(context, home.site);
      await look(page, home, context);
      watched.expectQuiet();
    },
  );
}

for (const [title, kind] of Object.entries(PAGES)) {
  inFull(title, async (page, home) => {
    await seePages(page, kind, await publish(home, kind, BATCHES));
  });
}

inFull('the dialog of a promotion', async (page, home) => {
  const promotions = PAGES['a promotion'] as Paged;
  for (const { id, payloads } of await publish(home, promotions, BATCHES)) {
    await page.goto('/faq');
    await openOffered(page, 'mf-promotions:promotion', { id });
    await expectHarmless(page, hostileBox(page.getByRole('dialog')), payloads);
  }
});

inFull('letters', (page, home) => seeLetters(page, home, BATCHES));

inFull('pop-ups', (page) => seePopUps(page, HOSTILE_HTML));

inFull('the history of pop-ups', async (page, home) => {
  const options = ['--start', '2026-04-30T00:00:00Z', '--end', PAST];
  await publish(home, { command: 'popups', options }, BATCHES);
  await page.goto('/faq');
  await openOffered(page, 'mf-promotions:popUpHistory', {});
  const dialog = page.getByRole('dialog');
  const unseen = new Set(BATCHES);
  const next = dialog.getByRole('button', { name: text('mf-promotions:pager.next') });
  while (unseen.size > 0) {
    const position = await dialog.getByText(/^Page \d/i).textContent();
    // The hostile texts have list items of their own.
    const entries = dialog.getByRole('listitem').filter({ has: page.locator('summary'), hasText: 'Hostile' });
    for (const entry of await entries.all()) {
      await entry.locator('summary').click();
      const box = hostileBox(entry);
      await expect(box).toBeVisible();
      const words = await box.textContent();
      const batch = [...unseen].find(([first]) => words?.includes(first?.mark ?? ''));
      if (!batch) throw new Error('a pop-up is shown twice, or lost its first payload');
      await expectHarmless(page, box, batch);
      unseen.delete(batch);
    }
    if (unseen.size === 0) break;
    await next.click();
    await expect(dialog.getByText(String(position), { exact: true })).toBeHidden();
  }
});

inFull('the footer', seeFooter, ON_DESKTOP);

/** Advertisements, which the desktop's templates have. */
async function seeFooter(page: Page, home: Home): Promise<void> {
  const entries = await publish(home, { command: 'advertisements', options: [] }, BATCHES);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const boxes = hostileBox(page.getByRole('contentinfo'));
  for (const { payloads } of entries) {
    // Sponsors come after the advertisements, and another proof's have the same words.
    const box = boxes.filter({ hasText: payloads[0]?.mark ?? '' }).first();
    // The row scrolls sideways by itself.
    await box.scrollIntoViewIfNeeded();
    await expectHarmless(page, box, payloads);
  }
}

inFull('the words beside a login', seeLoginTexts, ON_PHONE);

/** The phone's template has them: the first one is shown, which the seed has published. */
async function seeLoginTexts(page: Page, home: Home): Promise<void> {
  const listed = await operateOn(home.dataDir, 'login-texts list');
  const id = /\d+/.exec(listed)?.[0] ?? '';
  for (const payloads of BATCHES) {
    await operateOn(home.dataDir, 'login-texts publish', '--id', id, '--content', textOf(payloads));
    await page.goto('/register');
    await expectHarmless(page, hostileBox(page), payloads);
  }
}

inFull('announcements', async (page, home) => {
  const short = HOSTILE_HTML.filter(({ mark, html }) => mark.length + html.length < PER_ANNOUNCEMENT_CHARS);
  const texts: string[] = [''];
  for (const { mark, html } of short) {
    const more = `${mark} ${html} `;
    const last = texts.at(-1) ?? '';
    if (last.length + more.length > PER_ANNOUNCEMENT_CHARS) texts.push(more);
    else texts[texts.length - 1] = last + more;
  }
  await each(texts, (words) => operateOn(home.dataDir, 'announcements publish', '--text', words));
  await page.goto('/');
  const bar = page.getByRole('region', { name: text('mf-lobby:announcement.label') });
  for (const { mark } of short) await expect(bar).toContainText(mark);
  await expect(bar.locator('img, script, iframe, style, link, a')).toHaveCount(0);
});
