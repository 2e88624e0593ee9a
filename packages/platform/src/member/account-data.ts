import { sql } from 'drizzle-orm';
import { toDecimal, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import type { Member } from '../db/schema/members.ts';
import { siteInstant } from '../site/calendar.ts';
import { QUERIES, type Section } from './account-queries.ts';

/** What one answer holds at most. */
const ROWS = 500;

/** PostgreSQL's numbers of its types. */
const INT8 = 20;
const TIMESTAMPTZ = 1184;

type Row = Readonly<Record<string, unknown>>;

/**
 * One part of a section, oldest first. Amounts are decimals of the currency beside them, instants are those of the site's clock
 * with its offset, and texts in several languages are in the given one.
 * @param after the last `id` that the client has
 */
export async function accountDataOf(
  queries: Queries,
  { id: memberId }: Pick<Member, 'id'>,
  { section, after, language }: { section: Section; after: number; language: LocaleCode },
): Promise<{ rows: Record<string, string | null>[]; next: number | null }> {
  const { rows, fields } = await queries.execute<Row>(sql`
    SELECT * FROM (${QUERIES[section](memberId, language)}) section
    WHERE section.id > ${after} ORDER BY section.id LIMIT ${ROWS}`);
  const last = rows.length === ROWS ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) =>
      Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, textOf(row, name, dataTypeID)])),
    ),
    next: last ? Number(last['id']) : null,
  };
}

function textOf(row: Row, name: string, type: number): string | null {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (type === TIMESTAMPTZ) return siteInstant(new Date(String(value)));
  // Beside the ids, all large integers are amounts.
  if (type === INT8 && name !== 'id') return toDecimal(BigInt(String(value)), currencyOf(row, name));
  return typeof value === 'object'
    ? JSON.stringify(value)
    : String(value as string | number | bigint | boolean);
}

/** Returns an amount's own currency (`paid_currency`), or the row's. */
function currencyOf(row: Row, name: string): CurrencyCode {
  const currency = row[`${name}_currency`] ?? row['currency'];
  if (currency === undefined) throw new Error(`the amount ${name} has no currency beside it`);
  return currency as CurrencyCode;
}
