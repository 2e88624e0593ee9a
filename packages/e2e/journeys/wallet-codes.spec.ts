import type { Page } from '@playwright/test';
import {
  balanceAllBack,
  balanceGetBack,
  bearer,
  callUrl,
  HEADERS,
  wallets,
  walletTransfer,
  type Call,
  type ProviderWallet,
} from '@tessera/wire';
import { createApi, type Api } from '../harness/api.ts';
import { createLobby } from '../harness/lobby.ts';
import { bringSession, logInElsewhere, registerPerson, type Person } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import { createPlayer, type Player } from '../harness/player.ts';
import { TAG } from '../harness/run.ts';
import { DRAWN_WHEN_ASKED, startTessera, type Tessera } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** A site of its own: a provider in maintenance would be in the way of other journeys. */
let tessera: Tessera;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
});
test.afterAll(() => tessera.stop());

const TAGS = { tag: [TAG.proof, '@mf-member-center'] };
const operate = (command: string, ...options: string[]) => operateOn(tessera.dataDir, command, ...options);

/** What a row needs: a member, and the provider whose game the member plays. */
interface Scene {
  readonly person: Person;
  readonly api: Api;
  readonly player: Player;
  readonly provider: ProviderWallet;
}

/** Brings about what a row needs. @returns what ends it */
type State = (scene: Scene) => Promise<() => Promise<unknown>>;

const AS_IT_IS: State = async () => async () => undefined;
const LOCKED: State = async ({ person }) => {
  await operate('transfer-disabled on', '--member', person.account);
  return () => operate('transfer-disabled off', '--member', person.account);
};
const CLOSED: State = async ({ provider }) => {
  await operate('maintenance set', '--provider', String(provider.gpId));
  return () => operate('maintenance clear', '--provider', String(provider.gpId));
};
const STARTING: State = async ({ player }) => {
  await player.start();
  return player.leave;
};
const IN_A_ROUND: State = async ({ player }) => {
  const settle = await player.openRound();
  return async () => {
    await settle();
    await player.leave();
  };
};
const QUITTING: State = async ({ player }) => {
  const settle = await player.openRound();
  await player.leave();
  return settle;
};

/** A refusal, what brings the platform to it, and what the page then shows. */
interface Row {
  readonly code: string;
  readonly says: string;
  readonly state?: State;
  /** The state ends by itself after a time: it begins once the page is open. */
  readonly isShort?: boolean;
  /** Replaces fields of the call on its way, by their wire names: the form itself does not send what it knows to be wrong. */
  readonly change?: Readonly<Record<string, unknown>>;
  /** Returns the token that the call is sent with: of a member in a state in which the page offers no such call. */
  readonly token?: () => Promise<string>;
}

const TRANSFER: readonly Row[] = [
  { code: '101', says: 'wallet.err_too_low', change: { amount: '999999' } },
  { code: '102', says: 'wallet.err_unknown', change: { gp_id: 2_000_000 } },
  { code: '103', says: 'one_key_err_code_103', state: IN_A_ROUND },
  { code: '104', says: 'one_key_err_code_104', state: LOCKED },
  { code: '105', says: 'wallet.err_closed', state: CLOSED },
  { code: '106', says: 'pg.alert_starting', state: STARTING, isShort: true },
  { code: '107', says: 'pg.alert_quitting', state: QUITTING, isShort: true },
];

const BACK: readonly Row[] = [
  // The page counts the ten seconds down, and offers nothing to bring back where nothing is.
  { code: '101', says: 'one_key_err_code_101', token: justBroughtBack },
  { code: '102', says: 'one_key_err_code_102', token: async () => (await newMember()).token },
  { code: '103', says: 'one_key_err_code_103', state: IN_A_ROUND },
  { code: '104', says: 'one_key_err_code_104', state: LOCKED },
  { code: '105', says: 'one_key_err_code_105', state: CLOSED },
  { code: '106', says: 'pg.alert_starting', state: STARTING, isShort: true },
  { code: '107', says: 'pg.alert_quitting', state: QUITTING, isShort: true },
];

async function newMember() {
  const person = await registerPerson(tessera.platform);
  const session = await logInElsewhere(tessera.platform, person);
  return { person, session, token: session.token, api: createApi(tessera.platform, session.token) };
}

/** @returns the token of a member who has just brought money back */
async function justBroughtBack(): Promise<string> {
  const { api, token } = await newMember();
  const { myCashList } = await api.send(wallets, { all: 1 });
  const gpId = myCashList.find(({ isLight }) => isLight === 1)?.gpId ?? 0;
  await api.send(walletTransfer, { gpId, direction: 'in', amount: '5' });
  await api.send(balanceAllBack, {});
  return token;
}

type Say = (id: string, values?: Readonly<Record<string, string>>) => string;
type Send = (page: Page, say: Say, name: string) => Promise<void>;

const press =
  (label: (say: Say, provider: string) => string): Send =>
  (page, say, provider) =>
    page.getByRole('button', { name: label(say, provider), exact: true }).click();

const CALLS: readonly { readonly call: Call; readonly rows: readonly Row[]; readonly send: Send }[] = [
  {
    call: walletTransfer,
    rows: TRANSFER,
    async send(page, say, provider) {
      const list = page.getByRole('region', { name: say('wallet.providers') });
      await list.getByRole('button', { name: new RegExp(`^${provider}`) }).click();
      await page.getByLabel(say('wallet.amount'), { exact: true }).fill('1');
      await page.keyboard.press('Enter');
    },
  },
  { call: balanceAllBack, rows: BACK, send: press((say) => say('wallet.back.all')) },
  {
    call: balanceGetBack,
    rows: BACK,
    send: press((say, provider) => say('wallet.back.last', { provider })),
  },
];

