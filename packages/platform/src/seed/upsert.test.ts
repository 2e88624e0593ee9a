import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { articles, auditEntries } from '../db/schema/content.ts';
import { banners, facts, seedMarks } from '../db/schema/site.ts';
import { operate, readCommandLine } from '../operator/operator.ts';
import { readSettings } from '../settings.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { seedDatabase } from './seed.ts';

let connection: Connection;
beforeEach(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
});
afterEach(() => connection.close());

/** What the seed of an earlier release wrote. */
const OLD = { en_US: 'As an earlier release had it' };
const isNews = and(eq(articles.kind, 'news'), eq(articles.id, 1));

async function asIfSeededEarlier(): Promise<void> {
  const { db } = connection;
  await db.update(banners).set({ title: OLD });
  await db.update(articles).set({ title: OLD });
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
    await tx.execute(sql`UPDATE seed_marks SET hash = seed_hash(to_jsonb(banners), seed_marks.columns)
      FROM banners WHERE table_name = 'banners' AND row_key = id::text`);
    await tx.execute(sql`UPDATE seed_marks SET hash = seed_hash(to_jsonb(articles), seed_marks.columns)
      FROM articles WHERE table_name = 'articles' AND row_key = concat_ws(' ', kind, id)`);
  });
}

/** The seed of this release comes to a database that another release has seeded. */
async function seedAnew(): Promise<void> {
  await connection.db.delete(facts).where(eq(facts.name, 'seed'));
  await seedDatabase(connection.db, readSettings({}));
}

async function asOperator(...args: string[]): Promise<void> {
  const asked = readCommandLine(args);
  if (asked.kind === 'help') throw new Error(asked.text);
  await operate(connection.db, 'mira', asked);
}

const titlesOf = async () => {
  const { db } = connection;
  const rows = await db.select().from(banners).orderBy(banners.id);
  const [news] = await db.select().from(articles).where(isNews);
  return { banners: rows.map(({ title }) => title.en_US), news: news?.title.en_US };
};

test('a new release brings what was seeded up to date, and leaves what an operator has written', async () => {
  const before = await titlesOf();
  await asIfSeededEarlier();
  await asOperator('banners', 'publish', '--id', '2', '--title', 'The operator’s own');
  await asOperator('news', 'publish', '--id', '1', '--title', 'News of the operator');
  await seedAnew();
  expect(await titlesOf()).toEqual({
    banners: before.banners.map((title, index) => (index === 1 ? 'The operator’s own' : title)),
    news: 'News of the operator',
  });
  await seedAnew();
  expect((await titlesOf()).news).toBe('News of the operator');
});

test('what an operator has withdrawn is brought up to date, and stays withdrawn', async () => {
  const before = await titlesOf();
  await asIfSeededEarlier();
  await asOperator('banners', 'withdraw', '--id', '1');
  await seedAnew();
  const [first] = await connection.db.select().from(banners).where(eq(banners.id, 1));
  expect(first?.title.en_US).toBe(before.banners[0]);
  expect(first?.withdrawnAt).not.toBeNull();
});

test('a database that was seeded before there were marks gets those that the seed would have written', async () => {
  const { db } = connection;
  const marks = () => db.select().from(seedMarks).orderBy(seedMarks.tableName, seedMarks.rowKey);
  const written = await marks();
  expect(new Set(written.map(({ tableName }) => tableName)).size).toBe(6);
  await asOperator('banners', 'publish', '--id', '3', '--title', 'The operator’s own');
  const faq = { command: 'faq publish', subject: 'topic 4', operator: 'mira' };
  await db.insert(auditEntries).values([faq, { ...faq, command: 'faq withdraw', subject: 'topic 5' }]);
  await db.delete(seedMarks);
  const migration = readFileSync(join(__dirname, '../../migrations/0014_seed_marks.sql'), 'utf8');
  const backfill = migration.slice(migration.indexOf('INSERT INTO seed_marks'));
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
    await tx.execute(sql.raw(backfill));
  });
  const isOperators = ({ tableName, rowKey }: { tableName: string; rowKey: string }) =>
    ['banners 3', 'articles faq 4'].includes(`${tableName} ${rowKey}`);
  const comparable = (rows: typeof written) =>
    rows.map(({ columns, ...row }) => ({ ...row, columns: columns.toSorted() }));
  expect(comparable(await marks())).toEqual(comparable(written.filter((row) => !isOperators(row))));
});
