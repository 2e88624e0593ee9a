import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { HEADERS, type WITHDRAWAL_STATUSES } from '@tessera/wire';
import { FAILURES_TO_LOCK } from '../auth/lockout.ts';
import { cashierSettings, withdrawals, type CashierSettings } from '../db/schema/cashier.ts';
import { introductions } from '../db/schema/registration.ts';
import { idempotencyKeys, loginFailures } from '../db/schema/security.ts';
import { serializable } from '../db/serializable.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { cashierOf, PAYMENT_KEY, USD_ACCOUNT, WITHDRAW_PASSWORD } from '../testing/cashier.ts';
import { codeOf, dataOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { openRealGame } from '../testing/wallet.ts';
import { approveWithdrawal, rejectWithdrawal } from './decisions.ts';

let platform: TestPlatform;
let token: string;
let bankAccountId: number;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 100 });
  token = await platform.logIn();
  await cashier.allowCancelling();
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
const withdraw = (amount: string, to = bankAccountId) => cashier.withdraw(token, to, amount);
const cancel = (orderNumber: string, key: string = randomUUID()) =>
  platform.send('withdrawalCancel', { orderNumber }, { token, headers: { [HEADERS.idempotencyKey]: key } });
const terms = () => platform.send('withdrawalTerms', {}, { token });
const approve = (orderNumber: string) =>
  serializable(platform.db, (tx) => approveWithdrawal(tx, orderNumber, 'sandbox'));
const reject = (orderNumber: string) =>
  serializable(platform.db, (tx) => rejectWithdrawal(tx, orderNumber, { en_US: 'no' }));
const statusOf = async (orderNumber: string): Promise<(typeof WITHDRAWAL_STATUSES)[number]> =>
  (await platform.send('withdrawalDetail', { orderNumber }, { token })).detail.status;

async function whileSet(change: Partial<CashierSettings>, work: () => Promise<void>): Promise<void> {
  const usd = eq(cashierSettings.currency, 'USD');
  const [before] = await platform.db.select().from(cashierSettings).where(usd);
  await platform.db.update(cashierSettings).set(change).where(usd);
  await work();
  await platform.db
    .update(cashierSettings)
    .set(before ?? {})
    .where(usd);
}

test('without a withdraw password, or with a wrong one, nothing leaves', async () => {
  expect((await terms()).isWithdrawPassword).toBe(0);
  expect(await codeOf(cashier.withdraw(token, 1, '20'))).toBe('102');
  bankAccountId = await cashier.bindAccount(token);
  expect((await terms()).isWithdrawPassword).toBe(1);
  const guess = (withdrawPassword: string) =>
    codeOf(platform.send('withdrawalCreate', { bankAccountId, amount: '20', withdrawPassword }, { token }));
  for (const bad of ['', '135', '13579', 'abcd']) expect(await guess(bad)).toBe('400');
  for (let tried = 0; tried < FAILURES_TO_LOCK; tried += 1) expect(await guess('0000')).toBe('101');
  expect(await guess(WITHDRAW_PASSWORD)).toBe('103');
  await platform.db.delete(loginFailures);
});

test('what is asked for leaves the balance at once, and comes back when it is cancelled', async () => {
  const before = await cashier.cash(token);
  const { id } = await platform.send('layout', {}, { token });
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
  const { orderNumber, cash } = await withdraw('20.5');
  expect(Number(cash)).toBe(before - 20.5);
  expect((await browser.next('member.cash'))[1]).toMatchObject({ cash });
  expect(await platform.send('withdrawalDetail', { orderNumber }, { token })).toMatchObject({
    detail: { amount: '20.50', status: 'pending', accountNumber: '••••••••6789', why: null, closedAt: null },
  });
  const key = randomUUID();
  const cancelled = await cancel(orderNumber, key);
  expect(cancelled).toMatchObject({ detail: { status: 'cancelled' }, cash: before.toFixed(2) });
  expect((await browser.next('member.cash'))[1]).toMatchObject({ cash: before.toFixed(2) });
  browser.close();
  await platform.db.delete(idempotencyKeys);
  expect(await cancel(orderNumber, key)).toEqual(cancelled);
  expect(await codeOf(cancel(orderNumber))).toBe('102');
  expect(await codeOf(cancel('W0-NONE'))).toBe('101');
  expect(await codeOf(platform.send('withdrawalDetail', { orderNumber: 'W0-NONE' }, { token }))).toBe('101');
  const other = await platform.logIn('player02');
  expect(await codeOf(platform.send('withdrawalCancel', { orderNumber }, { token: other }))).toBe('101');
  expect(await cashier.cash(token)).toBe(before);
});

test('members cancel only where the site lets them', async () => {
  await whileSet({ mayCancelWithdrawal: false }, async () => {
    const { orderNumber } = await withdraw('20');
    const detail = () => platform.send('withdrawalDetail', { orderNumber }, { token });
    expect(await detail()).toMatchObject({ isCancellable: 0, detail: { status: 'pending' } });
    expect(await codeOf(cancel(orderNumber))).toBe('103');
    expect(await detail()).toMatchObject({ detail: { status: 'pending' } });
  });
  await cancelAll();
});

