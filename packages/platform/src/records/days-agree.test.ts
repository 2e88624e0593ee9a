import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { addDays, startOfDay, toMinor } from '@tessera/domain';
import type { Calls, PayloadOf } from '@tessera/wire';
import { keepAgentDays } from '../agent/kept-days.ts';
import type { AccountKind } from '../db/schema/ledger.ts';
import { members } from '../db/schema/members.ts';
import { introductions } from '../db/schema/registration.ts';
import { facts } from '../db/schema/site.ts';
import { serializable } from '../db/serializable.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { AWARD_KINDS } from '../ledger/award.ts';
import { makePlayers, type Player } from '../proofs/players.ts';
import { proofSeed, report, sized } from '../proofs/size.ts';
import { bookHistory } from '../seed/book-history.ts';
import { settleTimeZone } from '../site/time-zone.ts';
import { playRound } from '../testing/agents.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { freshName } from '../testing/test-run.ts';
import { instantOf, PLACES, startOf, wallClock } from '../testing/zone-days.ts';

/** One day in five places: the list of records, its totals, the statement, the agent’s table, and the export. */

jest.setTimeout(sized(180_000, 30 * 60_000));

const DAYS_AROUND = 8;
/** More than an account may have before its days are kept (`cash-days.ts`). */
const MANY = 2_001;
/** What each member starts with, in minor units, before the first of the days. */
const START = 50_000_000n;

const KINDS = ['deposit', 'withdrawal_hold', ...AWARD_KINDS] as const;
type Kind = (typeof KINDS)[number];
/** A cancelled round is listed, but none of it counts as played. */
const ROUNDS = ['round', 'cancelledRound'] as const;
type RoundKind = (typeof ROUNDS)[number];

const isRound = (kind: Kind | RoundKind): kind is RoundKind => ROUNDS.some((one) => one === kind);
const isAward = (kind: Kind | RoundKind): boolean => AWARD_KINDS.some((one) => one === kind);

function sideOf(kind: Kind): AccountKind {
  if (kind === 'deposit') return 'payment_provider';
  return kind === 'withdrawal_hold' ? 'withdrawal' : 'promotion';
}

const move = fc.record({
  /** From the day in the middle. */
  days: fc.integer({ min: -DAYS_AROUND, max: DAYS_AROUND }),
  /** The first and the last millisecond of the day, or a share of it. */
  moment: fc.oneof(
    fc.constantFrom('first' as const, 'last' as const),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
  ),
  kind: fc.constantFrom<(Kind | RoundKind)[]>(...KINDS, ...ROUNDS),
  amount: fc.bigInt(1n, 90_000n),
});
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

const property = fc.record({
  place: fc.constantFrom(...PLACES),
  moves: fc.array(move, { minLength: 1, maxLength: 40 }),
  isKept: fc.boolean(),
});
type Case = typeof property extends fc.Arbitrary<infer T> ? T : never;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 10_000 });
});
afterAll(async () => {
  await platform.db.update(facts).set({ value: 'America/Caracas' }).where(eq(facts.name, 'time zone'));
  await settleTimeZone(platform.db, undefined);
  await platform.close();
});

interface Booked {
  readonly day: string;
  readonly kind: Kind | RoundKind;
  readonly amount: bigint;
}

async function carryOut(
  { place, moves, isKept }: Case,
  agent: Player,
  member: Player,
): Promise<readonly Booked[]> {
  const { db } = platform;
  const [zone, middle] = place;
  await db.update(facts).set({ value: zone }).where(eq(facts.name, 'time zone'));
  await settleTimeZone(db, undefined);
  await db
    .update(members)
    .set({ isAgent: true, agentActive: true, agentType: 1, agentLevel: 1 })
    .where(eq(members.id, agent.id));
  await db.insert(introductions).values({ memberId: member.id, introducerId: agent.id, via: 'member_agent' });

  const crowd: Move[] = Array.from({ length: isKept ? MANY : 0 }, (_, index) => ({
    days: (index % (2 * DAYS_AROUND + 1)) - DAYS_AROUND,
    moment: index % 3 === 0 ? 'first' : index % 3 === 1 ? 'last' : (index % 100) / 100,
    kind: 'deposit',
    amount: BigInt(1 + (index % 7)),
  }));
  const timed = [...moves, ...crowd]
    .map((one) => ({ ...one, at: instantOf(one, place), day: addDays(middle, one.days) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, day } of timed) expect(wallClock(zone, at).slice(0, 10)).toBe(day);
  for (const { kind, amount, at } of timed) {
    if (kind === 'round') await playRound(db, member, { at, stake: amount, payout: amount / 2n });
    if (kind === 'cancelledRound')
      await playRound(db, member, { at, stake: amount, returned: amount, payout: 0n });
  }
  await serializable(db, async (tx) => {
    const { currency } = member;
    const own = await openAccount(tx, memberAccount(member.id, currency));
    const issue = await openAccount(tx, { kind: 'issue', owner: 'house', currency });
    const sides = new Map<Kind, number>();
    for (const kind of KINDS) {
      const owner = kind === 'withdrawal_hold' ? String(member.id) : 'house';
      sides.set(kind, await openAccount(tx, { kind: sideOf(kind), owner, currency }));
    }
    const at = new Date(startOf(addDays(middle, -DAYS_AROUND), zone) - 1);
    const first = { key: freshName(), kind: 'welcome', at, from: issue, to: own, amount: START } as const;
    const others = timed.flatMap(({ kind, amount, at: booked }) => {
      if (isRound(kind)) return [];
      const side = sides.get(kind) ?? 0;
      const [from, to] = kind === 'withdrawal_hold' ? [own, side] : [side, own];
      return [{ key: freshName(), kind, at: booked, from, to, amount }];
    });
    await bookHistory(tx, [first, ...others]);
  });
  if (isKept) await keepAgentDays(db);
  return timed;
}

const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n);
const minor = (decimal: string | undefined) => toMinor(decimal ?? '', 'USD');

