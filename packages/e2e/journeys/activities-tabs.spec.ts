import type { Locator, Page } from '@playwright/test';
import { rouletteInfo, rouletteSpin, type AnswerOf } from '@tessera/wire';
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

/** Opens an activity from the corner of one tab. */
async function openActivity(page: Page, lobby: Lobby, title: string): Promise<Locator> {
  await lobby.open('/faq');
  await expect(lobby.balance()).toBeVisible();
  const corner = page.getByRole('complementary', { name: say('corner.label') });
  await corner.getByRole('button', { expanded: false }).click();
  await corner.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  return lobby.dialog(title);
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
  async ({ lobby, page, context, platform }) => {
    await bringSession(page, await registerSession(platform));
    const second = await context.newPage();
    const title = say('signin.title');
    const first = await openActivity(page, lobby, title);
    const other = await openActivity(second, createLobby(second, false), title);
    const collectIn = (dialog: Locator) =>
      dialog.getByRole('button', { name: new RegExp(`^${say('signin.claim', { amount: '' }).trim()}`) });
    await expect(collectIn(other)).toBeVisible();
    await collectIn(first).click();
    for (const dialog of [first, other]) {
      await expect(collectIn(dialog)).toBeHidden();
      await expect(dialog.getByText(say('signin.claimed'), { exact: true })).toBeAttached();
    }
  },
);