test('a withdrawal is refused with its reason, and holds nothing', async () => {
  const before = await cashier.cash(token);
  expect(await codeOf(withdraw('20', 2_000_000))).toBe('109');
  expect(await codeOf(withdraw('19.99'))).toBe('105');
  expect(await dataOf(withdraw('5000.01'))).toEqual({ minimum: '20.00', maximum: '5000.00' });
  expect(await codeOf(withdraw('4999'))).toBe('104');
  for (const amount of ['0', '-20', '20.001', 'all']) expect(await codeOf(withdraw(amount))).toBe('400');
  expect(await codeOf(withdraw('999999999999999999'))).toBe('105');
  const removed = await platform.send(
    'bankAccountAdd',
    { ...USD_ACCOUNT, accountNumber: '777777' },
    { token },
  );
  await platform.send('bankAccountRemove', { id: removed.account.id }, { token });
  expect(await codeOf(withdraw('20', removed.account.id))).toBe('109');
  expect(await cashier.cash(token)).toBe(before);
});

test('a day has its limits, also for many at once; what came back does not count', async () => {
  const { countLeft } = await terms();
  expect(countLeft).toBe(5);
  // No more at once than tries of the withdraw password are let through.
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => codeOf(withdraw('20'))));
  expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(countLeft);
  expect(outcomes.filter((code) => code === '106')).toHaveLength(6 - countLeft);
  expect((await terms()).countLeft).toBe(0);
  await cancelAll();
  await whileSet({ withdrawalAmountPerDay: 5_000n }, async () => {
    await withdraw('30');
    expect(await dataOf(withdraw('20.01'))).toEqual({ amount_left: '20.00' });
    expect(await codeOf(withdraw('20.01'))).toBe('107');
    expect((await terms()).amountLeft).toBe('20.00');
    expect(await codeOf(withdraw('20'))).toBe('accepted');
  });
  await cancelAll();
  expect((await terms()).countLeft).toBe(countLeft);
});

test('where the site asks for it, deposits must have been wagered first, and at risk', async () => {
  expect(await codeOf(withdraw('20'))).toBe('accepted');
  await whileSet({ turnoverPercent: 50 }, async () => {
    await cashier.deposit(token, '100');
    expect(await terms()).toMatchObject({ turnoverRequired: '50.00', turnoverDone: '0.00' });
    expect(await codeOf(withdraw('20'))).toBe('108');
    const game = await openRealGame(platform, token);
    const [unplayed, played] = [randomUUID(), randomUUID()];
    await game.wager('500', unplayed);
    await game.settle('0', unplayed, undefined, '500');
    expect(await terms()).toMatchObject({ turnoverDone: '0.00' });
    await game.wager('149.99', played);
    await game.settle('0', played, undefined, '100');
    expect(await dataOf(withdraw('20'))).toEqual({ turnover_required: '50.00', turnover_done: '49.99' });
    const round = randomUUID();
    await game.wager('0.01', round);
    expect(await codeOf(withdraw('20'))).toBe('108');
    await game.settle('0', round);
    const { orderNumber } = await withdraw('20');
    expect(await terms()).toMatchObject({ turnoverRequired: '0.00', turnoverDone: '0.00' });
    await cancel(orderNumber);
    expect(await terms()).toMatchObject({ turnoverRequired: '50.00', turnoverDone: '50.00' });
  });
  await cancelAll();
});

test('every credit has its own requirement, which goes along with what an agent passes on', async () => {
  const agent = await platform.logIn('agent01');
  const { id: memberId } = await platform.send('layout', {}, { token });
  const termsOf = (who: string) => platform.send('withdrawalTerms', {}, { token: who });
  const own = { password: 'agent1234', withdrawPassword: WITHDRAW_PASSWORD };
  await platform.send('editWithdrawPassword', own, { token: agent });
  const { id: introducerId } = await platform.send('layout', {}, { token: agent });
  await platform.db.insert(introductions).values({ memberId, introducerId, via: 'member_agent' });
  await whileSet({ turnoverPercent: 50 }, async () => {
    expect((await terms()).turnoverCredits[0]).toMatchObject({ kind: 'welcome' });
    await cashier.deposit(agent, '100');
    const before = await termsOf(agent);
    expect(before.turnoverCredits.at(-1)).toMatchObject({
      kind: 'deposit',
      toWager: '50.00',
      wagered: '0.00',
    });
    const gift = { memberId, amount: '100', withdrawPassword: WITHDRAW_PASSWORD };
    await platform.send('agentTransfer', gift, { token: agent });
    const received = { kind: 'agent_transfer', amount: '100.00', toWager: '50.00', wagered: '0.00' };
    expect((await terms()).turnoverCredits.at(-1)).toMatchObject(received);
    const after = await termsOf(agent);
    expect(Number(before.turnoverRequired) - Number(after.turnoverRequired)).toBe(50);
  });
});

