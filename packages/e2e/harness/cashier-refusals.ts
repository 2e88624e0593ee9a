import { randomInt, randomUUID } from 'node:crypto';
import {
  bankAccountAdd,
  bearer,
  callUrl,
  editWithdrawPassword,
  HEADERS,
  withdrawalCreate,
  type Call,
} from '@tessera/wire';
import type { CurrencyCode } from '@tessera/domain';
import { createApi, newNetwork, type Api } from './api.ts';
import { createLobby } from './lobby.ts';
import { bringSession, logInElsewhere, registerPerson } from './members.ts';
import { lockedFor, test as base, type Visitor } from './refusals.ts';
import { expect } from './test.ts';
import { text } from './texts.ts';

type Values = Readonly<Record<string, string>>;
export const DIGITS = '2468';
const LANGUAGES = [
  { path: '', locale: 'en_US' },
  { path: '/hi-IN', locale: 'hi_IN' },
] as const;
/** The place of the time in the words of a lock. */
const TIME = '~time~';

/** A visitor as a member of their own, with four digits and a bank account. */
export interface Member extends Visitor {
  readonly api: Api;
  readonly accountId: number;
  readonly open: (path: string) => Promise<unknown>;
  /** Sends with the same session from another network. */
  readonly from: (network: string) => Api;
}

export interface Row {
  readonly code: string;
  readonly says: string;
  readonly values?: Values;
  /** Brings the member to this refusal. */
  readonly prepare?: (member: Member) => Promise<unknown>;
  /** Replaces fields of the call on its way, by their wire names. */
  readonly change?: Readonly<Record<string, unknown>> | ((member: Member) => Promise<object> | object);
  /** The network that the call comes from. */
  readonly network?: (member: Member) => Promise<string>;
  /** The token that the call is sent with: of a member in a state in which the page offers no such call. */
  readonly token?: string;
}

/** A bank account of the sample site's rules. */
export const account = (number = String(randomInt(10 ** 9, 10 ** 10))) => ({
  bankName: 'First Bank',
  holderName: 'Ana Li',
  accountNumber: number,
  branchCode: '021000021',
  withdrawPassword: DIGITS,
});

/** A test with a member in each language. */
export const test = base.extend<{ readonly members: Member[] }>({
  members: async ({ visitors, platform }, use) => {
    const members = await enter(visitors, platform);
    await use(members);
    // A request may be under way that a test has the platform answer.
    await each(members, ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  },
});

/** Logs a new person in on each visitor's page, with four digits and a bank account. */
export const enter = (visitors: readonly Visitor[], platform: string): Promise<Member[]> =>
  Promise.all(
    visitors.map(async (visitor, index): Promise<Member> => {
      const { path = '', locale = 'en_US' } = LANGUAGES[index] ?? {};
      const { token, session } = await createMember(platform, { digits: DIGITS });
      await bringSession(visitor.page, session);
      const from = (network?: string) => createApi(platform, token, undefined, network);
      const api = from();
      const added = await api.send(bankAccountAdd, account());
      return {
        ...visitor,
        api,
        from,
        accountId: added.account.id,
        say: (id, values) => text(`mf-member-center:${id}`, values, locale),
        open: (to) => createLobby(visitor.page, false).open(path + to),
      };
    }),
  );

interface Given {
  readonly currency?: CurrencyCode;
  /** The four digits; none are set without them. */
  readonly digits?: string;
}

/** Registers a person and logs in by the wire, without a page. */
export async function createMember(platform: string, { currency, digits }: Given) {
  const person = await registerPerson(platform, currency);
  const session = await logInElsewhere(platform, person);
  const api = createApi(platform, session.token);
  if (digits !== undefined)
    await api.send(editWithdrawPassword, { password: person.password, withdrawPassword: digits });
  return { api, session, token: session.token };
}

/**
 * Has each member refused by each row, and looks for the row's words in the member's language.
 * @param elsewhere codes of the call that another journey shows
 */
export async function expectRefusals(
  members: readonly Member[],
  call: Call,
  rows: readonly Row[],
  send: (member: Member) => Promise<unknown>,
  elsewhere: readonly string[] = [],
): Promise<void> {
  const shown = [...rows.map(({ code }) => code), ...elsewhere];
  expect(shown.sort()).toEqual(Object.keys(call.codes ?? {}).sort());
  for (const row of rows) {
    await test.step(`${call.name} ${row.code}`, () =>
      each(members, (member) => expectRefusal(member, call, row, send)));
  }
}

async function expectRefusal(
  member: Member,
  call: Call,
  row: Row,
  send: (member: Member) => Promise<unknown>,
): Promise<void> {
  const { page, say } = member;
  const address = `**${callUrl(call)}`;
  await row.prepare?.(member);
  const change = typeof row.change === 'function' ? await row.change(member) : row.change;
  const network = (await row.network?.(member)) ?? newNetwork();
  await page.route(
    address,
    async (route) => {
      const request = route.request();
      const headers = {
        ...(await request.allHeaders()),
        'x-forwarded-for': network,
        // The form repeats its key; this is another request.
        ...(call.idempotent ? {} : { [HEADERS.idempotencyKey.toLowerCase()]: randomUUID() }),
        ...(row.token === undefined ? {} : { [HEADERS.authorization.toLowerCase()]: bearer(row.token) }),
      };
      if (!change) return route.continue({ headers });
      const sent = request.postDataJSON() as object;
      return route.continue({ headers, postData: JSON.stringify({ ...sent, ...change }) });
    },
    { times: 1 },
  );
  const [response] = await Promise.all([page.waitForResponse(address), send(member)]);
  const { code } = (await response.json()) as { readonly code: string };
  expect(code, `${call.name} is answered with ${code}`).toBe(row.code);
  const pieces = say(row.says, { ...row.values, time: TIME }).split(TIME);
  const words = pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest));
  await expect(page.getByText(words.trim()).first()).toBeVisible();
}

/** Lets all members do the same at once. */
export const each = (members: readonly Member[], act: (member: Member) => Promise<unknown>) =>
  Promise.all(members.map(act));

/** Requests a withdrawal. */
export const requestOf = ({ api, accountId }: Member, amount = '20') =>
  api.send(withdrawalCreate, { bankAccountId: accountId, amount, withdrawPassword: DIGITS });

/** Tries wrong digits until they are locked for a network. */
export const lockDigits = ({ from, accountId }: Member) =>
  lockedFor((network) =>
    from(network).send(withdrawalCreate, {
      bankAccountId: accountId,
      amount: '20',
      withdrawPassword: '0000',
    }),
  );

/** Sends the form of a deposit of 20 dollars that is refused: the window waits for an address, and closes without one. */
export async function sendDeposit({ page, say }: Member): Promise<void> {
  await page.getByRole('textbox', { name: say('wallet.amount') }).fill('20');
  const [waiting] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: say('deposit.payAmount', { amount: '$20.00' }) }).click(),
  ]);
  if (!waiting.isClosed()) await waiting.waitForEvent('close');
}

/** Sends the form of a withdrawal of 120 dollars. */
export async function sendWithdrawal({ page, say }: Member): Promise<void> {
  await page.getByRole('textbox', { name: say('wallet.amount') }).fill('120');
  await page.getByLabel(say('info.withdrawPassword')).fill(DIGITS);
  await page.getByRole('button', { name: say('withdrawal.doAmount', { amount: '$120.00' }) }).click();
}
