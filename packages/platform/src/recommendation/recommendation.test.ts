import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import { memberCash } from '@tessera/wire';
import { currencyFeatures } from '../db/schema/activities.ts';
import { ledgerEntries, ledgerTransactions } from '../db/schema/ledger.ts';
import { members } from '../db/schema/members.ts';
import { recommendationPlans, recommendationRewards } from '../db/schema/recommendation.ts';
import { introductions } from '../db/schema/registration.ts';
import { memberAccount, memberBalance, openAccount } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { codeOf } from '../testing/forms.ts';
import { makeMembers } from '../testing/members.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openRealGame } from '../testing/wallet.ts';
import { giveDueRewards, giveReward, rewardWhenDue } from './rewards.ts';

let platform: TestPlatform;
let token: string;
let recommender: { readonly id: number; readonly currency: CurrencyCode };
beforeAll(async () => {
  platform = await startTestPlatform();
});
beforeEach(async () => {
  const [fresh] = await makeMembers(platform.db, 1);
  if (!fresh) throw new Error('no member');
  recommender = fresh;
});
afterAll(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
  await platform.close();
});

/** The sweep, without anybody to tell. */
const sweep = () => giveDueRewards({ db: platform.db, live: { toMember: () => undefined } as never });

async function bring(
  count: number,
  by = recommender.id,
  via: 'recommend_code' | 'member_agent' = 'recommend_code',
) {
  const brought = await makeMembers(platform.db, count);
  await platform.db
    .insert(introductions)
    .values(brought.map(({ id }) => ({ memberId: id, introducerId: by, via })));
  return brought;
}

/** What the cashier books when a payment has come. Amounts are cents. */
async function deposit(member: { id: number; currency: CurrencyCode }, amount: bigint): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const to = await openAccount(tx, memberAccount(member.id, member.currency));
    const from = await openAccount(tx, {
      kind: 'payment_provider',
      owner: 'sandbox',
      currency: member.currency,
    });
    await book(tx, { key: `deposit:${randomUUID()}`, kind: 'deposit', from, to, amount });
  });
}

const rewardsOf = (recommenderId: number) =>
  platform.db
    .select()
    .from(recommendationRewards)
    .where(eq(recommendationRewards.recommenderId, recommenderId))
    .orderBy(recommendationRewards.createdAt, recommendationRewards.memberId);
const balanceOf = async (id: number) => (await memberBalance(platform.db, id, 'USD')).balance;

test('a first deposit that is large enough rewards once, whoever sweeps and however often', async () => {
  const [friend] = await bring(1);
  if (!friend) throw new Error('nobody');
  await sweep();
  expect(await rewardsOf(recommender.id)).toEqual([]);
  await deposit(friend, 2_000n);
  await Promise.all([
    sweep(),
    sweep(),
    ...Array.from({ length: 10 }, () => giveReward(platform.db, friend.id)),
  ]);
  expect(await rewardsOf(recommender.id)).toEqual([
    expect.objectContaining({ memberId: friend.id, amount: 500n, level: 1, reason: 'first_deposit' }),
  ]);
  expect(await balanceOf(recommender.id)).toBe(500n);
  const [booked] = await platform.db
    .select()
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.key, `recommendation:${friend.id}`));
  expect(booked?.ledger_transactions.kind).toBe('recommendation');
});

test('only the first deposit counts', async () => {
  const [friend] = await bring(1);
  if (!friend) throw new Error('nobody');
  await deposit(friend, 1_999n);
  await deposit(friend, 100_000n);
  await sweep();
  expect(await rewardsOf(recommender.id)).toEqual([]);
});

