import { randomInt } from 'node:crypto';
import { bankAccountAdd, editWithdrawPassword, withdrawalCreate } from '@tessera/wire';
import type { CurrencyCode } from '@tessera/domain';
import { createApi, type Api } from './api.ts';
import { createLobby } from './lobby.ts';
import { bringSession, logInElsewhere, registerPerson } from './members.ts';
import { each, lockedFor, test as base, type Row, type Visitor } from './refusals.ts';

export const DIGITS = '2468';

/** A visitor as a member of their own, with four digits and a bank account. */
export interface Member extends Visitor {
  readonly api: Api;
  readonly accountId: number;
  readonly open: (path: string) => Promise<unknown>;
  /** Sends with the same session from another network. */
  readonly from: (network: string) => Api;
}

export type MemberRow = Row<Member>;

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
  app: 'mf-member-center',
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
    visitors.map(async (visitor): Promise<Member> => {
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
        open: (to) => createLobby(visitor.page, false).open(visitor.path + to),
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
