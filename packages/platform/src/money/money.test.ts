import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { HEADERS, isRefusal } from '@tessera/wire';
import { currencyFeatures } from '../db/schema/activities.ts';
import { providers } from '../db/schema/catalogue.ts';
import { transferLocks } from '../db/schema/content.ts';
import { idempotencyKeys } from '../db/schema/security.ts';
import { backTransfers } from '../db/schema/wallets.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { openRealGame, someGame } from '../testing/wallet.ts';

let platform: TestPlatform;
let token: string;
/** Whose game the member opens. */
let gpId: number;
let other: number;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
  token = await platform.logIn();
  ({ gpId } = await someGame(platform));
  const rows = await platform.db.select().from(providers);
  other = rows.find(({ id }) => id !== gpId)?.id ?? 0;
});
/** As ten seconds later. */
beforeEach(() => platform.db.delete(backTransfers));
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );
const withKey = (key: string) => ({ token, headers: { [HEADERS.idempotencyKey]: key } });
const move = (direction: 'in' | 'out', amount: string, to = gpId) =>
  platform.send('walletTransfer', { gpId: to, direction, amount }, { token });
const allBack = () => platform.send('balanceAllBack', {}, { token });
const getBack = () => platform.send('balanceGetBack', {}, { token });
const cash = async () => (await platform.send('myCash', {}, { token })).cash;
const wallets = () => platform.send('wallets', {}, { token });

async function whileClosed(provider: number, work: () => Promise<void>) {
  const set = (maintainFrom: Date | null) =>
    platform.db.update(providers).set({ maintainFrom }).where(eq(providers.id, provider));
  await set(new Date(0));
  try {
    await work();
  } finally {
    await set(null);
  }
}

async function whileLocked(work: () => Promise<void>) {
  const { id: memberId } = await platform.send('layout', {}, { token });
  await platform.db.insert(transferLocks).values({ memberId });
  await work();
  await platform.db.delete(transferLocks);
}

test('what is put aside at a provider is still the member’s, and comes back whole', async () => {
  const before = await cash();
  expect(await move('in', '40.50')).toMatchObject({ walletCash: '40.50' });
  await move('in', '9.5', other);
  const { cash: left, myCashList, total } = await wallets();
  expect(Number(left)).toBe(Number(before) - 50);
  expect(total).toBe(before);
  expect(myCashList.map((wallet) => wallet.cash).sort()).toEqual(['40.50', '9.50']);
  expect(await move('out', '0.50')).toMatchObject({ walletCash: '40.00' });

  const browser = await openSocket(platform.url);
  const { id } = await platform.send('layout', {}, { token });
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
  await allBack();
  expect((await browser.next('member.cash'))[1]).toMatchObject({ cash: before });
  await browser.next('all_transfer_back');
  browser.close();
  expect(await wallets()).toMatchObject({ myCashList: [], cash: before });
});

test('lists all providers on request, with the one played last, and when a closed one returns', async () => {
  await openRealGame(platform, token);
  await move('in', '5', other);
  const until = new Date(Date.now() + 3_600_000);
  const provider = eq(providers.id, other);
  await platform.db
    .update(providers)
    .set({ maintainFrom: new Date(0), maintainUntil: until })
    .where(provider);
  const { myCashList, lastGpId } = await platform.send('wallets', { all: 1 }, { token });
  await platform.db.update(providers).set({ maintainFrom: null, maintainUntil: null }).where(provider);
  expect(lastGpId).toBe(gpId);
  expect(myCashList.map((wallet) => wallet.gpId)).toEqual(
    myCashList.map((wallet) => wallet.gpId).toSorted((a, b) => a - b),
  );
  expect(myCashList.find((wallet) => wallet.gpId === gpId)).toMatchObject({ cash: '0.00', maintain: null });
  expect(myCashList.find((wallet) => wallet.gpId === other)).toMatchObject({
    cash: '5.00',
    isLight: 0,
    maintain: { endAt: until.toISOString() },
  });
  await allBack();
});

test('a transfer is refused with its reason, and moves nothing', async () => {
  const before = await cash();
  expect(await codeOf(move('in', '999999999'))).toBe('101');
  expect(await codeOf(move('out', '1'))).toBe('101');
  expect(await codeOf(move('in', '1', 2_000_000))).toBe('102');
  expect(await codeOf(move('in', '1.005'))).toBe('400');
  expect(await codeOf(move('in', '999999999999999999'))).toBe('400');
  await whileLocked(async () => expect(await codeOf(move('in', '1'))).toBe('104'));
  await whileClosed(gpId, async () => expect(await codeOf(move('in', '1'))).toBe('105'));
  expect(await cash()).toBe(before);
});

