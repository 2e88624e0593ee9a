import {
  accountClose,
  agentAgreement,
  agentApply,
  depositCreate,
  depositMethods,
  editWithdrawPassword,
  loginRecords,
  responsibleExclude,
  responsibleLimit,
  responsibleLimitCancel,
  responsibleTimeOut,
  wallets,
  walletTransfer,
} from '@tessera/wire';
import { createApi, newNetwork, type Api } from '../harness/api.ts';
import { createLobby } from '../harness/lobby.ts';
import { bringSession, logInElsewhere, registerPerson, SITE_ID, type Person } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { createPlayer } from '../harness/player.ts';
import {
  each,
  expectCodes,
  expectRefusals,
  lockedFor,
  logIn,
  openForm,
  test,
  type Row,
  type Visitor,
} from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';

/** Wrong passwords from one network after which an exclusion asks for a captcha (`auth/lockout.ts`). */
const GUESSES = 6;
const DIGITS = '2468';

interface Entered {
  readonly person: Person;
  readonly api: Api;
  /** The member's wire from another network. */
  readonly apiFrom: (network: string) => Api;
}

/** Logs a new person in on each visitor's page. */
function enter(visitors: readonly Visitor[], platform: string): Promise<Entered[]> {
  return Promise.all(
    visitors.map(async ({ page }) => {
      const person = await registerPerson(platform);
      const session = await logInElsewhere(platform, person);
      await bringSession(page, session);
      const apiFrom = (network?: string) => createApi(platform, session.token, 'en_US', network);
      return { person, api: apiFrom(), apiFrom };
    }),
  );
}

const open = ({ page, path }: Visitor, address: string) => createLobby(page, false).open(path + address);

/** Answers the question that a press asks with its own button. */
async function confirm({ page, say }: Visitor, button: string): Promise<void> {
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(button), exact: true })
    .click();
}

test.describe('protection', () => {
  test.use({ app: 'mf-member-center' });

  test(
    'shows every refusal of limits and time-outs',
    { tag: [TAG.proof, '@mf-member-center'] },
    async ({ platform, visitors }) => {
      const entered = await enter(visitors, platform);
      const limit = { kind: 'deposit', period: 'day' } as const;
      await Promise.all(
        entered.map(async ({ api }) => {
          await api.send(responsibleLimit, { ...limit, amount: '10' });
          await api.send(responsibleLimit, { ...limit, amount: '20' });
        }),
      );
      await each(visitors, (visitor) => open(visitor, '/user/Limits'));
      // Another period has no change that waits.
      const gone: Row = { code: '101', says: 'limits.err_gone', change: { period: 'month' } };
      expectCodes(responsibleLimitCancel, [gone]);
      await expectRefusals(visitors, responsibleLimitCancel, gone, ({ page, say }) =>
        page.getByRole('button', { name: say('limits.keep') }).click(),
      );

      await each(visitors, (visitor) => open(visitor, '/user/Breaks'));
      const longer: Row = { code: '102', says: 'breaks.err_longer' };
      expectCodes(responsibleTimeOut, [longer]);
      await Promise.all(entered.map(({ api }) => api.send(responsibleTimeOut, { length: '7_days' })));
      await expectRefusals(visitors, responsibleTimeOut, longer, async (visitor) => {
        const { page, say } = visitor;
        await page.getByRole('button', { name: say('breaks.start'), exact: true }).click();
        await confirm(visitor, 'breaks.start');
      });
    },
  );

  test(
    'shows every refusal of a self-exclusion',
    { tag: [TAG.proof, '@mf-member-center'] },
    async ({ platform, visitors }) => {
      const entered = await enter(visitors, platform);
      const network = newNetwork();
      const wrong = { length: '6_months', password: 'wrong1234' } as const;
      await Promise.all(
        entered.map(async ({ apiFrom }) => {
          for (let tries = 0; tries < GUESSES; tries += 1)
            await apiFrom(network)
              .send(responsibleExclude, wrong)
              .catch((error: unknown) => error);
        }),
      );
      const rows: readonly Row[] = [
        { code: '104', says: 'breaks.err_short', change: { length: '3_months' } },
        { code: '101', says: 'err.password', change: { password: wrong.password } },
        { code: '103', says: 'breaks.err_captchaNeeded', network },
        { code: '105', says: 'breaks.err_captcha', network },
      ];
      expectCodes(responsibleExclude, rows);
      await each(visitors, (visitor) => open(visitor, '/user/Breaks'));
      const form = ({ page, say }: Visitor) => page.getByRole('form', { name: say('breaks.exclude') });
      for (const row of rows) {
        await test.step(row.code, () =>
          expectRefusals(visitors, responsibleExclude, row, async (visitor) => {
            const person = entered[visitors.indexOf(visitor)]?.person;
            await form(visitor)
              .locator('[name=password]')
              .fill(person?.password ?? '');
            const digits = form(visitor).locator('[name=captcha]');
            if (await digits.isVisible()) await digits.fill('0000');
            await form(visitor).locator('[type=submit]').click();
            await confirm(visitor, 'breaks.excludeNow');
          }),
        );
      }
    },
  );

  test(
    'shows every refusal of closing the account',
    { tag: [TAG.proof, '@mf-member-center'] },
    async ({ platform, visitors, baseURL }) => {
      const entered = await enter(visitors, platform);
      await Promise.all(entered.map(setDigits));
      await each(visitors, async (visitor) => {
        const { page, say } = visitor;
        await open(visitor, '/user/Data');
        await page.getByRole('button', { name: say('close.start') }).click();
        await page.getByRole('checkbox').check();
      });
      const game = await startRound({
        site: baseURL ?? '',
        platform,
        dataDir: process.env['SITE_DATA_DIR'] ?? '',
      });
      // The page shows what is in the way in place of the form, so those calls are other members'.
      const rows: readonly Row[] = [
        { code: '101', says: 'err.password', change: { withdraw_password: '0000' } },
        { code: '107', says: 'close.money', change: { leave_money: 0 } },
        { code: '104', says: 'close.providers', token: await tokenWith(platform, moveToProvider) },
        { code: '105', says: 'close.deposit', token: await tokenWith(platform, orderDeposit) },
        { code: '106', says: 'close.round', token: game.token },
        { code: '108', says: 'close.agent', token: await tokenWith(platform, becomeAgent) },
        { code: '103', says: 'lock.withdraw_password', isLock: true, network: await lockDigits(entered) },
      ];
      expectCodes(accountClose, rows);
      for (const row of rows) {
        await test.step(row.code, () =>
          expectRefusals(visitors, accountClose, row, async ({ page, say }) => {
            await page.locator('[name=withdrawPassword]').fill(DIGITS);
            await page.getByRole('button', { name: say('close.confirm') }).click();
          }),
        );
      }
      await game.end();
    },
  );
});

