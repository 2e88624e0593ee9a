import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { firstSlot, slots } from '../harness/catalogue.ts';
import { amountOf, openGame } from '../harness/game-window.ts';
import { openRendered } from '../harness/first-screen.ts';
import { picturesIn } from '../harness/pictures.ts';
import { text } from '../harness/texts.ts';
import { tilesInView } from '../harness/tiles.ts';

// With all that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'shows a guest banners, news, the running jackpot and shelves with covers',
  { tag: [TAG.sizes, '@mf-lobby'] },
  async ({ lobby, page }) => {
    await lobby.open();
    const banners = page.getByRole('region', { name: text('mf-lobby:banner.label') });
    await expect(banners.getByRole('listitem').first()).toBeVisible();
    await picturesIn(banners);

    const news = page.getByRole('region', { name: text('mf-lobby:announcement.label') });
    await expect(news.getByRole('listitem').first()).not.toBeEmpty();

    const jackpot = page.getByText(text('mf-lobby:jackpot.label')).locator('..');
    await expect(jackpot).toContainText('$');
    const amount = async () => amountOf((await jackpot.innerText()).match(/\$[\d,]+\.\d\d/)?.[0] ?? '0');
    const before = await amount();
    expect(before).toBeGreaterThan(0);
    await expect.poll(amount).toBeGreaterThan(before);

    for (const name of [text('mf-lobby:shelf.hot'), text('mf-lobby:shelf.new')]) {
      const shelf = lobby.shelf(name);
      await shelf.scrollIntoViewIfNeeded();
      await expect(shelf.getByRole('article').nth(5)).toBeAttached();
      await picturesIn(shelf);
    }
  },
);

test(
  'has no empty tile in the first view when the page is ready',
  { tag: [TAG.sizes, '@mf-lobby'] },
  async ({ lobby, page }) => {
    // Where a busy gateway leaves the first screen to the browser, its tiles come later.
    await openRendered(page, () => lobby.open());
    // The document's load waits for the pictures that the first view requests at once.
    await page.waitForLoadState('load');
    const { count, empty } = await tilesInView(page);
    expect(count, 'there are tiles').toBeGreaterThan(0);
    expect(empty).toEqual([]);
  },
);

test(
  'links halls to their games, and filters them by provider',
  { tag: [TAG.proofOnPhone, '@mf-lobby'] },
  async ({ lobby, page, isPhone }) => {
    await lobby.open();
    const halls = page.getByRole('navigation', { name: text('mf-lobby:rail.label') });
    if (!isPhone) await halls.getByRole('button', { name: text('mf-lobby:rail.pin') }).click();
    await halls.getByRole('link', { name: 'Slots' }).click();
    await expect(page).toHaveURL(/\?hall=2$/);
    const count = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\d+ games?/ });
    await expect(count).toBeVisible();
    const all = Number.parseInt(await count.innerText(), 10);

    const filters = page.getByRole('navigation', { name: text('mf-lobby:filter.label') });
    const provider = filters.getByRole('link').last();
    const name = (await provider.innerText()).trim();
    await provider.click();
    await expect(page).toHaveURL(/hall=2&provider=\d+/);
    await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeLessThan(all);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toContainText(name);
    // The wall takes another list over row by row.
    await expect(cards.filter({ hasNotText: name })).toHaveCount(0);

    await page.goBack();
    await expect(count).toContainText(String(all));
  },
);

for (const { locale, tag, language, currency, runs } of [
  { locale: 'hi_IN', tag: 'hi-IN', language: 'हिन्दी', currency: /₹\s?[\d,]+/, runs: TAG.proofOnPhone },
  { locale: 'ta_IN', tag: 'ta-IN', language: 'தமிழ்', currency: /₹\s?[\d,]+/, runs: TAG.proof },
]) {
  test(
    `shows texts, numbers, money, dates and address in ${tag}`,
    { tag: runs },
    async ({ lobby, page, context }) => {
      await lobby.open('/discount');
      await page.getByRole('button', { name: text('shell:frame.language', { name: 'English' }) }).click();
      await page.getByRole('menuitemradio', { name: language }).click();

      await expect(page).toHaveURL(`/${tag}/discount`);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(
        page.getByRole('heading', { level: 1, name: text('mf-promotions:list.title', {}, locale) }),
      ).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe(locale);
      const until = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'America/Caracas' });
      await expect(page.getByRole('main')).toContainText(until.format(new Date('2030-01-01T03:59:59Z')));

      await lobby.open('/');
      await expect(page, 'the chosen language is kept').toHaveURL(`/${tag}`);
      const jackpot = page.getByText(text('mf-lobby:jackpot.label', {}, locale)).locator('..');
      await expect(jackpot).toContainText(currency);
      const written = (await jackpot.innerText()).match(/[\d,]+(?=\.\d\d)/)?.[0] ?? '';
      expect(written, 'numbers are grouped as in India').toMatch(/^\d{1,2}(,\d\d)*,\d{3}$/);
    },
  );
}

test(
  'finds a misspelt name with the keyboard alone',
  { tag: [TAG.proofOnPhone, '@mf-lobby'] },
  async ({ lobby, page, platform }) => {
    const game = await firstSlot(platform);
    await lobby.open();
    await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
    const search = await lobby.openSearchByKeyboard();
    await page.keyboard.type(misspelt(game.name));
    const option = page.getByRole('option', { name: game.name });
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(search).toHaveAttribute('aria-activedescendant', /.+/);

    const { page: window } = await openGame(page, () => page.keyboard.press('Enter'));
    await expect(window).toHaveTitle(game.name);
  },
);

test(
  'opens a demo in its own window, and changes its credits',
  { tag: [TAG.proofOnPhone, '@mf-lobby'] },
  async ({ lobby, page, platform }) => {
    const [game] = await slots(platform, 'hot');
    if (!game) throw new Error('no slot is hot');
    await lobby.open('/?hall=2&tag=hot');
    const demo = await openGame(page, () => lobby.card(game.name).getByRole('button').first().click());
    await expect(demo.page.getByText(text('games:demo'), { exact: true })).toBeVisible();
    expect(await demo.balance()).toBe(1000);
    const { stake, payout, before, after } = await demo.playRound();
    expect(stake).toBeGreaterThan(0);
    expect(after).toBeCloseTo(before - stake + payout, 2);
    const second = await demo.playRound();
    expect(second.before).toBeCloseTo(after, 2);
    await demo.close();
    await expect(lobby.card(game.name)).toBeVisible();
  },
);

/** Two letters change places, one is lost. */
function misspelt(name: string): string {
  const letters = [...name.toLowerCase()];
  [letters[1], letters[2]] = [letters[2]!, letters[1]!];
  return letters.slice(0, -1).join('');
}
