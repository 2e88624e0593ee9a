import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { providers } from '../db/schema/catalogue.ts';
import { keptDays } from '../db/schema/figures.ts';
import type { Member } from '../db/schema/members.ts';
import { introductions } from '../db/schema/registration.ts';
import { serializable } from '../db/serializable.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { isFull } from '../proofs/size.ts';
import { bookHistory } from '../seed/book-history.ts';
import { siteDay } from '../site/calendar.ts';
import { makeMember, playRound } from '../testing/agents.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { activeByTime } from './active-members.ts';
import { addDays, divide, mondayOf, spanOf, startOf, type Grain, type Period } from './days.ts';
import {
  COLUMNS,
  figuresByDepth,
  figuresByTime,
  figuresOfMembers,
  inAll,
  NO_FIGURES,
  type Figures,
} from './figures.ts';
import { keepAgentDays, openDays, type Downline } from './kept-days.ts';
import { movesOf } from './moves.ts';
import { verifyDays } from './verify-days.ts';

let connection: Connection;
let providerIds: number[];
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
  const rows = await connection.db
    .select({ id: providers.id })
    .from(providers)
    .orderBy(providers.id)
    .limit(2);
  providerIds = rows.map(({ id }) => id);
});
afterAll(() => connection.close());

const today = siteDay(new Date());
const OLDEST = 70;
const DAY_MS = 86_400_000;

const person = fc.record({
  /** Who brought this one, among those before; out of their range: nobody. */
  parent: fc.nat({ max: 3 }),
  currency: fc.constantFrom('USD' as const, 'USD' as const, 'INR' as const),
  /** Comes under the other one only after everything was played. */
  isLate: fc.boolean(),
});
const booking = fc.constantFrom(
  'deposit',
  'withdrawal_hold',
  'withdrawal_return',
  'sign_in',
  'welcome',
  'payout',
);
const move = fc.record({
  who: fc.nat({ max: 4 }),
  ago: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: OLDEST })),
  provider: fc.nat({ max: 1 }),
  stake: fc.bigInt(1n, 90_000n),
  returned: fc.bigInt(0n, 90_000n),
  payout: fc.bigInt(0n, 120_000n),
  beside: fc.option(booking, { nil: undefined }),
  /** A sweep runs beside it. */
  isSwept: fc.boolean(),
});
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

const introduce = (member: Member, introducer: Member) =>
  connection.db
    .insert(introductions)
    .values({ memberId: member.id, introducerId: introducer.id, via: 'member_agent' });

const HOUSE = {
  deposit: 'payment_provider',
  withdrawal_hold: 'withdrawal',
  withdrawal_return: 'withdrawal',
  sign_in: 'promotion',
  welcome: 'issue',
  payout: 'provider',
} as const;

async function carryOut(member: Member, { ago, provider, beside, ...round }: Move): Promise<void> {
  const { db } = connection;
  const at =
    ago === 0
      ? new Date()
      : new Date(startOf(addDays(today, -ago)).getTime() + (round.stake % 2n === 0n ? 0 : DAY_MS - 1));
  const returned = round.returned < round.stake ? round.returned : round.stake;
  await playRound(db, member, {
    at,
    ...round,
    returned,
    providerId: providerIds[provider]!,
    isLive: ago % 2 === 0,
  });
  if (beside === undefined) return;
  await serializable(db, async (tx) => {
    const { currency } = member;
    const own = await openAccount(tx, memberAccount(member.id, currency));
    const owner = beside.startsWith('withdrawal') ? String(member.id) : randomUUID();
    const house = await openAccount(tx, { kind: HOUSE[beside], owner, currency });
    const issue = await openAccount(tx, { kind: 'issue', owner: 'house', currency });
    const amount = round.stake;
    const [from, to] = beside === 'withdrawal_hold' ? [own, house] : [house, own];
    // Whoever pays has it from before.
    await bookHistory(tx, [{ key: freshName(), kind: 'welcome', at, from: issue, to: from, amount }]);
    await bookHistory(tx, [{ key: freshName(), kind: beside, at, from, to, amount }]);
  });
}

