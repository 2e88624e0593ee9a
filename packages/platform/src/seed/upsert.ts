import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { snake } from '@tessera/wire';
import type { Transaction } from '../db/serializable.ts';

/**
 * Inserts rows, or brings those with the same key up to date in the columns that the rows name. All of them travel
 * as one JSON parameter: ten thousand games have more fields than a statement may have parameters.
 * @param key `undefined` where the table is known to hold none of them
 */
export async function upsert<T extends PgTable>(
  tx: Transaction,
  table: T,
  key: PgColumn | undefined,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows as readonly Record<string, unknown>[];
  if (!first) return;
  const columns = getTableColumns(table);
  const fields = Object.keys(first);
  const list = sql.raw(fields.map(snake).join(', '));
  const name = sql.identifier(getTableName(table));
  const records = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [snake(field), row[field]])),
  );
  const changes = fields
    .filter((field) => columns[field] !== key)
    .map((field) => `${snake(field)} = excluded.${snake(field)}`);
  const onConflict = key
    ? sql.raw(`ON CONFLICT (${snake(key.name)}) DO UPDATE SET ${changes.join(', ')}`)
    : sql.empty();
  await tx.execute(
    sql`INSERT INTO ${name} (${list}) SELECT ${list}
      FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(records)}::jsonb) ${onConflict}`,
  );
}