/** What is booked on some days, in minor units. */
function expected(booked: readonly Booked[]) {
  const of = (kind: Booked['kind']) => booked.filter((one) => one.kind === kind).map(({ amount }) => amount);
  return {
    count: booked.filter(({ kind }) => !isRound(kind)).length,
    deposits: sum(of('deposit')),
    bonuses: sum(booked.filter(({ kind }) => isAward(kind)).map(({ amount }) => amount)),
    withdrawals: sum(of('withdrawal_hold')),
    rounds: of('round').length + of('cancelledRound').length,
    stakes: sum(of('round')),
    payouts: sum(of('round').map((amount) => amount / 2n)),
    cancelled: sum(of('cancelledRound')),
  };
}
type Sums = ReturnType<typeof expected>;

const BET_AMOUNTS = ['wager', 'returned', 'payout', 'net'] as const;
type BetAmounts = Partial<Readonly<Record<(typeof BET_AMOUNTS)[number], string | null>>>;

const amountsOf = (bet: BetAmounts) =>
  Object.fromEntries(BET_AMOUNTS.map((name) => [name, minor(bet[name] || '0')]));
const sumOf = (bets: readonly BetAmounts[]) =>
  Object.fromEntries(BET_AMOUNTS.map((name) => [name, sum(bets.map((bet) => minor(bet[name] || '0')))]));

type Range = Required<Pick<PayloadOf<Calls['cashRecords']>, 'from' | 'to'>>;

/** Everything that list and totals show of a range. */
async function shownIn(range: Range, { token }: Player) {
  const entries = [];
  let answer = await platform.send('cashRecords', { ...range, count: 200 }, { token });
  const { totals, totalCount } = answer;
  for (let page = 2; answer.list.length > 0; page += 1) {
    entries.push(...answer.list);
    answer = await platform.send('cashRecords', { ...range, count: 200, page }, { token });
  }
  const bets = await platform.send('betRecords', { ...range, count: 200 }, { token });
  return { entries, totals, totalCount, bets };
}

/** The records of a file without its header. */
async function download(payload: PayloadOf<Calls['recordExport']>, { token }: Player): Promise<string[][]> {
  const { url } = await platform.send('recordExport', payload, { token });
  const text = await (await fetch(platform.url + url)).text();
  const [, ...lines] = text.split('\r\n').slice(0, -1);
  return lines.map((line) => line.split(','));
}

async function expectRange(range: Range, sums: Sums, member: Player): Promise<void> {
  const { entries, totals, totalCount, bets } = await shownIn(range, member);
  const paidIn = sums.deposits + sums.bonuses;
  expect({
    rows: entries.length,
    totalCount,
    listed: sum(entries.map(({ amount }) => minor(amount))),
    in: minor(totals.in),
    out: minor(totals.out),
    net: minor(totals.net),
    rounds: bets.totalCount,
    bets: amountsOf(bets.totals),
  }).toEqual({
    rows: sums.count,
    totalCount: sums.count,
    listed: paidIn - sums.withdrawals,
    in: paidIn,
    out: sums.withdrawals,
    net: paidIn - sums.withdrawals,
    rounds: sums.rounds,
    bets: {
      wager: sums.stakes + sums.cancelled,
      returned: sums.cancelled,
      payout: sums.payouts,
      net: sums.payouts - sums.stakes,
    },
  });
  expect(sumOf(bets.list)).toEqual(amountsOf(bets.totals));
  const betFile = await download({ what: 'bets', ...range }, member);
  expect(
    sumOf(betFile.map(([, , , , wager, returned, payout, net]) => ({ wager, returned, payout, net }))),
  ).toEqual(amountsOf(bets.totals));
  const cash = await download({ what: 'cash', ...range }, member);
  expect(cash.map((row) => row[6])).toEqual(entries.toReversed().map(({ reference }) => reference));
  expect(cash.map((row) => row[5])).toEqual(entries.toReversed().map(({ balanceAfter }) => balanceAfter));
  expect(sum(cash.map((row) => minor(row[4])))).toBe(paidIn - sums.withdrawals);
}

