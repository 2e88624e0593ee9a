import {
  bankAccountAdd,
  depositCreate,
  depositMethods,
  editWithdrawPassword,
  type login,
  responsibleLimit,
  withdrawalCreate,
  type AnswerOf,
} from '@tessera/wire';
import { createApi, type Api } from '../harness/api.ts';
import { logInElsewhere, registerPerson, type Person } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';

const DIGITS = '2468';
const CARD = 'card';

/** A member of whom every page has something to show, and a session of theirs. */
export interface Played extends Person {
  readonly session: AnswerOf<typeof login>;
}

/**
 * Registers a member with letters, deposits, bank accounts, withdrawals in several states, limits, missions and a bonus.
 * @param dataDir of the site's platform
 */
export async function registerWithHistory(site: string, dataDir: string): Promise<Played> {
  const person = await registerPerson(site);
  const session = await logInElsewhere(site, person);
  const api = createApi(site, session.token);
  const operate = (command: string, ...options: string[]) => operateOn(dataDir, command, ...options);
  await api.send(editWithdrawPassword, { password: person.password, withdrawPassword: DIGITS });
  await deposit(site, api, '250.00', 'pay');
  await deposit(site, api, '40.00', 'decline');
  await api.send(depositCreate, { methodId: await methodOf(api), amount: '75.00' });
  await bindAndWithdraw(api, operate);
  for (const [kind, period, amount] of LIMITS) await api.send(responsibleLimit, { kind, period, amount });
  await writeTo(person.account, operate);
  return { ...person, session };
}

const LIMITS = [
  ['deposit', 'day', '300.00'],
  ['deposit', 'month', '2000.00'],
  ['loss', 'week', '150.00'],
] as const;

type Operate = (command: string, ...options: string[]) => Promise<string>;

async function methodOf(api: Api): Promise<number> {
  const { list } = await api.send(depositMethods, {});
  const method = list.find(({ kind }) => kind === CARD) ?? list[0];
  if (!method) throw new Error('the site has no way to deposit');
  return method.id;
}

/** Deposits at the sandbox provider, and decides on its page as a payer would. */
async function deposit(site: string, api: Api, amount: string, decision: 'pay' | 'decline'): Promise<void> {
  const { url } = await api.send(depositCreate, { methodId: await methodOf(api), amount });
  await fetch(new URL(url, site), { method: 'POST', body: new URLSearchParams({ decision }) });
}

async function bindAndWithdraw(api: Api, operate: Operate): Promise<void> {
  const bank = { holderName: 'Ana Li', branchCode: '021000021', withdrawPassword: DIGITS };
  const number = () => String(10 ** 9 + Math.floor(Math.random() * 9 * 10 ** 9));
  const { account } = await api.send(bankAccountAdd, {
    ...bank,
    bankName: 'First Bank of the River',
    accountNumber: number(),
  });
  await api.send(bankAccountAdd, { ...bank, bankName: 'Second Savings', accountNumber: number() });
  const orders: string[] = [];
  for (const amount of ['60.00', '25.00', '120.00']) {
    const asked = { bankAccountId: account.id, amount, withdrawPassword: DIGITS };
    orders.push((await api.send(withdrawalCreate, asked)).orderNumber);
  }
  const [paid = '', refused = ''] = orders;
  await operate('withdrawals approve', '--id', paid);
  await operate('withdrawals paid', '--id', paid);
  await operate('withdrawals reject', '--id', refused, '--why', 'The name of the account differs.');
}

async function writeTo(account: string, operate: Operate): Promise<void> {
  const letters = [
    ['Your new limit is in force', '<p>You can deposit <b>$300.00</b> a day from now on.</p>'],
    ['A new hall is open', '<p>Twelve tables, open day and night.</p><p>See you there.</p>'],
    ['Maintenance on Tuesday night, from two until four in the morning', '<p>No game is lost.</p>'],
  ] as const;
  for (const [title, content] of letters)
    await operate('letters send', '--to', account, '--title', title, '--content', content);
  await operate(
    'bonus grant',
    ...['--member', account, '--title', 'Welcome back', '--value', '20', '--wagering', '200'],
    ...['--days', '14', '--counts', '2:100', '--counts', '3:10'],
  );
}
