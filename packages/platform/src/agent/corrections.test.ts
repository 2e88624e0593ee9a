import { desc, eq } from 'drizzle-orm';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { agentSettlements, settledWeeks } from '../db/schema/agent.ts';
import { introductions } from '../db/schema/registration.ts';
import { serializable } from '../db/serializable.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { makeMember, playRound } from '../testing/agents.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { correct, correctionsOf } from './corrections.ts';
import { addDays, startOf, weekOf } from './days.ts';
import { estimateOf } from './estimate.ts';
import { reckonWeek, writeWeek } from './settlement.ts';
import { bonusesOf, isInSettlement, linesOf } from './statement-lines.ts';

let connection: Connection;
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
});
afterAll(() => connection.close());

/** Everything is over by then. */
const LATER = new Date('2090-01-01T00:00:00Z');

const settle = (week: string) =>
  serializable(connection.db, async (tx) => {
    const outcome = await reckonWeek(tx, week, LATER);
    if (outcome.kind === 'settled') await writeWeek(tx, week, outcome);
  });

test('a correction changes no settlement, and the next one takes it in, once', async () => {
  const { db } = connection;
  const [last] = await db.select().from(settledWeeks).orderBy(desc(settledWeeks.week)).limit(1);
  const monday = addDays(last?.firstDay ?? '', 7);
  const weekAt = (index: number) => weekOf(addDays(monday, 7 * index));
  const agent = await makeMember(db, { agentLevel: 1 });
  const member = await makeMember(db, { introducerId: agent.id });
  await playRound(db, member, { at: startOf(monday), stake: 1_000_00n, payout: 0n });
  const rowsOf = () => db.select().from(agentSettlements).where(eq(agentSettlements.agentId, agent.id));
  await settle(weekAt(0));
  const [first] = await rowsOf();
  if (!first) throw new Error('the week was not settled');
  const cause = { en_US: 'A round was counted twice' };
  await correct(db, first, { amount: -250_00n, cause });
  const now = new Date(startOf(addDays(monday, 14)).getTime() - 1);
  expect(await estimateOf(db, agent.id, now)).toMatchObject([
    { week: weekAt(1), settled: { corrections: [{ amount: -250_00n }], result: { carriedOut: -250_00n } } },
  ]);
  await settle(weekAt(1));
  await correct(db, first, { amount: 300_00n, cause });
  await settle(weekAt(2));
  await settle(weekAt(3));
  const rows = await rowsOf();
  expect(rows[0]).toEqual(first);
  expect(rows.slice(1)).toMatchObject([
    { week: weekAt(1), corrected: -250_00n, carriedIn: 0n, carriedOut: -250_00n, paid: 0n },
    { week: weekAt(2), corrected: 300_00n, carriedIn: -250_00n, carriedOut: 0n, paid: 50_00n },
  ]);
  expect(rows).toHaveLength(3);
  expect(await correctionsOf(db, first.id)).toMatchObject([
    { amount: -250_00n, cause, week: weekAt(0), settledWeek: weekAt(1) },
    { amount: 300_00n, week: weekAt(0), settledWeek: weekAt(2) },
  ]);
  expect((await memberBalance(db, agent.id, 'USD')).balance).toBe((first.paid ?? 0n) + 50_00n);
});

test('a line of a settled week says the same, whoever comes and plays later', async () => {
  const { db } = connection;
  const [last] = await db.select().from(settledWeeks).orderBy(desc(settledWeeks.week)).limit(1);
  const monday = addDays(last?.firstDay ?? '', 7);
  const agent = await makeMember(db, { agentLevel: 1 });
  const member = await makeMember(db, { introducerId: agent.id });
  await playRound(db, member, { at: startOf(monday), stake: 100_00n, payout: 20_00n });
  await settle(weekOf(monday));
  const [settlement] = await db.select().from(agentSettlements).where(eq(agentSettlements.agentId, agent.id));
  if (!settlement) throw new Error('the week was not settled');
  const read = async () => {
    const line = { settlement, firstDay: monday, level: 1 };
    return [await linesOf(db, line, { page: 1, count: 50 }), await bonusesOf(db, line)];
  };
  const before = await read();
  expect(before).toMatchObject([{ list: [{ memberId: member.id, turnover: 100_00n }], totalCount: 1 }, []]);
  // A member who played before joining the agent is in no line of that week.
  const late = await makeMember(db);
  await playRound(db, late, { at: startOf(monday), stake: 900_00n, payout: 0n });
  await db.insert(introductions).values({
    memberId: late.id,
    introducerId: agent.id,
    via: 'member_agent',
    createdAt: new Date(settlement.createdAt.getTime() + 1),
  });
  await playRound(db, member, { at: startOf(addDays(monday, 7)), stake: 50_00n, payout: 0n });
  await settle(weekOf(addDays(monday, 7)));
  expect(await read()).toEqual(before);
  expect(await isInSettlement(db, settlement, member.id)).toBe(true);
  expect(await isInSettlement(db, settlement, late.id)).toBe(false);
});

test('the present week has an estimate, with what is carried into it, however many weeks are not settled', async () => {
  const { db } = connection;
  const [last] = await db.select().from(settledWeeks).orderBy(desc(settledWeeks.week)).limit(1);
  const mondayAt = (index: number) => addDays(last?.firstDay ?? '', 7 * index);
  const agent = await makeMember(db, { agentLevel: 1 });
  const member = await makeMember(db, { introducerId: agent.id });
  await playRound(db, member, { at: startOf(mondayAt(1)), stake: 0n, payout: 100_00n });
  await playRound(db, member, { at: startOf(mondayAt(12)), stake: 50_00n, payout: 0n });
  const now = new Date(startOf(mondayAt(13)).getTime() - 1);
  expect(await estimateOf(db, agent.id, now)).toMatchObject([
    { week: weekOf(mondayAt(1)), settled: { result: { carriedOut: -20_00n } } },
    { week: weekOf(mondayAt(12)), settled: { carriedIn: -20_00n, result: { carriedOut: -10_00n } } },
  ]);
});