test('what is staked in a round stays where it is', async () => {
  await move('in', '5');
  const game = await openRealGame(platform, token);
  await game.wager('1');
  expect(await codeOf(move('out', '1'))).toBe('103');
  expect(await codeOf(allBack())).toBe('103');
  expect(await codeOf(getBack())).toBe('103');
  await game.settle('1');
  expect(await codeOf(getBack())).toBe('accepted');
});

test('bringing back is refused with its reason, and moves nothing', async () => {
  expect(await codeOf(allBack())).toBe('102');
  await move('in', '5', other);
  // Not whose game was played last.
  expect(await codeOf(getBack())).toBe('102');
  await whileLocked(async () => expect(await codeOf(allBack())).toBe('104'));
  await whileClosed(other, async () => {
    expect(await codeOf(allBack())).toBe('105');
    expect((await wallets()).myCashList).toMatchObject([{ gpId: other, isLight: 0, cash: '5.00' }]);
  });
  expect(await codeOf(allBack())).toBe('accepted');
  await move('in', '5', other);
  expect(await codeOf(allBack())).toBe('101');
  await platform.db.update(backTransfers).set({ at: sql`now() - interval '11 seconds'` });
  expect(await codeOf(allBack())).toBe('accepted');
});

test('one provider in maintenance keeps its own money, and no other’s', async () => {
  const before = Number(await cash());
  await move('in', '8');
  await move('in', '5', other);
  await whileClosed(other, async () => {
    const key = randomUUID();
    const answer = await platform.send('balanceAllBack', {}, withKey(key));
    expect(answer).toMatchObject({ stayed: [{ gpId: other }] });
    await platform.db.delete(idempotencyKeys);
    expect(await platform.send('balanceAllBack', {}, withKey(key))).toEqual(answer);
    expect((await wallets()).myCashList).toMatchObject([{ gpId: other, cash: '5.00' }]);
    expect(Number(await cash())).toBe(before - 5);
    await platform.db.delete(backTransfers);
    expect(await codeOf(allBack())).toBe('105');
  });
  expect(await allBack()).toEqual({ stayed: [] });
  expect(Number(await cash())).toBe(before);
});

test('a round at a provider in maintenance does not hold the money of others', async () => {
  const game = await openRealGame(platform, token);
  await move('in', '5');
  await move('in', '3', other);
  await game.wager('1');
  await whileClosed(gpId, async () => {
    expect(await allBack()).toMatchObject({ stayed: [{ gpId }] });
    expect((await wallets()).myCashList).toMatchObject([{ gpId, cash: '5.00' }]);
  });
  await game.settle('1');
  await platform.db.delete(backTransfers);
  await allBack();
});

test('the same request has one effect and one answer, also when the first answer was lost', async () => {
  const before = await cash();
  const payload = { gpId, direction: 'in', amount: '3' } as const;
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => platform.send('walletTransfer', payload, withKey(key))),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await platform.db.delete(idempotencyKeys);
  expect(await platform.send('walletTransfer', payload, withKey(key))).toEqual(answers[0]);
  expect(await codeOf(platform.send('walletTransfer', { ...payload, amount: '4' }, withKey(key)))).toBe(
    '409',
  );
  const back = randomUUID();
  await platform.send('balanceAllBack', {}, withKey(back));
  await platform.db.delete(idempotencyKeys);
  expect(await codeOf(platform.send('balanceAllBack', {}, withKey(back)))).toBe('accepted');
  expect(await cash()).toBe(before);
});

test('fifty transfers at once are carried out as far as the balance goes', async () => {
  const before = Number(await cash());
  const amount = String(Math.ceil(before / 10));
  const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(move('in', amount))));
  const done = codes.filter((code) => code === 'accepted').length;
  expect(done).toBe(Math.floor(before / Number(amount)));
  expect(codes.filter((code) => code === '101')).toHaveLength(50 - done);
  await allBack();
  expect(Number(await cash())).toBe(before);
});

test('what is switched on follows the currency', async () => {
  const surplus = (currency: 'USD' | 'GP') => platform.send('cashSurplusCheck', { siteId: 1, currency });
  const bonus = (memberCurrency: 'USD' | 'GP') =>
    platform.send('bonusSettingCheck', { siteId: 1, memberCurrency });
  expect(await surplus('USD')).toEqual({ active: 1 });
  expect(await surplus('GP')).toEqual({ active: 0 });
  expect(await bonus('USD')).toEqual({ isFriend: 1 });
  await platform.db.delete(currencyFeatures).where(eq(currencyFeatures.currency, 'USD'));
  expect(await surplus('USD')).toEqual({ active: 0 });
  expect(await bonus('USD')).toEqual({ isFriend: 0 });
  expect(await codeOf(platform.send('cashSurplusCheck', { siteId: 999, currency: 'USD' }))).toBe('400');
});
