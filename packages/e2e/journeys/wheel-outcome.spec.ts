import type { Page } from '@playwright/test';
import { ROULETTE_SPIN_MS } from '@tessera/domain';
import { callUrl, decodeAnswer, myCash, rouletteInfo, rouletteSpin, type AnswerOf } from '@tessera/wire';
import { apiOf, bringSession, logInElsewhere, registerPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { createRecording, type Recorded } from '../harness/recording.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-promotions:${id}`, values);

// The wheel turns: with less motion it would stop at once.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Amounts that no page has by chance. */
const AMOUNTS = ['71834.37', '62957.73', '53769.13', '81593.79'] as const;

/** Finds a decimal as it is sent, written for people, or counted in minor units. */
const decimal = (amount: string): RegExp =>
  new RegExp(`(?<!\\d)${amount.replace(/\D/g, '').split('').join(`[.,\\s'’]?`)}(?!\\d)`);
/** Finds an id by its field: as a bare number it is anything's. */
const prizeId = (id: number): RegExp => new RegExp(`prize_?id\\W{1,9}${id}(?!\\d)`, 'i');

interface Outcome {
  readonly won: { readonly prizeId: number; readonly amount: string };
  readonly others: readonly { readonly prizeId: number; readonly amount: string }[];
  /** What the member has afterwards. */
  readonly cash: string;
  /** What the prize can be computed from. */
  readonly seed: string;
  /** How the disc is turned at the stop. */
  readonly rest: string;
}

/** Returns whether a text gives the outcome away. A list of all prizes, such as the wheel's own, does not. */
function holds({ won, others, cash, seed, rest }: Outcome, { text: words }: Recorded): boolean {
  if (['data-won', seed, rest].some((mark) => words.includes(mark)) || decimal(cash).test(words)) return true;
  return [decimal(won.amount), prizeId(won.prizeId)].some((mark, index) => {
    const alike = others.map((other) => (index === 0 ? decimal(other.amount) : prizeId(other.prizeId)));
    return mark.test(words) && !alike.every((other) => other.test(words));
  });
}

/** When the answer to the spin had reached the page, by the page's own clock. */
const answeredAtMs = (page: Page): Promise<number> =>
  page.evaluate((path) => {
    const [spin] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith(path)) as PerformanceResourceTiming[];
    return spin?.responseEnd ?? Number.NaN;
  }, rouletteSpin.path);

test(
  'keeps the outcome of a spin to the wheel until it stops',
  { tag: [TAG.proofOnPhone, '@mf-promotions'] },
  async ({ lobby, page, platform, isPhone }) => {
    // Wheels are those of all members of a currency: no other journey uses these.
    const currency = isPhone ? 'BDT' : 'BRL';
    const prizes = AMOUNTS.flatMap((amount) => ['--prize', `${amount}:1`]);
    await operate('roulette set', '--currency', currency, '--draws', '1', ...prizes);
    const isSpin = (url: string) => url.endsWith(callUrl(rouletteSpin));
    const recording = createRecording(page, (response) => isSpin(response.url()));
    await bringSession(page, await logInElsewhere(platform, await registerPerson(platform, currency)));
    await lobby.open('/faq');
    await expect(lobby.balance()).toBeVisible();
    const corner = page.getByRole('complementary', { name: say('corner.label') });
    await corner.getByRole('button', { expanded: false }).click();
    const informed = page.waitForResponse((response) => response.url().endsWith(callUrl(rouletteInfo)));
    await corner.getByRole('button', { name: new RegExp(`^${say('wheel.title')}`) }).click();
    const dialog = lobby.dialog(say('wheel.title'));
    const spin = dialog.getByRole('button', { name: say('wheel.spin'), exact: true });
    await expect(spin).toBeVisible();
    const { prizeSettings } = await answerOf(rouletteInfo, informed);

    expect(await recording.start(), 'remotes whose stores are watched').toBeGreaterThan(1);
    const answered = page.waitForResponse((response) => isSpin(response.url()));
    await spin.click();
    const answer = await answerOf(rouletteSpin, answered);
    const award = dialog.getByText(new RegExp(`^${say('wheel.won', { amount: '' }).trim()}`));
    await expect(award).toBeVisible();
    const won = prizeSettings.find((prize) => prize.prizeId === answer.prizeId);
    if (!won || !answer.fairness) throw new Error('the spin has not said what it has won');
    const { cash } = await (await apiOf(page, platform)).send(myCash, {});
    // It comes by the socket half a second after the stop.
    await expect(lobby.balance()).toContainText(decimal(cash));
    const rest = await dialog
      .locator('[data-part=disc]')
      .evaluate(({ style }: SVGElement) => style.transform);
    expect(rest).toMatch(/^rotate\(\d{4}[\d.]*deg\)$/);

    const outcome: Outcome = {
      won,
      others: prizeSettings.filter((prize) => prize !== won),
      ...{ cash, rest, seed: answer.fairness.seed },
    };
    const recorded = await recording.read();
    const words = (await award.textContent()) ?? '';
    const stop = recorded.findIndex((one) => one.source === 'dom' && one.text === words);
    const stoppedAtMs = recorded[stop]?.atMs ?? Number.NaN;
    expect(stoppedAtMs - (await answeredAtMs(page))).toBeGreaterThanOrEqual(ROULETTE_SPIN_MS);
    // Changes of one moment are reported together.
    const before = recorded.slice(0, stop).filter(({ atMs }) => atMs !== stoppedAtMs);
    // The wheel turns to the outcome by a Web Animation, which has the angle. No attribute has, so none is left out.
    expect(before.filter((one) => holds(outcome, one))).toEqual([]);
    expect(before.some((one) => one.source === 'dom' && one.text.includes(say('wheel.turning')))).toBe(true);

    // What is searched for can be found: afterwards it is everywhere.
    const after = recorded.slice(stop).filter((one) => holds(outcome, one));
    expect(after.map(({ source }) => source)).toEqual(expect.arrayContaining(['dom', 'frame', 'session']));
  },
);

async function answerOf<C extends typeof rouletteInfo | typeof rouletteSpin>(
  call: C,
  awaited: ReturnType<Page['waitForResponse']>,
): Promise<AnswerOf<C>> {
  const response = await awaited;
  return decodeAnswer(call, response.status(), await response.json());
}