async function sendChanged(page: Page, call: Call, { change, token }: Row): Promise<void> {
  const as = await token?.();
  await page.route(
    `**${callUrl(call)}`,
    async (route) => {
      const request = route.request();
      const sent = request.postDataJSON() as Readonly<Record<string, unknown>>;
      const headers = {
        ...(await request.allHeaders()),
        ...(as === undefined ? {} : { [HEADERS.authorization]: bearer(as) }),
      };
      return route.continue({ headers, postData: JSON.stringify({ ...sent, ...change }) });
    },
    { times: 1 },
  );
}

/** A member with five dollars at the provider whose game was played last. */
async function openScene(page: Page): Promise<Scene> {
  const { person, session, api } = await newMember();
  await bringSession(page, session);
  const player = await createPlayer(tessera, session);
  await player.start();
  await player.leave();
  const { gpId } = player.game;
  await api.send(walletTransfer, { gpId, direction: 'in', amount: '5' });
  const { myCashList } = await api.send(wallets, {});
  const provider = myCashList.find((wallet) => wallet.gpId === gpId);
  if (!provider) throw new Error('the provider holds nothing');
  return { person, api, player, provider };
}

for (const { path, locale } of [
  { path: '', locale: 'en_US' },
  { path: '/hi-IN', locale: 'hi_IN' },
]) {
  test(`shows every refusal of the wallet (${locale})`, TAGS, async ({ browser, problems }) => {
    const context = await browser.newContext({ baseURL: tessera.site });
    await problems.watch(context);
    const page = await context.newPage();
    const scene = await openScene(page);
    const say: Say = (id, values) => text(`mf-member-center:${id}`, values, locale);
    for (const { call, rows, send } of CALLS) {
      expect(rows.map(({ code }) => code)).toEqual(Object.keys(call.codes ?? {}));
      for (const row of rows) {
        await test.step(`${call.name} ${row.code}`, async () => {
          const begin = () => (row.state ?? AS_IT_IS)(scene);
          const before = row.isShort ? undefined : await begin();
          // The row before has started the cooldown.
          await page.evaluate(() => localStorage.removeItem('drafts'));
          await createLobby(page, false).open(`${path}/user/MyWallet`);
          const end = before ?? (await begin());
          await sendChanged(page, call, row);
          const [response] = await Promise.all([
            page.waitForResponse(`**${callUrl(call)}`),
            send(page, say, scene.provider.name),
          ]);
          expect(await response.json(), `${call.name} ${row.code}`).toMatchObject({ code: row.code });
          await expect(page.getByText(say(row.says)).first()).toBeVisible();
          await end();
        });
      }
    }
    scene.player.close();
    await context.close();
  });
}

test(
  'works while a provider is away: its money stays, all other comes back',
  TAGS,
  async ({ browser, problems }) => {
    const context = await browser.newContext({ baseURL: tessera.site });
    await problems.watch(context);
    const page = await context.newPage();
    const scene = await openScene(page);
    const { api, provider: away } = scene;
    const say: Say = (id, values) => text(`mf-member-center:${id}`, values);
    const { myCashList } = await api.send(wallets, { all: 1 });
    const open = myCashList.find(({ gpId, isLight }) => gpId !== away.gpId && isLight === 1);
    if (!open) throw new Error('the site has one provider only');
    await api.send(walletTransfer, { gpId: open.gpId, direction: 'in', amount: '8' });
    const row = ({ name }: ProviderWallet) =>
      page
        .getByRole('region', { name: say('wallet.providers') })
        .getByRole('button', { name: new RegExp(`^${name}`) });
    const messages = page.getByRole('region', { name: text('shell:frame.messages') });
    const clear = await CLOSED(scene);

    const lobby = createLobby(page, false);
    await lobby.open('/user/MyWallet');
    await expect(row(away)).toContainText(say('wallet.closed'));
    await expect(row(away)).toContainText('$5.00');
    await test.step('brings back what the open provider holds', async () => {
      await page.getByRole('button', { name: say('wallet.back.all'), exact: true }).click();
      await expect(messages).toContainText(say('wallet.back.stayed', { providers: away.name }));
      await expect(row(open)).toContainText('$0.00');
      await expect(row(away)).toContainText('$5.00');
    });
    await test.step('moves money to the open one, and says why not from the closed one', async () => {
      const amount = page.getByLabel(say('wallet.amount'), { exact: true });
      await row(open).click();
      await amount.fill('3');
      await page.keyboard.press('Enter');
      await expect(row(open)).toContainText('$3.00');
      await row(away).click();
      await amount.fill('1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(say('wallet.err_closed'));
    });
    await test.step('brings its money back once it has returned', async () => {
      await clear();
      await lobby.open('/user/MyWallet');
      await row(away).click();
      await page.getByLabel(say('wallet.amount'), { exact: true }).fill('5');
      await page.keyboard.press('Enter');
      await expect(messages).toContainText(say('wallet.moved.out', { amount: '$5.00', provider: away.name }));
      await expect(row(away)).toContainText('$0.00');
    });
    scene.player.close();
    await context.close();
  },
);
