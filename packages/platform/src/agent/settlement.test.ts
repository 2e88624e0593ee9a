import { and, desc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { CurrencyCode } from '@tessera/domain';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { agentSettlements, settledWeeks } from '../db/schema/agent.ts';
import type { Member } from '../db/schema/members.ts';
import { serializable } from '../db/serializable.ts';
import { memberAccount, memberBalance, openAccount } from '../ledger/accounts.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { sized } from '../proofs/size.ts';
import { bookHistory } from '../seed/book-history.ts';
import { expectLinesToAddUp, strataOf } from '../testing/agent-lines.ts';
import { makeMember, playRound } from '../testing/agents.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { addDays, periodOfWeek, spanOf, startOf, weekOf } from './days.ts';
import { estimateOf } from './estimate.ts';
import { planOf } from './plan.ts';
import { reckonWeek, writeWeek } from './settlement.ts';
import type { SettledStratum, Tier } from './settlement.model.ts';

let connection: Connection;
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
});
afterAll(() => connection.close());

const WEEKS = 3;
const DEPTHS = 3;
/** Rupees for a dollar; both have cents. */
const RATE = 84n;

/** The Monday of the first week that is not settled. */
async function nextMonday(): Promise<string> {
  const [last] = await connection.db.select().from(settledWeeks).orderBy(desc(settledWeeks.week)).limit(1);
  return addDays(last?.firstDay ?? '', 7);
}

/** Everything is over by then. */
const LATER = new Date('2090-01-01T00:00:00Z');

const settle = (week: string) =>
  serializable(connection.db, async (tx) => {
    const outcome = await reckonWeek(tx, week, LATER);
    if (outcome.kind === 'settled') await writeWeek(tx, week, outcome);
    return outcome.kind;
  });

const person = fc.record({
  /** Who brought this one, among those before; out of their range: nobody. */
  parent: fc.nat({ max: 9 }),
  currency: fc.constantFrom<CurrencyCode>('USD', 'USD', 'INR'),
  /** 0: no agent. */
  agentLevel: fc.constantFrom(0, 1, 1, 3),
});
const move = fc.record({
  who: fc.nat({ max: 9 }),
  week: fc.nat({ max: WEEKS - 1 }),
  stake: fc.bigInt(1n, 900_000n),
  payout: fc.bigInt(0n, 1_200_000n),
  /** Given by the house beside it. */
  bonus: fc.option(fc.bigInt(1n, 40_000n), { nil: 0n }),
});
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** What the plan says, told once more in the plainest way: from who brought whom and what everybody did. */
class Model {
  readonly #people: readonly Person[];
  readonly #moves: readonly Move[];
  readonly #tiers: ReadonlyMap<CurrencyCode, readonly Tier[]>;
  readonly carried = new Map<string, bigint>();
  readonly paid: bigint[];

  constructor(
    people: readonly Person[],
    moves: readonly Move[],
    tiers: ReadonlyMap<CurrencyCode, readonly Tier[]>,
  ) {
    this.#people = people;
    this.#moves = moves;
    this.#tiers = tiers;
    this.paid = people.map(() => 0n);
  }

  settle(week: number): void {
    for (const [agent, { agentLevel, currency: own }] of this.#people.entries()) {
      if (agentLevel === 0) continue;
      for (const currency of ['USD', 'INR'] as const) {
        const due = this.#due(agent, agentLevel, currency, week);
        this.paid[agent] = (this.paid[agent] ?? 0n) + inCurrency(due, currency, own);
      }
    }
  }

  #due(agent: number, held: number, currency: CurrencyCode, week: number): bigint {
    const moves = this.#moves.filter(
      (one) => one.week === week && this.#people[one.who]?.currency === currency,
    );
    const nets = Array<bigint>(DEPTHS).fill(0n);
    const active = new Set<number>();
    for (const { who, stake, payout, bonus } of moves) {
      const depth = this.#depth(who, agent);
      if (depth === 0 || depth > DEPTHS) continue;
      nets[depth - 1] = (nets[depth - 1] ?? 0n) + stake - payout - bonus;
      active.add(who);
    }
    if (active.size === 0) return 0n;
    const net = nets.reduce((sum, one) => sum + one, 0n);
    let level = 1;
    for (const tier of this.#tiers.get(currency) ?? []) {
      if (net >= tier.netRevenueFrom && active.size >= tier.activeMembersFrom) level = tier.level;
    }
    const shares = this.#tiers.get(currency)?.[Math.max(level, held) - 1]?.basisPoints ?? [];
    const key = `${agent} ${currency}`;
    let balance = this.carried.get(key) ?? 0n;
    for (const [index, one] of nets.entries()) balance += (one * BigInt(shares[index] ?? 0)) / 10_000n;
    this.carried.set(key, balance < 0n ? balance : 0n);
    return balance > 0n ? balance : 0n;
  }

  /** How far below the agent; 0: not at all. */
  #depth(who: number, agent: number): number {
    let depth = 0;
    for (let at = who; at !== agent; depth += 1) {
      const parent = this.#people[at]?.parent ?? at;
      if (parent >= at) return 0;
      at = parent;
    }
    return depth;
  }
}

