import type { Calls, PayloadOf } from '@tessera/wire';
import { games } from '../db/schema/catalogue.ts';
import { siteDay } from '../site/calendar.ts';
import { credit, makeAgentOf, makeMember, playRound, withdraw } from '../testing/agents.ts';
import { codeOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { addDays, startOf } from './days.ts';

let platform: TestPlatform;
/** The sample agent's. */
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.logIn('agent01');
});
afterAll(() => platform.close());

const today = siteDay(new Date());
const lately = { from: addDays(today, -60), to: today };
type Asked = Partial<PayloadOf<Calls['agentDownline']>>;
const downline = (asked: Asked = {}, by = token) =>
  platform.send('agentDownline', { ...lately, ...asked }, { token: by });

test('the sample agent has a downline of four levels, sub-agents among them, and a past', async () => {
  const { list, levels, totalCount } = await downline({ count: 200 });
  expect(levels).toEqual([
    { level: 1, members: 14, agents: 3 },
    { level: 2, members: 24, agents: 2 },
    { level: 3, members: 16, agents: 1 },
    { level: 4, members: 6, agents: 0 },
  ]);
  expect(totalCount).toBe(60);
  expect(new Set(list.map(({ id }) => id)).size).toBe(60);
  expect(list.map(({ registeredAt }) => registeredAt)).toEqual(
    list
      .map(({ registeredAt }) => registeredAt)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(list.map(({ currency }) => currency))).toEqual(new Set(['USD', 'INR']));
  expect(list.filter(({ turnover }) => turnover !== '0.00').length).toBeGreaterThan(40);
  for (const member of list) {
    expect(member.account).toMatch(/^[a-z]{2}•••\d{2}$/);
    expect(Number(member.netRevenue)).toBeCloseTo(
      Number(member.turnover) - Number(member.payouts) - Number(member.bonuses),
    );
  }
});

test('each member is shown under who brought it', async () => {
  const { list } = await downline({ count: 200 });
  const byId = new Map(list.map((member) => [member.id, member]));
  for (const { level, parentId } of list) {
    expect(parentId === null ? 0 : byId.get(parentId)?.level).toBe(level - 1);
  }
  const parent = list.find(({ level, downlineCount }) => level === 1 && downlineCount > 1);
  const under = await downline({ parentId: parent?.id, count: 200 });
  expect(under.totalCount).toBe(parent?.downlineCount);
  expect(under.list.some(({ parentId }) => parentId === parent?.id)).toBe(true);
  expect(under.list.every(({ level }) => level > 1)).toBe(true);
});

test('a level, a kind, a page and one member can be asked for', async () => {
  const second = await downline({ level: 2, kind: 'agent' });
  expect(second.list.map(({ level, isAgent }) => [level, isAgent])).toEqual([
    [2, 1],
    [2, 1],
  ]);
  expect((await downline({ kind: 'member' })).totalCount).toBe(54);
  expect((await downline({ level: 9 })).list).toEqual([]);
  const [first, next] = [await downline({ count: 7 }), await downline({ count: 7, page: 2 })];
  expect(new Set([...first.list, ...next.list].map(({ id }) => id)).size).toBe(14);
  const one = first.list[3];
  expect((await downline({ account: String(one?.id) })).list).toEqual([one]);
});

test('members are found by whether they played in the period, with when they last did', async () => {
  const agent = await makeAgentOf(platform.db, 'player03');
  const idle = await makeMember(platform.db, { introducerId: agent.id });
  const active = await makeMember(platform.db, { introducerId: agent.id });
  const at = new Date(`${addDays(today, -1)}T14:00:00Z`);
  await playRound(platform.db, active, { at, stake: 5_00n, payout: 0n });
  await playRound(platform.db, idle, { at, stake: 5_00n, returned: 5_00n, payout: 0n });
  const by = await platform.logIn('player03');
  const found = async (activity: 'active' | 'idle', days = lately) =>
    (await downline({ ...days, activity }, by)).list.map(({ id }) => id);
  expect(await found('active')).toEqual([active.id]);
  expect(await found('idle')).toEqual([idle.id]);
  expect(await found('active', { from: today, to: today })).toEqual([]);
  const { list } = await downline({ account: String(active.id) }, by);
  expect(list).toMatchObject([{ lastPlayAt: at.toISOString() }]);
});

