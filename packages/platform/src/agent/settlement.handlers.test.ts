import { eq } from 'drizzle-orm';
import type { Calls, PayloadOf } from '@tessera/wire';
import { auditEntries } from '../db/schema/content.ts';
import { ledgerTransactions } from '../db/schema/ledger.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { siteDay } from '../site/calendar.ts';
import { makeAgentOf, makeMember, playRound } from '../testing/agents.ts';
import { codeOf } from '../testing/forms.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { addDays, mondayOf, startOf, weekOf } from './days.ts';

/** The last week that is over: the seed leaves it to the operator. */
const monday = addDays(mondayOf(siteDay(new Date())), -7);
const week = weekOf(monday);

let platform: TestPlatform;
/** Of an agent who brought a member, who brought another one. */
let token: string;
let agentId: number;
beforeAll(async () => {
  platform = await startTestPlatform();
  const { db } = platform;
  const agent = await makeAgentOf(db, 'player01');
  agentId = agent.id;
  const near = await makeMember(db, { introducerId: agent.id });
  const far = await makeMember(db, { introducerId: near.id });
  const foreign = await makeMember(db, { introducerId: agent.id, currency: 'INR' });
  const at = startOf(addDays(monday, 2));
  await playRound(db, near, { at, stake: 1_500_00n, payout: 400_00n });
  await playRound(db, far, { at, stake: 100_00n, payout: 150_00n });
  await playRound(db, foreign, { at, stake: 100_00n, payout: 350_00n });
  token = await platform.logIn('player01');
});
afterAll(() => platform.close());

const { done, run } = operatorOf(() => platform);
const list = (asked: PayloadOf<Calls['agentSettlements']> = {}, by = token) =>
  platform.send('agentSettlements', asked, { token: by });
const detail = (id: number, by = token) => platform.send('agentSettlement', { id }, { token: by });
const cash = async () => (await platform.send('myCash', {}, { token })).cash;
const commissions = () =>
  platform.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.kind, 'commission'));

test.each([
  ['2026-W54', /no week "2026-W54"/],
  [weekOf(addDays(monday, 7)), /is not over: it can be settled from/],
  [weekOf(addDays(monday, -7)), /was settled at .*: nothing is paid twice/],
  [weekOf(addDays(monday, -70)), /is settled already, and weeks are settled in their order/],
])('%s is not settled', async (which, reason) => {
  const before = await commissions();
  expect((await run('agents', 'settle', '--week', which)).said).toMatch(reason);
  expect(await commissions()).toEqual(before);
});

test('a dry run says what it would come to, and changes nothing', async () => {
  const before = [await commissions(), await platform.db.select().from(auditEntries)];
  const said = await done('agents', 'settle', '--week', week, '--dry-run');
  expect(said).toContain(
    'player01  USD  net revenue 1050.00 of 2 active  level 1  earned 218.00  carried 0.00 to 0.00  paid 218.00 USD',
  );
  expect(said).toMatch(/would be settled; nothing is paid\.$/);
  expect([await commissions(), await platform.db.select().from(auditEntries)]).toEqual(before);
  expect((await list()).list).toEqual([]);
});

