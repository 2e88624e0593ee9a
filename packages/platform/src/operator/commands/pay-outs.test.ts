import { responsibleSettings } from '../../db/schema/responsible.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { memberOf } from '../../testing/agents.ts';
import { cashierOf, USD_ACCOUNT } from '../../testing/cashier.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openRealGame, someGame } from '../../testing/wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const cashier = cashierOf(() => platform);
const member = ['--member', 'agent01'];
const request = () => run('withdrawals', 'request', ...member);

test('who can log in asks at the cashier', async () => {
  expect(await request()).toEqual({
    code: 1,
    said: 'agent01 may log in, and asks for a withdrawal at the cashier.',
  });
});

test('what a self-excluded member has is paid out, with what is put aside, when all rounds are settled', async () => {
  const token = await platform.logIn('agent01');
  const had = await cashier.cash(token);
  const { gpId } = await someGame(platform);
  await platform.send('walletTransfer', { gpId, direction: 'in', amount: '40' }, { token });
  const game = await openRealGame(platform, token);
  await game.wager('2');
  const { id } = await memberOf(platform.db, 'agent01');
  await platform.db
    .insert(responsibleSettings)
    .values({ memberId: id, exclusionKind: 'self_exclusion', exclusionFrom: new Date(0) });
  expect((await request()).said).toMatch(/has bound no such bank account: "bank-accounts bind"/);

  const account = ['--bank', 'First Bank', '--number', USD_ACCOUNT.accountNumber];
  const bind = (holder: string, branch: string) =>
    run('bank-accounts', 'bind', ...member, ...account, '--holder', holder, '--branch', branch);
  const { name } = await memberOf(platform.db, 'agent01');
  expect((await bind('Somebody Else', USD_ACCOUNT.branchCode)).said).toMatch(/holder is not the member/);
  expect((await bind(name ?? '', '123')).said).toMatch(/is not written as banks of USD write it/);
  expect(await bind(name ?? '', USD_ACCOUNT.branchCode)).toMatchObject({ code: 0 });

  expect((await request()).said).toMatch(/still has a round open/);
  await game.settle('5');
  const { code, said } = await request();
  expect({ code, said }).toMatchObject({ code: 0 });
  const [, orderNumber = '', amount] = /^(\S+): (\S+) USD of agent01 /.exec(said) ?? [];
  expect(Number(amount)).toBe(had + 3);
  expect((await request()).said).toBe('agent01 has nothing that could be paid out.');
  await done('withdrawals', 'approve', '--id', orderNumber);
  expect(await done('withdrawals', 'list', '--status', 'approved')).toContain(orderNumber);
});

test('a letter to everybody passes over who takes a break, unless it is a necessary one', async () => {
  const letter = ['--currency', 'USD', '--title', 'An offer', '--content', 'An offer'];
  const sentTo = async (...options: string[]) =>
    Number(/Sent to (\d+)/.exec(await done('letters', 'send', '--everybody', ...letter, ...options))?.[1]);
  const all = await sentTo('--necessary');
  expect(await sentTo()).toBe(all - 1);
  await platform.db.update(responsibleSettings).set({ exclusionUntil: new Date(1) });
  expect(await sentTo()).toBe(all);
});