test.each([
  ['from', { from: '2026-02-30' }],
  ['from', { from: '1999-01-01' }],
  ['to', { to: '2026-02-31' }],
  ['to', { to: addDays(today, -61) }],
  ['to', { from: addDays(today, -92) }],
])('a period that is none is refused by its %s', async (field, given) => {
  const asked = downline(given);
  expect(await codeOf(asked)).toBe('400');
  await expect(asked).rejects.toThrow(new RegExp(`^${field}:`));
});

describe('the tables', () => {
  const day = (ago: number) => addDays(today, -ago);
  /** Ten o'clock in Caracas. */
  const at = (ago: number) => new Date(`${day(ago)}T14:00:00Z`);
  let own: string;

  beforeAll(async () => {
    const { db } = platform;
    const agent = await makeAgentOf(db, 'player01');
    const near = await makeMember(db, { introducerId: agent.id });
    const far = await makeMember(db, { introducerId: near.id });
    const foreign = await makeMember(db, { introducerId: near.id, currency: 'INR' });
    const stranger = await makeMember(db);
    await playRound(db, near, { at: at(1), stake: 400_00n, returned: 300_00n, payout: 40_00n });
    await playRound(db, near, { at: at(2), stake: 50_00n, payout: 0n });
    await playRound(db, far, { at: at(1), stake: 10_00n, payout: 25_00n });
    // Nothing of it was at risk: who has played no other round is not active.
    await playRound(db, far, { at: at(2), stake: 80_00n, returned: 80_00n, payout: 1_00n });
    await playRound(db, foreign, { at: at(1), stake: 500_00n, payout: 0n });
    await playRound(db, stranger, { at: at(1), stake: 999_00n, payout: 0n });
    await credit(db, near, 200_00n, 'deposit');
    await credit(db, far, 5_00n, 'sign_in');
    await credit(db, far, 1_000_00n, 'welcome');
    own = await platform.logIn('player01');
  });

  const NONE = {
    newMembers: 0,
    activeMembers: 0,
    deposits: '0.00',
    withdrawals: '0.00',
    turnover: '0.00',
    payouts: '0.00',
    bonuses: '0.00',
    netRevenue: '0.00',
    commission: '0.00',
  };

  test('tell each day of the period, the latest first, and all of it', async () => {
    const table = await platform.send('agentOperations', { from: day(3), to: today }, { token: own });
    expect(table).toMatchObject({ currency: 'USD', currencies: ['INR', 'USD'], totalCount: 4 });
    expect(table.list).toEqual([
      {
        ...NONE,
        from: today,
        to: today,
        newMembers: 2,
        deposits: '200.00',
        bonuses: '5.00',
        netRevenue: '-5.00',
      },
      {
        ...NONE,
        from: day(1),
        to: day(1),
        activeMembers: 2,
        turnover: '110.00',
        payouts: '65.00',
        netRevenue: '45.00',
      },
      {
        ...NONE,
        from: day(2),
        to: day(2),
        activeMembers: 1,
        turnover: '50.00',
        payouts: '1.00',
        netRevenue: '49.00',
      },
      { ...NONE, from: day(3), to: day(3) },
    ]);
    expect(table.total).toEqual({
      ...NONE,
      newMembers: 2,
      activeMembers: 2,
      deposits: '200.00',
      turnover: '160.00',
      payouts: '66.00',
      bonuses: '5.00',
      netRevenue: '89.00',
    });
  });

  test('tell longer periods, pages and other currencies', async () => {
    const period = { from: day(3), to: today };
    const inRupees = await platform.send(
      'agentOperations',
      { ...period, currency: 'INR', count: 1, page: 2 },
      { token: own },
    );
    expect(inRupees.list).toMatchObject([{ from: day(1), turnover: '500.00', activeMembers: 1 }]);
    for (const by of ['week', 'month'] as const) {
      const { list, total } = await platform.send('agentOperations', { ...period, by }, { token: own });
      const sum = list.reduce((all, { turnover }) => all + Number(turnover), 0);
      expect(sum).toBe(160);
      expect([list.at(-1)?.from, list[0]?.to]).toEqual([day(3), today]);
      expect(total.turnover).toBe('160.00');
    }
  });

  test('tell what was paid out, from when it was asked for, and not what was given back', async () => {
    const { db } = platform;
    const agent = await makeAgentOf(db, 'player02');
    const member = await makeMember(db, { introducerId: agent.id, currency: 'INR' });
    await credit(db, member, 100_00n, 'deposit');
    await withdraw(db, member, 30_00n, 'withdrawal_hold');
    await withdraw(db, member, 20_00n, 'withdrawal_hold');
    await withdraw(db, member, 20_00n, 'withdrawal_return');
    const by = await platform.logIn('player02');
    const { total } = await platform.send('agentOperations', { from: today, to: today }, { token: by });
    expect(total).toMatchObject({ deposits: '100.00', withdrawals: '30.00', netRevenue: '0.00' });
    const { list } = await downline({ from: today }, by);
    expect(list).toMatchObject([{ id: member.id, deposits: '100.00', withdrawals: '30.00' }]);
  });

  test('tell the rounds of one provider alone', async () => {
    const [game] = await platform.db.select().from(games).limit(1);
    const period = { from: day(3), to: today };
    const all = await platform.send('agentOperations', period, { token: own });
    const its = await platform.send(
      'agentOperations',
      { ...period, providerId: game?.providerId },
      { token: own },
    );
    expect(its.total).toEqual({ ...all.total, deposits: '0.00', bonuses: '0.00', netRevenue: '94.00' });
    const other = { ...period, providerId: (game?.providerId ?? 0) + 1 };
    const { list } = await platform.send('agentStrata', other, { token: own });
    expect(list.map(({ members, turnover }) => [members, turnover])).toEqual([
      [1, '0.00'],
      [1, '0.00'],
    ]);
  });

  test('tell level by level', async () => {
    const { list } = await platform.send('agentStrata', { from: day(3), to: today }, { token: own });
    expect(list).toEqual([
      {
        ...NONE,
        level: 1,
        members: 1,
        newMembers: 1,
        activeMembers: 1,
        deposits: '200.00',
        turnover: '150.00',
        payouts: '40.00',
        netRevenue: '110.00',
      },
      {
        ...NONE,
        level: 2,
        members: 1,
        newMembers: 1,
        activeMembers: 1,
        turnover: '10.00',
        payouts: '26.00',
        bonuses: '5.00',
        netRevenue: '-21.00',
      },
    ]);
    const rupees = { from: day(3), to: today, currency: 'INR' } as const;
    const strata = await platform.send('agentStrata', rupees, { token: own });
    expect(strata.currencies).toEqual(['INR', 'USD']);
    expect(strata.list).toMatchObject([{ level: 2, members: 1, netRevenue: '500.00' }]);
  });
});

test('each member has the turnover of the fourteen days to the end of the period, the earliest first', async () => {
  const agent = await makeAgentOf(platform.db, 'player02');
  const member = await makeMember(platform.db, { introducerId: agent.id, currency: agent.currency });
  const play = (ago: number, stake: bigint) =>
    playRound(platform.db, member, { at: startOf(addDays(today, -ago)), stake, payout: 0n });
  await play(0, 5_00n);
  await play(3, 2_00n);
  await play(3, 1_50n);
  await play(13, 9_00n);
  await play(14, 7_00n);
  const by = await platform.logIn('player02');
  // The days are the same, however long the period is.
  for (const from of [today, addDays(today, -60)]) {
    const [row] = (await downline({ from, to: today }, by)).list;
    expect(row?.turnoverByDay).toEqual(
      Array.from({ length: 14 }, (_, index) => ({ 0: '9.00', 10: '3.50', 13: '5.00' })[index] ?? '0.00'),
    );
  }
  const [before] = (await downline({ to: addDays(today, -1) }, by)).list;
  expect(before?.turnoverByDay.slice(0, 2)).toEqual(['7.00', '9.00']);
  expect(before?.turnoverByDay.at(-3)).toBe('3.50');
});
