import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { agentApplications, downlines } from '../db/schema/agent.ts';
import { introductions } from '../db/schema/registration.ts';
import { makeMember } from '../testing/agents.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { startOf } from './days.ts';

let connection: Connection;
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
});
afterAll(() => connection.close());

/** Four members, each brought by the one before; the applicant has a downline when the agent's approval comes. */
async function makeLine() {
  const { db } = connection;
  const [agent, applicant, below, newest] = await Promise.all(
    Array.from({ length: 4 }, () => makeMember(db)),
  );
  const ids = [agent!.id, applicant!.id, below!.id, newest!.id] as const;
  const bring = (introducerId: number, memberId: number, day: string) =>
    db.insert(introductions).values({ introducerId, memberId, via: 'member_agent', createdAt: startOf(day) });
  await bring(ids[1], ids[2], '2026-03-01');
  await bring(ids[0], ids[1], '2026-04-01');
  await bring(ids[2], ids[3], '2026-05-01');
  await db.insert(agentApplications).values({
    ...{ agreementVersion: 1, contactKind: 'telegram', contact: 'grace_porter', intention: 'Cards' },
    ...{ agentId: ids[0], memberId: ids[1], state: 'approved', decidedAt: startOf('2026-04-01') },
  });
  return ids;
}

const joined = async (ids: readonly number[]) => {
  const rows = await connection.db
    .select()
    .from(downlines)
    .where(inArray(downlines.ancestorId, [...ids]));
  const nameOf = (id: number) => ['agent', 'applicant', 'below', 'newest'][ids.indexOf(id)];
  return Object.fromEntries(
    rows.map((row) => [`${nameOf(row.ancestorId)} ${nameOf(row.memberId)}`, row.joinedAt]),
  );
};

const EXPECTED = {
  'agent applicant': startOf('2026-04-01'),
  // Not when the applicant brought this one: the agent had neither then.
  'agent below': startOf('2026-04-01'),
  'agent newest': startOf('2026-05-01'),
  'applicant below': startOf('2026-03-01'),
  'applicant newest': startOf('2026-05-01'),
  'below newest': startOf('2026-05-01'),
};

test('the downline of an applicant joins the agent together with the applicant', async () => {
  expect(await joined(await makeLine())).toEqual(EXPECTED);
});

test('the migration repairs what had the date of the member’s own introduction, and nothing else', async () => {
  const { db } = connection;
  const ids = await makeLine();
  await db.execute(sql`UPDATE downlines SET joined_at = introductions.created_at
    FROM introductions WHERE introductions.member_id = downlines.member_id AND ancestor_id = ${ids[0]}`);
  expect(await joined(ids)).not.toEqual(EXPECTED);
  const migration = readFileSync(join(__dirname, '../../migrations/0046_joined_ancestor.sql'), 'utf8');
  const { rowCount } = await db.execute(sql.raw(migration.slice(migration.indexOf('WITH RECURSIVE'))));
  expect(rowCount).toBe(1);
  expect(await joined(ids)).toEqual(EXPECTED);
});