test('a week is settled once; its agents are paid, told, and read how it came about', async () => {
  const before = Number(await cash());
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${agentId}`, token);
  await browser.settle();
  expect(await done('agents', 'settle', '--week', week)).toMatch(
    new RegExp(`${week} is settled: \\d+ paid\\.$`),
  );
  expect((await browser.next('member.cash'))[1]).toMatchObject({ cash: await cash() });
  browser.close();
  expect(Number(await cash())).toBe(before + 218);
  const paid = await commissions();
  expect(await done('agents', 'settle', '--week', week)).toMatch(/nothing is paid twice/);
  expect(await commissions()).toEqual(paid);
  expect((await verifyLedger(platform.db)).problems).toEqual([]);

  const { list: settlements, totalCount } = await list();
  expect(totalCount).toBe(2);
  const shared = { week, from: monday, to: addDays(monday, 6), paidCurrency: 'USD', carriedIn: '0.00' };
  expect(settlements).toMatchObject([
    {
      ...shared,
      currency: 'INR',
      netRevenue: '-250.00',
      earned: '-50.00',
      carriedOut: '-50.00',
      state: 'carried',
    },
    { ...shared, currency: 'USD', netRevenue: '1050.00', paid: '218.00', carriedOut: '0.00', state: 'paid' },
  ]);
  const { strata, levels } = await detail(settlements[1]?.id ?? 0);
  expect(strata).toEqual([
    {
      level: 1,
      activeMembers: 1,
      turnover: '1500.00',
      payouts: '400.00',
      bonuses: '0.00',
      netRevenue: '1100.00',
      basisPoints: 2_000,
      earned: '220.00',
    },
    {
      level: 2,
      activeMembers: 1,
      turnover: '100.00',
      payouts: '150.00',
      bonuses: '0.00',
      netRevenue: '-50.00',
      basisPoints: 400,
      earned: '-2.00',
    },
  ]);
  expect(levels.map(({ level, isReached, isApplied }) => [level, isReached, isApplied])).toEqual([
    [1, 1, 1],
    // Two active members are too few, whatever they brought.
    [2, 0, 0],
    [3, 0, 0],
    [4, 0, 0],
    [5, 0, 0],
  ]);
  expect(levels[1]).toMatchObject({
    name: 'Partner',
    netRevenueFrom: '1000.00',
    basisPoints: [2_500, 500, 150],
  });
});

test('settlements can be filtered, and are nobody else’s to read', async () => {
  expect((await list({ state: 'carried' })).list.map(({ currency }) => currency)).toEqual(['INR']);
  expect((await list({ currency: 'USD' })).list.map(({ state }) => state)).toEqual(['paid']);
  expect(await list({ state: 'nothing' })).toEqual({ list: [], totalCount: 0 });
  expect((await list({ page: 2, count: 1 })).list).toMatchObject([{ currency: 'USD' }]);
  const [mine] = (await list()).list;
  const other = await platform.logIn('agent01');
  expect(await codeOf(detail(mine?.id ?? 0, other))).toBe('101');
  expect(await codeOf(detail(2_000_000))).toBe('101');
});

test('the tables show what weeks came to', async () => {
  const period = { from: monday, to: addDays(monday, 6) };
  const { total, list: days } = await platform.send('agentOperations', period, { token });
  expect(total.commission).toBe('218.00');
  expect(days.map(({ commission }) => commission)).toEqual(['218.00', ...Array<string>(6).fill('0.00')]);
  const strata = (await platform.send('agentStrata', period, { token })).list;
  expect(strata.map(({ level, commission }) => [level, commission])).toEqual([
    [1, '220.00'],
    [2, '-2.00'],
  ]);
});

test('the sample agent’s past adds up, week by week', async () => {
  const agent = await platform.logIn('agent01');
  const { list: all } = await list({ count: 200 }, agent);
  // Three are the seed's, and one is settled above.
  expect(new Set(all.map((one) => one.week)).size).toBe(4);
  expect(all.filter(({ corrected }) => corrected !== '0.00').map(({ corrected }) => corrected)).toEqual([
    '-12.50',
  ]);
  for (const settlement of all) {
    const { strata } = await detail(settlement.id, agent);
    const sum = strata.reduce((total, { earned }) => total + Math.round(Number(earned) * 100), 0);
    expect(sum).toBe(Math.round(Number(settlement.earned) * 100));
    const before = all.find(
      (one) => one.currency === settlement.currency && one.week === weekOf(addDays(settlement.from, -7)),
    );
    if (before) expect(settlement.carriedIn).toBe(before.carriedOut);
    const balance = Number(settlement.earned) + Number(settlement.carriedIn) + Number(settlement.corrected);
    expect(Number(settlement.carriedOut)).toBeCloseTo(Math.min(balance, 0));
    if (settlement.currency === 'USD') expect(Number(settlement.paid)).toBeCloseTo(Math.max(balance, 0));
  }
});

test('agents who are suspended are passed over', async () => {
  const fresh = await startTestPlatform();
  const operator = operatorOf(() => fresh);
  await operator.done('agents', 'suspend', '--member', 'agent01', '--reason', 'Under review');
  expect(await operator.done('agents', 'settle', '--week', week)).not.toMatch(/^agent01/m);
  await fresh.close();
});

test('what the present week comes to by now is shown before its close, to a suspended agent nothing', async () => {
  const member = await makeMember(platform.db, { introducerId: agentId });
  await playRound(platform.db, member, { at: new Date(), stake: 300_00n, payout: 100_00n });
  const estimate = () => platform.send('agentEstimate', {}, { token });
  const present = weekOf(siteDay(new Date()));
  const { asOf, list: weeks } = await estimate();
  expect(Math.abs(Date.now() - Date.parse(asOf))).toBeLessThan(60_000);
  expect(weeks).toMatchObject([
    // Rupees of the week before were a loss; there is no play in them now.
    {
      week: present,
      currency: 'USD',
      netRevenue: '200.00',
      earned: '40.00',
      carriedIn: '0.00',
      paid: '40.00',
    },
  ]);
  expect(weeks[0]?.strata).toMatchObject([{ level: 1, turnover: '300.00', earned: '40.00' }]);
  await done('agents', 'suspend', '--member', 'player01', '--reason', 'Under review');
  expect((await estimate()).list).toEqual([]);
  expect((await list()).totalCount).toBe(2);
  await done('agents', 'reinstate', '--member', 'player01');
});

test('an operator corrects a settlement, with a cause that the agent reads', async () => {
  const [settlement] = (await list({ currency: 'USD' })).list;
  const id = String(settlement?.id);
  const correctBy = (amount: string, which = id) =>
    [
      'agents',
      'correct',
      '--settlement',
      which,
      `--amount=${amount}`,
      '--cause',
      'A round counted twice',
    ] as const;
  for (const amount of ['0', '1.005', 'much']) {
    expect((await run(...correctBy(amount))).said).toMatch(/must be an amount of USD other than zero/);
  }
  expect((await run(...correctBy('5', '999999'))).said).toMatch(/There is no settlement 999999/);
  expect(await done(...correctBy('-30.50'))).toMatch(/is corrected by -30\.50 USD, with the next settlement/);
  const after = await detail(settlement?.id ?? 0);
  expect(after).toMatchObject(settlement ?? {});
  expect(after.corrections).toMatchObject([
    { week, amount: '-30.50', cause: 'A round counted twice', settledWeek: null },
  ]);
  const { list: weeks } = await platform.send('agentEstimate', {}, { token });
  expect(weeks).toMatchObject([{ corrected: '-30.50', earned: '40.00', paid: '9.50' }]);
});