function inCurrency(amount: bigint, from: CurrencyCode, to: CurrencyCode): bigint {
  if (from === to) return amount;
  return from === 'INR' ? amount / RATE : amount * RATE;
}

/** Everybody and everything of the plan, written as the platform has it. */
async function write(people: readonly Person[], moves: readonly Move[], monday: string): Promise<Member[]> {
  const { db } = connection;
  const members: Member[] = [];
  for (const { parent, currency, agentLevel } of people) {
    const introducer = members[parent];
    members.push(
      await makeMember(db, {
        currency,
        ...(introducer ? { introducerId: introducer.id } : {}),
        ...(agentLevel > 0 ? { agentLevel } : {}),
      }),
    );
  }
  for (const [index, { who, week, stake, payout, bonus }] of moves.entries()) {
    const member = members[who];
    if (!member) continue;
    // From the week's first moment to its last.
    const ends = [startOf(addDays(monday, 7 * week)), startOf(addDays(monday, 7 * week + 7))] as const;
    const at = index % 2 === 0 ? ends[0] : new Date(ends[1].getTime() - 1);
    await playRound(db, member, { at, stake, payout });
    if (bonus === 0n) continue;
    await serializable(db, async (tx) => {
      const from = await openAccount(tx, { kind: 'promotion', owner: 'house', currency: member.currency });
      const to = await openAccount(tx, memberAccount(member.id, member.currency));
      await bookHistory(tx, [{ key: freshName(), kind: 'sign_in', at, from, to, amount: bonus }]);
    });
  }
  return members;
}

const isAgent = ({ agentLevel }: Member) => agentLevel > 0;

const lineOf = ({
  depth,
  activeMembers,
  turnover,
  payouts,
  bonuses,
  basisPoints,
  earned,
}: SettledStratum) => ({
  depth,
  activeMembers,
  turnover,
  payouts,
  bonuses,
  basisPoints,
  earned,
});

/** What estimates say in the last moment of a week, by agent and currency. */
async function estimatesAtEndOf(week: string, people: readonly Member[]) {
  const now = new Date(spanOf(periodOfWeek(week)!).until.getTime() - 1);
  const found = new Map<string, unknown>();
  for (const { id } of people.filter(isAgent)) {
    for (const { week: of, settled } of await estimateOf(connection.db, id, now)) {
      expect(of).toBe(week);
      const { currency, carriedIn, paid, result } = settled;
      const { earned, carriedOut, appliedLevel } = result;
      const strata = result.strata.map(lineOf);
      found.set(`${id} ${currency}`, { carriedIn, earned, carriedOut, appliedLevel, paid, strata });
    }
  }
  return found;
}

/** What was written at the close, likewise. */
async function settledIn(week: string, people: readonly Member[]) {
  const ids = people.filter(isAgent).map(({ id }) => id);
  const rows = await connection.db
    .select()
    .from(agentSettlements)
    .where(and(eq(agentSettlements.week, week), inArray(agentSettlements.agentId, ids)));
  const found = new Map<string, unknown>();
  for (const { id, agentId, currency, carriedIn, earned, carriedOut, appliedLevel, paid } of rows) {
    const lines = await strataOf(connection.db, id);
    const strata = lines.map(lineOf);
    found.set(`${agentId} ${currency}`, { carriedIn, earned, carriedOut, appliedLevel, paid, strata });
  }
  return found;
}

test(
  'whoever brought whom and whatever they played: agents are paid what the plan says, once',
  async () => {
    const { db } = connection;
    const tiers = new Map(
      await Promise.all(
        (['USD', 'INR'] as const).map(async (currency) => [currency, await planOf(db, currency)] as const),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 2, maxLength: 10 }),
        fc.array(move, { minLength: 1, maxLength: 24 }),
        async (people, all) => {
          const moves = all.filter(({ who }) => who < people.length);
          const model = new Model(people, moves, tiers);
          const monday = await nextMonday();
          const members = await write(people, moves, monday);
          for (let week = 0; week < WEEKS; week += 1) {
            const name = weekOf(addDays(monday, 7 * week));
            const estimates = await estimatesAtEndOf(name, members);
            const outcomes = await Promise.all([settle(name), settle(name)]);
            expect(outcomes.toSorted()).toEqual(['known', 'settled']);
            expect(await settle(name)).toBe('known');
            expect(await settledIn(name, members)).toEqual(estimates);
            model.settle(week);
          }
          await expectLinesToAddUp(connection.db, members);
          for (const [index, member] of members.entries()) {
            const bonuses = moves
              .filter(({ who }) => who === index)
              .reduce((sum, { bonus }) => sum + bonus, 0n);
            const { balance } = await memberBalance(db, member.id, member.currency);
            expect(balance).toBe(bonuses + (model.paid[index] ?? 0n));
          }
        },
      ),
      { numRuns: sized(12, 60), endOnFailure: true },
    );
    expect((await verifyLedger(db)).problems).toEqual([]);
  },
  sized(60_000, 900_000),
);
