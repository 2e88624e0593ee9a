import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { members, type Member } from '../db/schema/members.ts';
import { makeMember } from '../testing/agents.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';

let connection: Connection;
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
});
afterAll(() => connection.close());

async function makeTyped(memberType: number, agentLevel?: number): Promise<number> {
  const { id } = await makeMember(connection.db, agentLevel === undefined ? {} : { agentLevel });
  await connection.db.update(members).set({ memberType }).where(eq(members.id, id));
  return id;
}

const typeOf = async (id: number) =>
  ((await connection.db.query.members.findFirst({ where: eq(members.id, id) })) as Member).memberType;

test('the migration gives agents of type 1 the type of agents, and leaves the type of all others', async () => {
  const agent = await makeTyped(1, 2);
  const others = [await makeTyped(1), await makeTyped(3, 1)];
  const migration = readFileSync(join(__dirname, '../../migrations/0047_agents_member_type.sql'), 'utf8');
  const { rowCount } = await connection.db.execute(sql.raw(migration));
  expect(rowCount).toBe(1);
  expect(await typeOf(agent)).toBe(2);
  expect(await Promise.all(others.map(typeOf))).toEqual([1, 3]);
});