/** The same figures, each summed from rounds and entries. */
async function summed({ agentId, currency, providerId }: Downline, period: Period, by: Grain | 'depth') {
  const scope = sql`SELECT downlines.member_id FROM downlines JOIN members ON members.id = downlines.member_id
    WHERE downlines.ancestor_id = ${agentId} AND members.currency = ${currency}`;
  const key =
    by === 'depth'
      ? sql`depth::text`
      : sql`to_char(date_trunc(${by}, site_day(at)::timestamp), 'YYYY-MM-DD')`;
  const { rows } = await connection.db.execute<Record<string, string>>(
    sql`SELECT ${key} AS key, ${sql.raw(COLUMNS.map((column) => `sum(${column})::text AS ${column}`).join(', '))},
        (count(DISTINCT moves.member_id) FILTER (WHERE turnover > 0))::text AS active
      FROM ${movesOf(scope, spanOf(period))} moves
      JOIN downlines ON downlines.member_id = moves.member_id AND downlines.ancestor_id = ${agentId}
      WHERE ${providerId === undefined ? sql`true` : sql`moves.provider_id = ${providerId}`} GROUP BY 1`,
  );
  return new Map(rows.map(({ key: of = '', ...row }) => [of, row]));
}

type Summed = Awaited<ReturnType<typeof summed>>;

/** Without lines that have nothing. */
function shown(figures: ReadonlyMap<string | number, typeof NO_FIGURES>): Summed {
  return new Map(
    [...figures].map(([key, { activeMembers, ...row }]) => [
      String(key),
      {
        ...Object.fromEntries(COLUMNS.map((column) => [column, row[column].toString()])),
        active: String(activeMembers),
      },
    ]),
  );
}
const withoutEmpty = (lines: Summed): Summed =>
  new Map([...lines].filter(([, row]) => Object.values(row).some((value) => value !== '0')));

async function expectSums(people: readonly Member[], periods: readonly Period[]): Promise<void> {
  const { db } = connection;
  for (const { id: agentId } of people.filter(({ id }) => childrenOf.has(id))) {
    for (const currency of ['USD', 'INR'] as const) {
      for (const [index, period] of periods.entries()) {
        const providerId = index % 2 === 0 ? undefined : providerIds[0];
        const downline = { agentId, currency, providerId };
        for (const grain of ['day', 'week', 'month'] as const) {
          const kept = shown(await figuresByTime(db, downline, period, grain));
          expect(withoutEmpty(kept)).toEqual(withoutEmpty(await summed(downline, period, grain)));
        }
        const levels = shown(await figuresByDepth(db, downline, period));
        expect(withoutEmpty(levels)).toEqual(withoutEmpty(await summed(downline, period, 'depth')));
      }
    }
  }
}

const daysIn = (period: Period): string[] => divide(period, 'day').map(({ from }) => from);

/** What is under an agent is what each child has itself, and what is under it: each column, currency and day. */
async function expectChildrenToAddUp(people: readonly Member[], period: Period): Promise<void> {
  const { db } = connection;
  for (const { id: agentId } of people) {
    const children = people.filter(({ id }) => childrenOf.get(agentId)?.has(id));
    for (const currency of ['USD', 'INR'] as const) {
      const parts = [];
      for (const child of children) {
        const own = await figuresOfMembers(db, [child.id], period);
        if (child.currency === currency) parts.push({ ...NO_FIGURES, ...own.get(child.id) });
        parts.push(...(await figuresByDepth(db, { agentId: child.id, currency }, period)).values());
      }
      const all = inAll((await figuresByDepth(db, { agentId, currency }, period)).values());
      const sum = inAll(parts);
      for (const column of COLUMNS) expect([column, sum[column]]).toEqual([column, all[column]]);
      const days = await figuresByTime(db, { agentId, currency }, period, 'day');
      const added = new Map<string, bigint[]>();
      const add = (day: string, figures: Figures) =>
        added.set(
          day,
          COLUMNS.map((column, index) => (added.get(day)?.[index] ?? 0n) + figures[column]),
        );
      for (const child of children) {
        const below = await figuresByTime(db, { agentId: child.id, currency }, period, 'day');
        for (const [day, figures] of below) add(day, figures);
        if (child.currency !== currency) continue;
        for (const day of daysIn(period)) {
          const own = await figuresOfMembers(db, [child.id], { from: day, to: day });
          add(day, own.get(child.id) ?? NO_FIGURES);
        }
      }
      for (const day of daysIn(period)) {
        const all = days.get(day) ?? NO_FIGURES;
        expect([day, added.get(day) ?? COLUMNS.map(() => 0n)]).toEqual([
          day,
          COLUMNS.map((column) => all[column]),
        ]);
      }
      for (const [day, figures] of days) {
        const levels = await figuresByDepth(db, { agentId, currency }, { from: day, to: day });
        expect(inAll(levels.values())).toEqual(figures);
      }
    }
  }
}

const childrenOf = new Map<number, Set<number>>();