async function expectAgreement(one: Case): Promise<void> {
  const [agent, member] = await makePlayers(platform.db, 2);
  if (!agent || !member) throw new Error('there are no players');
  const booked = await carryOut(one, agent, member);
  const [zone, middle] = one.place;
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) =>
    addDays(middle, index - DAYS_AROUND),
  );
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const rangeOf = (from: string, to: string): Range => ({
    from: startOfDay(from, zone) ?? '',
    to: startOfDay(addDays(to, 1), zone) ?? '',
  });

  const table = await platform.send(
    'agentOperations',
    { from: first, to: last, by: 'day', count: 92 },
    { token: agent.token },
  );
  const lines = new Map(table.list.map((line) => [line.from, line]));
  for (const day of days) {
    const sums = expected(booked.filter((move) => move.day === day));
    await expectRange(rangeOf(day, day), sums, member);
    const line = lines.get(day);
    expect([day, line?.deposits, line?.withdrawals, line?.turnover, line?.bonuses].map(String)).toEqual([
      day,
      ...[sums.deposits, sums.withdrawals, sums.stakes, sums.bonuses].map((amount) => inDollars(amount)),
    ]);
  }

  const all = expected(booked);
  await expectRange(rangeOf(first, last), all, member);
  expect({
    deposits: minor(table.total.deposits),
    withdrawals: minor(table.total.withdrawals),
    turnover: minor(table.total.turnover),
    bonuses: minor(table.total.bonuses),
  }).toEqual({
    deposits: all.deposits,
    withdrawals: all.withdrawals,
    turnover: all.stakes,
    bonuses: all.bonuses,
  });
  // The file's times are on the days that the clock on the wall shows.
  const file = await download({ what: 'cash', ...rangeOf(first, last) }, member);
  const perDay = Map.groupBy(file, (row) => (row[0] ?? '').slice(0, 10));
  for (const day of days) {
    const { count } = expected(booked.filter((move) => move.day === day));
    expect([day, perDay.get(day)?.length ?? 0]).toEqual([day, count]);
  }
  await expectStatement(booked, [first, last], member);
}

async function expectStatement(
  booked: readonly Booked[],
  [first, last]: readonly [string, string],
  member: Player,
): Promise<void> {
  const until = last.slice(0, 7);
  const { list } = await platform.send('statement', { until, count: 24 }, { token: member.token });
  const file = await download({ what: 'statement', to: undefined }, member);
  for (const month of new Set([first, last].map((day) => day.slice(0, 7)))) {
    const sums = expected(booked.filter(({ day }) => day.startsWith(month)));
    const line = list.find((one) => one.month === month);
    // The first money came in the millisecond before the first day.
    const start = addDays(first, -1).startsWith(month) ? START : 0n;
    expect({
      month,
      in: minor(line?.in),
      out: minor(line?.out),
      bonuses: minor(line?.bonuses),
      change: minor(line?.closing) - minor(line?.opening),
    }).toEqual({
      month,
      in: sums.deposits,
      out: sums.withdrawals,
      bonuses: sums.bonuses + start,
      change: sums.deposits + sums.bonuses + start - sums.withdrawals,
    });
    expect(file.find(([of]) => of === month)?.at(-1)).toBe(line?.closing);
  }
}

const inDollars = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

test.each(PLACES.slice(0, 3))('in %s the day %s begins at 01:00', (zone, day) => {
  const start = startOf(day, zone);
  expect(wallClock(zone, new Date(start))).toBe(`${day} 01:00:00,000`);
  expect(wallClock(zone, new Date(start - 1))).toBe(`${addDays(day, -1)} 23:59:59,999`);
});

test('list, totals, statement, agent’s table and export put each entry on the same day, and days add up to their range', async () => {
  report(`seed ${proofSeed}`);
  const edges = (place: Case['place'], isKept: boolean): [Case] => [
    {
      place,
      isKept,
      moves: [-1, 0, 1].flatMap((days) =>
        (['first', 'last'] as const).flatMap((moment) =>
          [...KINDS, ...ROUNDS].map((kind, index) => ({
            ...{ days, moment, kind },
            amount: BigInt(100 + 10 * days + index),
          })),
        ),
      ),
    },
  ];
  await fc.assert(fc.asyncProperty(property, expectAgreement), {
    seed: proofSeed,
    numRuns: sized(3, 120),
    endOnFailure: true,
    examples: [edges(PLACES[0], true), edges(PLACES[1], false)],
  });
});