test('the stakes of settled rounds count, what of them was refunded or never at risk does not', async () => {
  const friendToken = await platform.logIn('player01');
  const { id } = await platform.send('layout', {}, { token: friendToken });
  await platform.db
    .insert(introductions)
    .values({ memberId: id, introducerId: recommender.id, via: 'recommend_code' });
  const game = await openRealGame(platform, friendToken);
  await game.wager('60.00', 'first');
  await game.settle('0', 'first');
  await game.wager('60.00', 'second');
  await sweep();
  await game.cancel('second');
  await sweep();
  expect(await rewardsOf(recommender.id)).toEqual([]);
  await game.wager('50.00', 'third');
  await game.settle('10.00', 'third', undefined, '10.01');
  await sweep();
  expect(await rewardsOf(recommender.id)).toEqual([]);
  await game.wager('0.01', 'fourth');
  await game.settle('0', 'fourth');
  await sweep();
  expect(await rewardsOf(recommender.id)).toMatchObject([{ memberId: id, reason: 'turnover', amount: 500n }]);
});

test('the more are brought, the more each is worth', async () => {
  const friends = await bring(6);
  for (const friend of friends) await deposit(friend, 5_000n);
  await sweep();
  const rewards = await rewardsOf(recommender.id);
  expect(rewards.map(({ amount }) => amount)).toEqual([500n, 500n, 500n, 500n, 800n, 800n]);
  expect(rewards.map(({ level }) => level)).toEqual([1, 1, 1, 1, 2, 2]);
  expect(await balanceOf(recommender.id)).toBe(3_600n);
});

test.each([
  ['came by an agent’s link', () => bring(1, recommender.id, 'member_agent')],
  [
    'was brought by an agent',
    async () => {
      await platform.db.update(members).set({ isAgent: true }).where(eq(members.id, recommender.id));
      return bring(1);
    },
  ],
  [
    'was brought by somebody whose account is closed',
    async () => {
      await platform.db.update(members).set({ status: 'disabled' }).where(eq(members.id, recommender.id));
      return bring(1);
    },
  ],
])('nobody is rewarded for who %s', async (_who, make) => {
  const [friend] = await make();
  if (!friend) throw new Error('nobody');
  await deposit(friend, 5_000n);
  await sweep();
  expect(await rewardsOf(recommender.id)).toEqual([]);
});

test('while the currency’s programme is closed nobody is rewarded; when it opens again, those who waited are', async () => {
  const isUsd = eq(currencyFeatures.currency, 'USD');
  await platform.db.update(currencyFeatures).set({ isFriend: false }).where(isUsd);
  const [friend] = await bring(1);
  if (!friend) throw new Error('nobody');
  await deposit(friend, 5_000n);
  await sweep();
  expect(await rewardsOf(recommender.id)).toEqual([]);
  token = await platform.logIn('player01');
  const asked = { siteId: 1, language: 'en_US' } as const;
  expect(await platform.send('recommendProject', asked, { token })).toMatchObject({ isOpen: 0, code: null });
  await platform.db.update(currencyFeatures).set({ isFriend: true }).where(isUsd);
  await sweep();
  expect(await rewardsOf(recommender.id)).toHaveLength(1);
});

test('a plan may ask for the stakes alone', async () => {
  const isUsd = eq(recommendationPlans.currency, 'USD');
  await platform.db.update(recommendationPlans).set({ firstDeposit: null }).where(isUsd);
  const [friend] = await bring(1);
  if (!friend) throw new Error('nobody');
  await deposit(friend, 5_000n);
  await sweep();
  await platform.db.update(recommendationPlans).set({ firstDeposit: 2_000n }).where(isUsd);
  expect(await rewardsOf(recommender.id)).toEqual([]);
});