test('the same request is carried out once, also when the first answer was lost', async () => {
  const before = await cashier.cash(token);
  const payload = { bankAccountId, amount: '25', withdrawPassword: WITHDRAW_PASSWORD };
  const withKey = { token, headers: { [HEADERS.idempotencyKey]: randomUUID() } };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => platform.send('withdrawalCreate', payload, withKey)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await platform.db.delete(idempotencyKeys);
  expect(await platform.send('withdrawalCreate', payload, withKey)).toEqual(answers[0]);
  await platform.db.delete(idempotencyKeys);
  expect(await codeOf(platform.send('withdrawalCreate', { ...payload, amount: '26' }, withKey))).toBe('409');
  expect(await cashier.cash(token)).toBe(before - 25);
  await cancelAll();
});

test('a repetition with other digits continues the same withdrawal, also once its first answer is forgotten', async () => {
  const before = await cashier.cash(token);
  const payload = { bankAccountId, amount: '25' };
  const withKey = { token, headers: { [HEADERS.idempotencyKey]: randomUUID() } };
  const send = (withdrawPassword: string) =>
    platform.send('withdrawalCreate', { ...payload, withdrawPassword }, withKey);
  const first = await send(WITHDRAW_PASSWORD);
  expect(await send('0000')).toEqual(first);
  await platform.db.delete(idempotencyKeys);
  expect(await codeOf(send('0000'))).toBe('101');
  await platform.db.delete(idempotencyKeys);
  expect(await send(WITHDRAW_PASSWORD)).toEqual(first);
  expect(await cashier.cash(token)).toBe(before - 25);
  await cancelAll();
});

test('after a day the same key is another withdrawal', async () => {
  const payload = { bankAccountId, amount: '25', withdrawPassword: WITHDRAW_PASSWORD };
  const withKey = { token, headers: { [HEADERS.idempotencyKey]: randomUUID() } };
  const { orderNumber } = await platform.send('withdrawalCreate', payload, withKey);
  await platform.db.delete(idempotencyKeys);
  await platform.db
    .update(withdrawals)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(withdrawals.orderNumber, orderNumber));
  const second = await platform.send('withdrawalCreate', payload, withKey);
  expect(second.orderNumber).not.toBe(orderNumber);
  await cancelAll();
});

test('of a decision and a cancellation at once exactly one is carried out', async () => {
  for (const decide of [approve, reject, approve, reject]) {
    const before = await cashier.cash(token);
    const { orderNumber } = await withdraw('20');
    const [cancelled, decided] = await Promise.all([codeOf(cancel(orderNumber)), decide(orderNumber)]);
    expect([cancelled === 'accepted', decided.kind === 'done'].filter(Boolean)).toHaveLength(1);
    const status = await statusOf(orderNumber);
    expect(status).toBe(
      cancelled === 'accepted' ? 'cancelled' : decide === approve ? 'approved' : 'rejected',
    );
    expect(await cashier.cash(token)).toBe(status === 'approved' ? before - 20 : before);
  }
  await platform.db.update(withdrawals).set({ day: '2026-01-01' });
});

test('of many decisions at once one is carried out, and what is decided stays so', async () => {
  const before = await cashier.cash(token);
  const { orderNumber } = await withdraw('20');
  const decided = await Promise.all(
    [approve, reject, approve, reject, approve, reject].map((decide) => decide(orderNumber)),
  );
  expect(decided.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  expect(decided.filter(({ kind }) => kind === 'closed')).toHaveLength(5);
  expect(await codeOf(cancel(orderNumber))).toBe('102');
  const isApproved = (await statusOf(orderNumber)) === 'approved';
  expect(await cashier.cash(token)).toBe(isApproved ? before - 20 : before);
  expect(await approve('W0-NONE')).toEqual({ kind: 'unknown' });
});

test('withdrawing and playing at once never takes the balance below zero', async () => {
  const before = await cashier.cash(token);
  const game = await openRealGame(platform, token);
  const half = (Math.floor(before / 2) + 1).toFixed(2);
  const outcomes = await Promise.all([
    codeOf(withdraw(half)),
    codeOf(withdraw(half)),
    codeOf(game.wager(half)),
  ]);
  expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(1);
  expect(await cashier.cash(token)).toBeGreaterThanOrEqual(0);
});

test('the list is filtered and paged, the latest first', async () => {
  const list = (payload: object) => platform.send('withdrawalList', payload, { token });
  const all = await list({ count: 200 });
  expect(all.totalCount).toBe(all.list.length);
  const approved = await list({ status: 'approved', count: 200 });
  expect(approved.list.every(({ status }) => status === 'approved')).toBe(true);
  expect(approved.totalCount).toBe(all.list.filter(({ status }) => status === 'approved').length);
  expect((await list({ page: 2, count: 1 })).list).toEqual(all.list.slice(1, 2));
  const { createdAt } = all.list[1] ?? { createdAt: '' };
  expect((await list({ from: createdAt })).list[0]).toEqual(all.list[0]);
  expect((await list({ to: createdAt })).list[0]).toEqual(all.list.find((one) => one.createdAt < createdAt));
});

async function cancelAll(): Promise<void> {
  const { list } = await platform.send('withdrawalList', { status: 'pending' }, { token });
  for (const { orderNumber } of list) await cancel(orderNumber);
}
