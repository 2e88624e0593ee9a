import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { HEADERS } from '@tessera/wire';
import { changeSecurity } from '../auth/security.ts';
import { agentTransferLimits, agentTransfers } from '../db/schema/agent.ts';
import { transferLocks } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { responsibleLimits, responsibleSettings } from '../db/schema/responsible.ts';
import { idempotencyKeys, loginFailures } from '../db/schema/security.ts';
import { introductions } from '../db/schema/registration.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { credit, makeMember, memberOf } from '../testing/agents.ts';
import { codeOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';

const DIGITS = '8642';

let platform: TestPlatform;
let token: string;
let agentId: number;
/** Brought by somebody whom the agent brought. */
let memberId: number;
beforeAll(async () => {
  platform = await startTestPlatform();
  const { db } = platform;
  token = await platform.logIn('agent01');
  agentId = (await memberOf(db, 'agent01')).id;
  const between = await makeMember(db, { introducerId: agentId });
  memberId = (await memberOf(db, 'player01')).id;
  await db.insert(introductions).values({ memberId, introducerId: between.id, via: 'recommend_code' });
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const give = (amount: string, to = memberId, key?: string, withdrawPassword = DIGITS) =>
  platform.send(
    'agentTransfer',
    { memberId: to, amount, withdrawPassword },
    { token, headers: key === undefined ? {} : { [HEADERS.idempotencyKey]: key } },
  );
const cash = async (id: number) => (await memberBalance(platform.db, id, 'USD')).balance;

test('money goes to a member at any depth, both are told, and it is listed', async () => {
  const player = await platform.logIn('player01');
  const [mine, theirs] = [await openSocket(platform.url), await openSocket(platform.url)];
  mine.subscribe(`private-member.${agentId}`, token);
  theirs.subscribe(`private-member.${memberId}`, player);
  await mine.settle();
  await theirs.settle();
  const before = [await cash(agentId), await cash(memberId)] as const;
  const given = await give('12.5');
  expect([await cash(agentId), await cash(memberId)]).toEqual([before[0] - 12_50n, before[1] + 12_50n]);
  expect((await mine.next('member.cash'))[1]).toMatchObject({ cash: given.cash });
  const { cash: theirCash } = await platform.send('myCash', {}, { token: player });
  expect((await theirs.next('member.cash'))[1]).toMatchObject({ cash: theirCash });
  mine.close();
  theirs.close();

  const { list, totalCount, limits } = await platform.send('agentTransfers', { memberId }, { token });
  expect({ list, totalCount }).toMatchObject({
    list: [{ id: given.id, memberId, account: 'pl•••01', amount: '12.50' }],
    totalCount: 1,
  });
  expect(limits).toEqual({
    least: '1.00',
    most: '2000.00',
    mostPerDay: '10000.00',
    leftToday: given.leftToday,
  });
  expect((await platform.send('agentTransfers', { memberId: agentId }, { token })).list).toEqual([]);
});

test('both sides see one reference, each other’s masked account and the note', async () => {
  const player = await platform.logIn('player01');
  const given = await platform.send(
    'agentTransfer',
    { memberId, amount: '3', withdrawPassword: DIGITS, note: ' For the weekend ' },
    { token },
  );
  const records = async (who: string) =>
    (await platform.send('cashRecords', { kind: 'agent_transfer', count: 1 }, { token: who })).list;
  const { reference } = given;
  const note = 'For the weekend';
  expect(await records(player)).toMatchObject([
    { amount: '3.00', reference, transfer: { memberId: agentId, account: 'ag•••01', note } },
  ]);
  expect(await records(token)).toMatchObject([
    { amount: '-3.00', reference, transfer: { memberId, account: 'pl•••01', note } },
  ]);
  const { list } = await platform.send('agentTransfers', { count: 1 }, { token });
  expect(list).toMatchObject([{ id: given.id, reference, note }]);
  const { list: others } = await platform.send(
    'cashRecords',
    { kind: 'deposit', count: 1 },
    { token: player },
  );
  expect(others).not.toMatchObject([{ transfer: expect.anything() }]);
});

test('who is not in the downline, or has another currency, gets nothing', async () => {
  const { db } = platform;
  const stranger = await makeMember(db);
  const foreign = await makeMember(db, { introducerId: agentId, currency: 'INR' });
  const before = await cash(agentId);
  for (const id of [stranger.id, agentId, 2_000_000]) expect(await codeOf(give('1', id))).toBe('102');
  expect(await codeOf(give('1', foreign.id))).toBe('103');
  expect(await cash(agentId)).toBe(before);
});

test('the withdraw password is asked for, and cannot be guessed', async () => {
  const { db } = platform;
  expect(await codeOf(give('1', memberId, undefined, '0000'))).toBe('105');
  expect(await codeOf(give('1', memberId, undefined, '12345'))).toBe('400');
  expect(await codeOf(give('1'))).toBe('accepted');
  for (let tries = 0; tries < 6; tries += 1) await codeOf(give('1', memberId, undefined, '0000'));
  expect(await codeOf(give('1'))).toBe('107');
  await db.delete(loginFailures);
  const hash = await db.query.memberSecurity.findFirst({ where: (row) => eq(row.memberId, agentId) });
  await changeSecurity(db, agentId, { withdrawPasswordHash: null });
  expect(await codeOf(give('1'))).toBe('106');
  await changeSecurity(db, agentId, { withdrawPasswordHash: hash?.withdrawPasswordHash ?? null });
});

test('amounts have limits: for one transfer, for a day, and by what there is', async () => {
  const { db } = platform;
  expect(await codeOf(give('0.99'))).toBe('109');
  expect(await codeOf(give('2000.01'))).toBe('109');
  expect(await codeOf(give('1.005'))).toBe('400');
  expect(await codeOf(give('0'))).toBe('400');
  expect(await codeOf(give('1999'))).toBe('101');
  const [limits] = await db.select().from(agentTransferLimits).where(eq(agentTransferLimits.currency, 'USD'));
  const set = (values: Partial<typeof limits>) =>
    db
      .update(agentTransferLimits)
      .set({ ...values })
      .where(eq(agentTransferLimits.currency, 'USD'));
  const { leftToday } = (await platform.send('agentTransfers', {}, { token })).limits;
  const given = (limits?.mostPerDay ?? 0n) - BigInt(leftToday.replace('.', ''));
  await set({ mostPerDay: given + 5_00n });
  expect(await codeOf(give('5.01'))).toBe('110');
  expect(await give('5')).toMatchObject({ leftToday: '0.00' });
  expect(await codeOf(give('1'))).toBe('110');
  await set({ mostPerDay: limits?.mostPerDay });
  await db.delete(agentTransferLimits).where(eq(agentTransferLimits.currency, 'USD'));
  expect(await codeOf(give('1'))).toBe('109');
  if (limits) await db.insert(agentTransferLimits).values(limits);
});

test('nothing moves where either side’s money may not', async () => {
  const { db } = platform;
  await db.insert(transferLocks).values({ memberId: agentId });
  expect(await codeOf(give('1'))).toBe('104');
  await db.delete(transferLocks);
  await db.insert(transferLocks).values({ memberId });
  expect(await codeOf(give('1'))).toBe('111');
  await db.delete(transferLocks);
  const gone = await makeMember(db, { introducerId: agentId });
  await db.update(members).set({ status: 'disabled' }).where(eq(members.id, gone.id));
  expect(await codeOf(give('1', gone.id))).toBe('111');
});

test('a member who takes a break gets nothing, nor more than the member’s own deposit limit', async () => {
  const { db } = platform;
  const until = new Date(Date.now() + 60_000);
  const to = await makeMember(db, { introducerId: agentId });
  const pause = { exclusionKind: 'time_out', exclusionFrom: new Date(0), exclusionUntil: until } as const;
  await db.insert(responsibleSettings).values({ memberId: to.id, ...pause });
  expect(await codeOf(give('1', to.id))).toBe('111');
  await db.update(responsibleSettings).set({ exclusionUntil: new Date(1) });
  await db
    .insert(responsibleLimits)
    .values({ memberId: to.id, kind: 'deposit', period: 'day', amount: 10_00n });
  expect(await codeOf(give('10.01', to.id))).toBe('111');
  expect(await codeOf(give('6', to.id))).toBe('accepted');
  expect(await codeOf(give('6', to.id))).toBe('111');
  expect(await codeOf(give('4', to.id))).toBe('accepted');
});

test('a request has one effect, however often it comes, also when the first answer was lost', async () => {
  const before = await cash(memberId);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => give('3', memberId, key)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await platform.db.delete(idempotencyKeys);
  expect(await give('3', memberId, key)).toEqual(answers[0]);
  expect(await codeOf(give('4', memberId, key))).toBe('409');
  expect(await cash(memberId)).toBe(before + 3_00n);
});

test('a key is another request’s a day later', async () => {
  const { db } = platform;
  const key = randomUUID();
  const before = await cash(memberId);
  const first = await give('3', memberId, key);
  const forget = () => db.delete(idempotencyKeys);
  await forget();
  expect(await codeOf(give('4', memberId, key))).toBe('409');
  await forget();
  // As if it had been written two days ago; the table itself lets nobody change that.
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    const aged = { createdAt: sql`now() - interval '2 days'` };
    await tx.update(agentTransfers).set(aged).where(eq(agentTransfers.id, first.id));
  });
  const second = await give('4', memberId, key);
  expect(second.id).not.toBe(first.id);
  await forget();
  expect(await give('4', memberId, key)).toEqual(second);
  expect(await cash(memberId)).toBe(before + 7_00n);
});

test('of many at once, as many are carried out as the balance and the day allow', async () => {
  const { db } = platform;
  const agent = await memberOf(db, 'agent01');
  await credit(db, agent, 10_000_00n);
  const before = [await cash(agentId), await cash(memberId)] as const;
  const givenBefore = (await db.select().from(agentTransfers)).length;
  const { leftToday } = (await platform.send('agentTransfers', {}, { token })).limits;
  const fits = Number(BigInt(leftToday.replace('.', '')) / 1_900_00n);
  const codes: string[] = [];
  // A few at a time: the withdraw password has only so many tries under way.
  for (let round = 0; round < 4; round += 1) {
    codes.push(...(await Promise.all([1, 2, 3].map(() => codeOf(give('1900'))))));
  }
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(fits);
  expect(codes.filter((code) => code === '110')).toHaveLength(codes.length - fits);
  const moved = BigInt(fits) * 1_900_00n;
  expect([await cash(agentId), await cash(memberId)]).toEqual([before[0] - moved, before[1] + moved]);
  expect((await db.select().from(agentTransfers)).length).toBe(givenBefore + fits);
});