const setDigits = ({ api, person: { password } }: Pick<Entered, 'api' | 'person'>) =>
  api.send(editWithdrawPassword, { password, withdrawPassword: DIGITS });

/** Tries wrong digits until they are locked for a network. @returns the network */
const lockDigits = (entered: readonly Entered[]): Promise<string> =>
  lockedFor((network) =>
    Promise.all(
      entered.map(({ apiFrom }) =>
        apiFrom(network)
          .send(accountClose, { withdrawPassword: '0000' })
          .catch((error: unknown) => error),
      ),
    ),
  );

/** Moves five dollars to a provider. */
async function moveToProvider(api: Api): Promise<void> {
  const { myCashList } = await api.send(wallets, { all: 1 });
  const open = myCashList.find(({ isLight }) => isLight === 1);
  await api.send(walletTransfer, { gpId: open?.gpId ?? 0, direction: 'in', amount: '5' });
}

/** Applies as an agent, whom the operator approves. */
async function becomeAgent(api: Api, { account, email: contact }: Person): Promise<void> {
  const { version } = await api.send(agentAgreement, { siteId: SITE_ID });
  const form = { contactKind: 'email', contact, intention: 'I write about games.' } as const;
  await api.send(agentApply, { ...form, agreementVersion: version });
  const line = (await operate('agents applications')).split('\n').find((one) => one.includes(account));
  await operate('agents approve', '--id', line?.match(/^\d+/)?.[0] ?? '');
}

/** Registers a person with four digits, and logs in by the wire. */
async function createMember(platform: string) {
  const person = await registerPerson(platform);
  const session = await logInElsewhere(platform, person);
  const api = createApi(platform, session.token);
  await setDigits({ api, person });
  return { person, session, api };
}

/** @returns the token of a new member who has done this */
async function tokenWith(
  platform: string,
  act: (api: Api, person: Person) => Promise<unknown>,
): Promise<string> {
  const { api, person, session } = await createMember(platform);
  await act(api, person);
  return session.token;
}

/** Lets a new member open a round. @returns the member's token, and what ends the round */
async function startRound(site: Parameters<typeof createPlayer>[0]) {
  const { session } = await createMember(site.platform);
  const player = await createPlayer(site, session);
  const settle = await player.openRound();
  const end = async () => {
    await settle();
    await player.leave();
    player.close();
  };
  return { token: session.token, end };
}

/** Orders a deposit and leaves it unpaid. */
async function orderDeposit(api: Api): Promise<void> {
  const { list } = await api.send(depositMethods, {});
  const card = list.find(({ kind }) => kind === 'card');
  await api.send(depositCreate, { methodId: card?.id ?? 0, amount: '20' });
}

test(
  'shows that the offer of the records has expired',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ platform, visitors }) => {
    const person = await registerPerson(platform);
    const api = createApi(platform, (await logInElsewhere(platform, person)).token);
    await api.send(responsibleExclude, { length: '6_months', password: person.password });
    const over: Row = { code: '101', says: 'records.err_over', change: { ticket: 'used' } };
    expectCodes(loginRecords, [over]);
    await each(visitors, async (visitor) => {
      await openForm(visitor, 'login');
      await logIn(visitor, person);
    });
    await expectRefusals(visitors, loginRecords, over, ({ page, say }) =>
      page.getByRole('button', { name: say('records.open') }).click(),
    );
  },
);
