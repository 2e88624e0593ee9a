import type { Locator, Page } from '@playwright/test';
import { toDecimal, toMinor } from '@tessera/domain';
import {
  callUrl,
  decodeAnswer,
  isRefusal,
  myCash,
  redEnvelope,
  redEnvelopePromotion,
  rouletteInfo,
  rouletteSpin,
  signIn,
  signInClaim,
  type AnswerOf,
  type Call,
} from '@tessera/wire';
import { createApi, type Api } from '../harness/api.ts';
import { createLobby, type Lobby } from '../harness/lobby.ts';
import { bringSession, registerSession } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-promotions:${id}`, values);
/** Wheels are those of all members of a currency: no other journey has wheels of this one. */
const CURRENCY = 'MMK';
const DRAWS = 20;
/** No other journey has envelopes of this one. */
const ENVELOPE_CURRENCY = 'VND';

/** Starts an envelope of one share, and ends those of before: a page would offer them next. */
async function startEnvelope(): Promise<void> {
  const listed = await operate('red-envelope list');
  const open = listed
    .split('\n')
    .filter((line) => line.includes(` ${ENVELOPE_CURRENCY} `) && / open until /.test(line));
  for (const line of open) await operate('red-envelope end', '--id', line.split(' ')[0] ?? '');
  await operate(
    'red-envelope start',
    ...['--currency', ENVELOPE_CURRENCY, '--amount', '100000', '--shares', '1', '--minutes', '30'],
  );
}

/** Opens an activity from the corner of one tab. */
async function openActivity(page: Page, lobby: Lobby, title: string): Promise<Locator> {
  await lobby.open('/faq');
  await expect(lobby.balance()).toBeVisible();
  const corner = cornerOf(page);
  await corner.getByRole('button', { expanded: false }).click();
  await corner.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  return lobby.dialog(title);
}

const cornerOf = (page: Page) => page.getByRole('complementary', { name: say('corner.label') });
const openButton = (dialog: Locator) => dialog.getByRole('button', { name: say('envelope.open') });

/** Expects that no tab offers an envelope. */
async function expectNoTiles(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const tile = page.getByRole('button', { name: new RegExp(`^${say('envelope.title')}`) });
    await expect(tile).toHaveCount(0);
  }
}

/**
 * Has each tab send a call, of which none leaves before all have sent theirs.
 * @returns the answers, in the order of the tabs; `undefined` for one that is refused with that code
 */
async function sendAtOnce<C extends Call>(
  pages: readonly Page[],
  call: C,
  refusal: string,
  press: () => Promise<unknown>,
): Promise<(AnswerOf<C> | undefined)[]> {
  const pressed = pages.map(() => Promise.withResolvers<void>());
  const all = Promise.all(pressed.map(({ promise }) => promise));
  for (const [index, tab] of pages.entries()) {
    await tab.route(`**${callUrl(call)}`, async (route) => {
      pressed[index]?.resolve();
      await all;
      await route.continue();
    });
  }
  const answers = pages.map((tab) => tab.waitForResponse(`**${callUrl(call)}`));
  await press();
  return Promise.all(
    answers.map(async (awaited) => {
      const response = await awaited;
      try {
        return decodeAnswer(call, response.status(), await response.json());
      } catch (error) {
        if (!isRefusal(error, refusal)) throw error;
        return undefined;
      }
    }),
  );
}

/** Spins as another member until the limited prize is won: a draw misses it once in ten. */
async function winLimitedPrize(api: Api): Promise<void> {
  const before = await api.send(rouletteInfo, {});
  const limited = before.prizeSettings.find(({ amount }) => Number(amount) > 0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const { prizeId }: AnswerOf<typeof rouletteSpin> = await api.send(rouletteSpin, {});
    if (prizeId === limited?.prizeId) return;
  }
  throw new Error(`${DRAWS} draws have not won the limited prize`);
}

test(
  'shows on open wheels of two tabs that a prize has run out, and the draws of the other tab',
  { tag: ['@mf-promotions'] },
  async ({ lobby, page, context, platform }) => {
    const prizes = ['--prize', '900:9:1', '--prize', '0:1'];
    await operate('roulette set', '--currency', CURRENCY, '--draws', String(DRAWS), ...prizes);
    await bringSession(page, await registerSession(platform, CURRENCY));
    const second = await context.newPage();
    const wheels = [
      await openActivity(page, lobby, say('wheel.title')),
      await openActivity(second, createLobby(second, false), say('wheel.title')),
    ] as const;
    const chances = (wheel: Locator) => wheel.getByRole('list', { name: say('wheel.prizes') });
    for (const wheel of wheels) await expect(chances(wheel)).toContainText('90%');

    const { token } = await registerSession(platform, CURRENCY);
    await winLimitedPrize(createApi(platform, token));
    for (const wheel of wheels) {
      await expect(chances(wheel)).not.toContainText('90%');
      await expect(chances(wheel).getByRole('listitem')).toHaveText([`${say('wheel.nothing')} 100%`]);
    }

    const [first, other] = wheels;
    await first.getByRole('button', { name: say('wheel.spin'), exact: true }).click();
    await expect(first.getByRole('status').getByText(say('wheel.nothing'))).toBeVisible();
    for (const wheel of [first, other]) {
      await expect(wheel.getByText(say('wheel.left', { count: DRAWS - 1 }))).toBeVisible();
    }
    await other.getByRole('button', { name: say('wheel.spin'), exact: true }).click();
    await expect(first.getByText(say('wheel.left', { count: DRAWS - 2 }))).toBeVisible();
  },
);

test(
  'shows in another tab that the reward of the day was collected',
  { tag: ['@mf-promotions'] },
  async ({ lobby, page, context, platform, problems }) => {
    problems.expect(/^http 4\d\d POST .*\/sign-in\/claim/);
    const [session, beside, idle] = await Promise.all([
      registerSession(platform),
      registerSession(platform),
      registerSession(platform),
    ]);
    await bringSession(page, session);
    const second = await context.newPage();
    const title = say('signin.title');
    const first = await openActivity(page, lobby, title);
    const other = await openActivity(second, createLobby(second, false), title);
    const collectIn = (dialog: Locator) =>
      dialog.getByRole('button', { name: new RegExp(`^${say('signin.claim', { amount: '' }).trim()}`) });
    for (const dialog of [first, other]) await expect(collectIn(dialog)).toBeVisible();
    const api = createApi(platform, session.token);
    const { cash: before } = await api.send(myCash, {});

    const answers = await sendAtOnce([page, second], signInClaim, '101', () =>
      Promise.all([
        ...[first, other].map((dialog) => collectIn(dialog).click()),
        createApi(platform, beside.token).send(signInClaim, {}),
      ]),
    );
    for (const dialog of [first, other]) {
      await expect(collectIn(dialog)).toBeHidden();
      await expect(dialog.getByText(say('signin.claimed'), { exact: true })).toBeAttached();
    }
    const [reward = ''] = answers.flatMap((answer) => answer?.cash ?? []);
    const { cash: after } = await api.send(myCash, {});
    expect(toMinor(after, 'USD') - toMinor(before, 'USD')).toBe(toMinor(reward, 'USD'));
    // One day of each member who has collected, and none of the member who has not.
    const claimedDays = async ({ token }: { readonly token: string }) => {
      const { days } = await createApi(platform, token).send(signIn, {});
      return days.filter(({ isClaimed }) => isClaimed === 1).map(({ day }) => day);
    };
    expect(await Promise.all([session, beside, idle].map(claimedDays))).toEqual([[1], [1], []]);
  },
);

test(
  'pays one share to a member who opens an envelope in two tabs at once',
  { tag: ['@mf-promotions'] },
  async ({ lobby, page, context, platform, problems }) => {
    problems.expect(/^http 4\d\d POST .*\/red_envelope/);
    const session = await registerSession(platform, ENVELOPE_CURRENCY);
    await bringSession(page, session);
    const api = createApi(platform, session.token);
    const { cash: before } = await api.send(myCash, {});
    await startEnvelope();
    const second = await context.newPage();
    const pages = [page, second] as const;
    const first = await openActivity(page, lobby, say('envelope.title'));
    const other = await openActivity(second, createLobby(second, false), say('envelope.title'));
    for (const dialog of [first, other]) await expect(openButton(dialog)).toBeVisible();

    const answers = await sendAtOnce(pages, redEnvelope, '102', () =>
      Promise.all([first, other].map((dialog) => openButton(dialog).click())),
    );
    const said = answers.map((answer) => answer?.cash);
    // The tabs share the key of the attempt once their storage agrees; then both are answered with the same share.
    const shares = new Set(said.filter((share) => share !== undefined));
    expect(shares.size).toBe(1);
    const [share = ''] = shares;
    const { cash: after } = await api.send(myCash, {});
    const minor = (amount: string) => toMinor(amount, ENVELOPE_CURRENCY);
    expect(after).toBe(toDecimal(minor(before) + minor(share), ENVELOPE_CURRENCY));
    for (const [index, dialog] of [first, other].entries()) {
      const words = said[index] === undefined ? say('envelope.gone') : say('envelope.won');
      await expect(dialog.getByText(words)).toBeVisible();
      await expect(openButton(dialog)).toBeHidden();
      await dialog.getByRole('button', { name: say('close') }).click();
    }
    await expectNoTiles(pages);
  },
);

test(
  'shows in another tab that the share of an envelope was taken, and removes its tile',
  { tag: ['@mf-promotions'] },
  async ({ lobby, page, context, platform, problems }) => {
    problems.expect(/^http 4\d\d POST .*\/red_envelope/);
    await bringSession(page, await registerSession(platform, ENVELOPE_CURRENCY));
    await startEnvelope();
    const second = await context.newPage();
    const first = await openActivity(page, lobby, say('envelope.title'));
    const other = await openActivity(second, createLobby(second, false), say('envelope.title'));
    await expect(openButton(other)).toBeVisible();
    // The other tab does not learn of the claim before it makes its own.
    const isClaimed = Promise.withResolvers<void>();
    await second.route(`**${callUrl(redEnvelopePromotion)}`, async (route) => {
      await isClaimed.promise;
      await route.continue();
    });
    await openButton(first).click();
    await expect(first.getByText(say('envelope.won'))).toBeVisible();
    await openButton(other).click();
    await expect(other.getByRole('alert').getByText(say('envelope.gone'))).toBeVisible();
    await expect(openButton(other)).toBeHidden();
    isClaimed.resolve();
    for (const dialog of [first, other]) await dialog.getByRole('button', { name: say('close') }).click();
    await expectNoTiles([page, second]);
  },
);