test('records and search show whom the member brought, masked, by state, time and account', async () => {
  token = await platform.logIn('player02');
  const { id } = await platform.send('layout', {}, { token });
  const friends = await makeMembers(platform.db, 3, 'INR');
  const day = (n: number) => new Date(Date.UTC(2026, 2, n));
  await platform.db.insert(introductions).values(
    friends.map((friend, index) => ({
      memberId: friend.id,
      introducerId: id,
      via: 'recommend_code' as const,
      createdAt: day(index + 1),
    })),
  );
  const [, second, third] = friends;
  await platform.db
    .update(members)
    .set({ accountKey: 'zara01', account: 'Zara01' })
    .where(eq(members.id, third?.id ?? 0));
  await deposit({ id: second?.id ?? 0, currency: 'INR' }, 1_000_000n);
  await sweep();

  const records = (query: object) => platform.send('recommendRecords', query, { token });
  const ids = async (query: object) => (await records(query)).list.map((row) => row.id);
  const all = await records({});
  expect(all).toMatchObject({ totalCount: 3, rewardedCount: 1, rewardTotal: '420.00' });
  expect(all.list.map((row) => row.id)).toEqual([3, 2, 1]);
  expect(all.list[0]).toMatchObject({ memberAccount: 'Za•••', state: 'pending', amount: null });
  expect(all.list[1]).toMatchObject({
    state: 'rewarded',
    reason: 'first_deposit',
    level: 1,
    amount: '420.00',
  });
  expect(await ids({ state: 'pending' })).toEqual([3, 1]);
  expect(await ids({ state: 'rewarded' })).toEqual([2]);
  expect(await ids({ from: day(2).toISOString(), to: day(3).toISOString() })).toEqual([2]);
  expect(await ids({ page: 2, count: 2 })).toEqual([1]);
  expect((await records({ state: 'pending' })).rewardTotal).toBe('0.00');

  const search = (query: object) => platform.send('recommendMemberSearch', query, { token });
  expect(await search({ account: 'ZARA01' })).toMatchObject({
    totalCount: 1,
    list: [{ memberAccount: 'Za•••', registeredAt: day(3).toISOString(), state: 'pending' }],
  });
  expect((await search({ account: '%' })).totalCount).toBe(0);
  expect((await search({})).totalCount).toBe(3);
  expect(await codeOf(records({ from: '0000-01-01T00:00:00Z' }))).toBe('400');
});

test('the search confirms a whole account only: a part of it would let the rest behind the mask be guessed', async () => {
  const { id } = await platform.send('layout', {}, { token });
  const [friend] = await bring(1, id);
  const search = (account: string) => platform.send('recommendMemberSearch', { account }, { token });
  const [row] = await platform.db
    .update(members)
    .set({ accountKey: 'walter77', account: 'Walter77', lastLoginAt: new Date() })
    .where(eq(members.id, friend?.id ?? 0))
    .returning();
  for (const part of ['w', 'wal', 'walter7', 'alter77', 'walter777']) {
    expect((await search(part)).totalCount).toBe(0);
  }
  expect((await search(row?.account ?? '')).list).toMatchObject([{ memberAccount: 'Wa•••' }]);
});

test('the records do not reveal the id of a friend: each has the number in which the member brought them', async () => {
  const { id } = await platform.send('layout', {}, { token });
  await bring(2, id);
  await bring(1, id, 'member_agent');
  const { list } = await platform.send('recommendRecords', { count: 100 }, { token });
  expect(list.map((row) => row.id)).toEqual(list.map((_, index) => list.length - index));
});

test('the recommender does not see when a friend was on the site', async () => {
  const { id } = await platform.send('layout', {}, { token });
  const [friend] = await bring(1, id);
  await platform.db
    .update(members)
    .set({ lastLoginAt: new Date() })
    .where(eq(members.id, friend?.id ?? 0));
  const { list } = await platform.send('recommendMemberSearch', {}, { token });
  expect(list.map(({ lastLoginAt }) => lastLoginAt)).toEqual(list.map(() => null));
});

test('the recommender’s browsers are told the new balance, once', async () => {
  const [friend] = await bring(1);
  if (!friend) throw new Error('nobody');
  await deposit(friend, 2_000n);
  const toMember = jest.fn();
  const parts = { db: platform.db, live: { toMember } as never };
  await rewardWhenDue(parts, friend.id);
  await rewardWhenDue(parts, friend.id);
  expect(toMember.mock.calls).toEqual([[recommender.id, memberCash, { cash: '5.00', version: 1 }]]);
});
