import { eq } from 'drizzle-orm';
import { hashPassword } from '../../auth/passwords.ts';
import { changeSecurity } from '../../auth/security.ts';
import { auditEntries } from '../../db/schema/content.ts';
import { cashierSettings } from '../../db/schema/cashier.ts';
import { members } from '../../db/schema/members.ts';
import { Refusal } from '../../http/refusal.ts';
import { memberBalance } from '../../ledger/accounts.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import type { Services } from '../../services.ts';
import { credit, withdraw } from '../../testing/agents.ts';
import { USD_ACCOUNT, WITHDRAW_PASSWORD } from '../../testing/cashier.ts';
import { formsOf } from '../../testing/forms.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { closingHandlers } from './closing.handlers.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  forms = formsOf(platform);
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const { done, run } = operatorOf(() => platform);
const requireTurnover = (turnoverPercent: number) =>
  platform.db.update(cashierSettings).set({ turnoverPercent }).where(eq(cashierSettings.currency, 'USD'));

/** A member with a withdraw password, a bank account and welcome money. */
async function banked() {
  const { memberAccount: account, memberId: id, token } = await forms.register();
  await changeSecurity(platform.db, id, { withdrawPasswordHash: await hashPassword(WITHDRAW_PASSWORD) });
  const number = String(id).padStart(12, '7');
  await platform.send('bankAccountAdd', { ...USD_ACCOUNT, accountNumber: number }, { token });
  return { account, id, token };
}
const close = (token: string) =>
  platform.send('accountClose', { withdrawPassword: WITHDRAW_PASSWORD }, { token });

describe('an account whose money was not wagered', () => {
  beforeEach(() => requireTurnover(100));
  afterEach(() => requireTurnover(0));

  test('is closed, and its money leaves only when an operator says so', async () => {
    const { account, token } = await banked();
    const { cash, notWagered } = await platform.send('accountClosing', {}, { token });
    expect(notWagered).toBe(cash);
    const { orderNumber } = await close(token);
    const order = ['--id', orderNumber ?? ''];
    expect(await done('withdrawals', 'list', '--member', account)).toContain(
      `pending  ${cash} USD not wagered`,
    );
    expect(await run('withdrawals', 'approve', ...order)).toEqual({
      code: 1,
      said: `Before the withdrawal ${orderNumber} its member had to wager ${cash} USD more: reject it, or approve it with --not-wagered.`,
    });
    await done('withdrawals', 'approve', ...order, '--not-wagered');
    const [audited] = (await platform.db.select().from(auditEntries)).slice(-1);
    expect(audited).toMatchObject({ after: { status: 'approved', notWagered: `${cash} USD` } });
  });

  test('is paid out no sooner when the operator requests it in the member’s stead', async () => {
    const { account, token } = await banked();
    const { cash } = await platform.send('accountClosing', {}, { token });
    await done('members', 'disable', '--member', account);
    const [orderNumber = ''] = (await done('withdrawals', 'request', '--member', account)).split(':');
    expect(await done('withdrawals', 'list', '--member', account)).toContain(`${cash} USD not wagered`);
    expect((await run('withdrawals', 'approve', '--id', orderNumber)).code).toBe(1);
  });
});

test('an account whose money may leave is closed without a mark', async () => {
  const { account, token } = await banked();
  expect((await platform.send('accountClosing', {}, { token })).notWagered).toBe('0.00');
  const { orderNumber } = await close(token);
  expect(await done('withdrawals', 'list', '--member', account)).not.toContain('not wagered');
  await done('withdrawals', 'approve', '--id', orderNumber ?? '');
});

test('money that arrives while an empty account is closed leaves with the withdraw password only', async () => {
  const { id } = await banked();
  const [member] = await platform.db.select().from(members).where(eq(members.id, id));
  if (!member) throw new Error(`there is no member ${id}`);
  const { balance } = await memberBalance(platform.db, id, 'USD');
  await withdraw(platform.db, member, balance, 'withdrawal_hold');
  const services = {
    db: platform.db,
    async inTurn(_wallet: number, work: () => Promise<unknown>) {
      await credit(platform.db, member, 500n);
      return work();
    },
    lockout: { attempt: async () => undefined },
  } as unknown as Services;
  const context = { member, operation: null, address: '', refuse: (code: string) => new Refusal(code, code) };
  const closed = closingHandlers(services).accountClose({ leaveMoney: 0 }, context as never);
  await expect(closed).rejects.toMatchObject({ code: '101' });
  expect((await memberBalance(platform.db, id, 'USD')).balance).toBe(500n);
});