test(
  'kept figures equal the sums of rounds and entries, and children add up to the parent',
  async () => {
    const { db } = connection;
    const span = fc.tuple(fc.nat({ max: OLDEST }), fc.nat({ max: OLDEST })).map(([one, other]) => ({
      from: addDays(today, -Math.max(one, other)),
      to: addDays(today, -Math.min(one, other)),
    }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 5, maxLength: 5 }),
        fc.array(move, { minLength: 12, maxLength: 24 }),
        fc.array(span, { minLength: 3, maxLength: 3 }),
        async (people, moves, periods) => {
          const members: Member[] = [];
          const late: (() => Promise<unknown>)[] = [];
          for (const { parent, currency, isLate } of people) {
            const introducer = members[parent];
            const member = await makeMember(db, { currency });
            members.push(member);
            if (!introducer) continue;
            childrenOf.set(introducer.id, (childrenOf.get(introducer.id) ?? new Set()).add(member.id));
            if (isLate) late.push(() => introduce(member, introducer));
            else await introduce(member, introducer);
          }
          for (const one of moves) {
            const member = members[one.who];
            if (!member) continue;
            await Promise.all([carryOut(member, one), ...(one.isSwept ? [keepAgentDays(db)] : [])]);
          }
          for (const come of late) await come();
          await expectSums(members, periods.slice(1));
          await keepAgentDays(db);
          await expectSums(members, periods.slice(0, 2));
          await expectChildrenToAddUp(members, periods[0]!);
          expect(await verifyDays(db)).toEqual([]);
        },
      ),
      { numRuns: isFull ? 60 : 2, endOnFailure: true },
    );
  },
  isFull ? 1_800_000 : 60_000,
);

test('days that are over are kept, the present one is not, and late history takes its day back', async () => {
  const { db } = connection;
  const period = { from: addDays(today, -3), to: today };
  await keepAgentDays(db);
  expect(await openDays(db, period)).toEqual([today]);
  const agent = await makeMember(db);
  const member = await makeMember(db, { introducerId: agent.id });
  await playRound(db, member, { at: startOf(addDays(today, -2)), stake: 500n, payout: 0n });
  expect(await openDays(db, period)).toEqual([-2, -1, 0].map((days) => addDays(today, days)));
  await keepAgentDays(db);
  expect(await openDays(db, period)).toEqual([today]);
  const figures = await figuresByTime(db, { agentId: agent.id, currency: 'USD' }, period, 'day');
  expect([...figures]).toMatchObject([[addDays(today, -2), { turnover: 500n, activeMembers: 1 }]]);
});

test('a member of a week or month that the period cuts is active in it, though active before the cut as well', async () => {
  const { db } = connection;
  const agent = await makeMember(db);
  const member = await makeMember(db, { introducerId: agent.id });
  const monday = mondayOf(addDays(today, -40));
  for (const days of [1, 3, 3]) {
    await playRound(db, member, { at: startOf(addDays(monday, days)), stake: 500n, payout: 0n });
  }
  await keepAgentDays(db);
  const cut = { from: addDays(monday, 2), to: today };
  for (const grain of ['day', 'week', 'month'] as const) {
    const active = await activeByTime(db, { agentId: agent.id, currency: 'USD' }, cut, grain);
    expect([...active.values()]).toEqual([1]);
  }
});

test('a database that has rounds and entries already gets its days from them', async () => {
  const { db } = connection;
  await db.execute(sql`UPDATE member_days SET turnover = turnover + 1`);
  await db.execute(sql`DELETE FROM member_months`);
  expect(await verifyDays(db)).not.toEqual([]);
  await db.execute(sql`SELECT member_days_rebuild()`);
  expect(await db.$count(keptDays, eq(keptDays.isKept, true))).toBe(0);
  await keepAgentDays(db);
  expect(await verifyDays(db)).toEqual([]);
});

test('several processes may keep days at once', async () => {
  const { db } = connection;
  await db.update(keptDays).set({ isKept: false });
  await Promise.all(Array.from({ length: 3 }, () => keepAgentDays(db)));
  expect(await verifyDays(db)).toEqual([]);
});

test('the database has the site’s days', async () => {
  const ats = ['2026-03-01T03:59:59.999Z', '2026-03-01T04:00:00Z', '2026-07-01T00:00:00Z'];
  for (const at of ats) {
    const { rows } = await connection.db.execute(sql`SELECT site_day(${at})::text AS day`);
    expect(rows).toEqual([{ day: siteDay(new Date(at)) }]);
  }
});
