import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { snake } from '@tessera/wire';
import { seedMarks } from '../db/schema/site.ts';
import type { Transaction } from '../db/serializable.ts';

type Rows<T extends PgTable> = readonly T['$inferInsert'][];

/**
 * Inserts rows, or brings those with the same key up to date in the columns that the rows name. All of them travel
 * as one JSON parameter: ten thousand games have more fields than a statement may have parameters.
 * @param key `undefined` where the table is known to hold none of them
 */
export async function upsert<T extends PgTable>(
  tx: Transaction,
  table: T,
  key: PgColumn | undefined,
  rows: Rows<T>,
): Promise<void> {
  if (rows.length > 0) await tx.execute(insertion(table, key ? [key] : [], rows));
}

/**
 * The same, but what an operator has changed since it was seeded stays as the operator wants it. Beside each row stands
 * what the seed wrote, as a hash of the columns that it named then.
 * @param keys what tells one row from another
 */
export async function upsertUnlessEdited<T extends PgTable>(
  tx: Transaction,
  table: T,
  keys: readonly PgColumn[],
  rows: Rows<T>,
): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(getTableName(table));
  const rowKey = sql`concat_ws(' ', ${sql.join(
    keys.map((key) => sql`${name}.${sql.identifier(snake(key.name))}`),
    sql`, `,
  )})`;
  const columns = sql`${`{${fieldsOf(rows).map(snake).join(',')}}`}::text[]`;
  const isAsSeeded = sql`WHERE EXISTS (SELECT FROM ${seedMarks} mark
    WHERE mark.table_name = ${getTableName(table)} AND mark.row_key = ${rowKey}
      AND mark.hash = seed_hash(to_jsonb(${name}), mark.columns))`;
  await tx.execute(sql`
    WITH written AS (${insertion(table, keys, rows, isAsSeeded)}
      RETURNING ${rowKey} AS row_key, seed_hash(to_jsonb(${name}), ${columns}) AS hash)
    INSERT INTO ${seedMarks} (table_name, row_key, columns, hash)
    SELECT ${getTableName(table)}, row_key, ${columns}, hash FROM written
    ON CONFLICT (table_name, row_key) DO UPDATE SET columns = excluded.columns, hash = excluded.hash`);
}

const fieldsOf = (rows: readonly object[]): string[] => Object.keys(rows[0] ?? {});

function insertion<T extends PgTable>(
  table: T,
  keys: readonly PgColumn[],
  rows: Rows<T>,
  condition: SQL = sql.empty(),
): SQL {
  const fields = fieldsOf(rows as readonly object[]);
  const isKey = (field: string) => keys.includes(getTableColumns(table)[field] as PgColumn);
  const list = sql.raw(fields.map(snake).join(', '));
  const name = sql.identifier(getTableName(table));
  const records = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [snake(field), row[field]])),
  );
  const changes = fields
    .filter((field) => !isKey(field))
    .map((field) => `${snake(field)} = excluded.${snake(field)}`);
  const target = keys.map((key) => snake(key.name)).join(', ');
  const onConflict =
    keys.length > 0
      ? sql`${sql.raw(`ON CONFLICT (${target}) DO UPDATE SET ${changes.join(', ')}`)} ${condition}`
      : sql.empty();
  return sql`INSERT INTO ${name} (${list}) SELECT ${list}
    FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(records)}::jsonb) ${onConflict}`;
}
