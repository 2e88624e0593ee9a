import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Notice } from '../live/notices.ts';
import { FIRST_OPERATOR_ID, type bulletins } from '../db/schema/content.ts';
import type { Command, Work } from './command.ts';
import { ID, type Option } from './command.ts';
import { OperatorFailure } from './failure.ts';
import { needed, type Given } from './given.ts';

/** A table of content that is published and withdrawn: each has at least these columns. */
type ContentTable = PgTable & { readonly id: PgColumn; readonly withdrawnAt: PgColumn };
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** One kind of content, as data: its commands are made of it. */
export interface ContentKind {
  /** e.g. `banner`; its commands are `banners …`. */
  readonly noun: string;
  /** Where it is not the noun with an s. */
  readonly plural?: string;
  readonly table: ContentTable;
  /** Which of the table's rows are of this kind; all of them unless said. */
  readonly among?: SQL | undefined;
  readonly options: Readonly<Record<string, Option>>;
  /** The columns that the options give. Those that are not given are left out. */
  read(given: Given, now: Date): Readonly<Record<string, unknown>>;
  /** What a new one has where nothing is given. @throws OperatorFailure where something must be given */
  fresh(given: Given, now: Date): Readonly<Record<string, unknown>>;
  /** Of a row that has come, changed or gone. */
  notices(row: Row, work: Work): Promise<readonly Notice[]>;
  /** How a row is listed. */
  line(row: Row): string;
}

/** `publish`, `withdraw` and `list` of one kind of content. */
export function contentCommands(kind: ContentKind): Command[] {
  const { noun, plural = `${noun}s` } = kind;
  return [
    {
      name: `${plural} publish`,
      says: `publishes a new ${noun}, or with --id changes one and brings it back where it was withdrawn`,
      options: { id: { ...ID, says: 'the one to change' }, ...kind.options },
      async run(work, given) {
        const id = given.id('id');
        const before = id === undefined ? null : await find(work, kind, id);
        const values = { ...kind.read(given, work.now), withdrawnAt: null };
        const after = before
          ? await change(work, kind, before.id, values)
          : await add(work, kind, { ...kind.fresh(given, work.now), ...values });
        await work.audit(`${noun} ${after.id}`, before, after);
        await work.tell(...(await kind.notices(after, work)));
        return `The ${noun} ${after.id} is published.`;
      },
    },
    {
      name: `${plural} withdraw`,
      says: `takes a ${noun} off the site; it can be published again by its id`,
      options: { id: ID },
      async run(work, given) {
        const before = await find(work, kind, needed(given.id('id'), 'id'));
        if (before.withdrawnAt !== null)
          throw new OperatorFailure(`The ${noun} ${before.id} is withdrawn already.`);
        const after = await change(work, kind, before.id, { withdrawnAt: work.now });
        await work.audit(`${noun} ${after.id}`, before, after);
        await work.tell(...(await kind.notices(before, work)));
        return `The ${noun} ${after.id} is withdrawn.`;
      },
    },
    {
      name: `${plural} list`,
      says: `lists the ${plural}, withdrawn ones included`,
      options: {},
      reads: true,
      async run({ tx }) {
        const rows = (await tx
          .select()
          .from(kind.table)
          .where(kind.among)
          .orderBy(kind.table.id)) as unknown as Row[];
        const lines = rows.map(
          (row) => `${row.id}${row.withdrawnAt ? ' (withdrawn)' : ''}  ${kind.line(row)}`,
        );
        return lines.join('\n') || 'None yet.';
      },
    },
  ];
}

async function find({ tx }: Work, kind: ContentKind, id: number): Promise<Row> {
  const { noun, plural = `${noun}s`, table } = kind;
  const [row] = (await tx.select().from(table).where(isThe(kind, id)).for('update')) as unknown as Row[];
  if (!row) throw new OperatorFailure(`There is no ${noun} ${id}: "${plural} list" shows which there are.`);
  return row;
}

const isThe = ({ table, among }: ContentKind, id: number) => and(eq(table.id, id), among);

// Drizzle's types of a write follow from one table; the columns that are written here are of each kind's own.
const writable = (table: ContentTable) => table as unknown as typeof bulletins;

async function add({ tx }: Work, { table }: ContentKind, values: object): Promise<Row> {
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${table.id}), 0)::int` })
    .from(table as PgTable);
  const id = Math.max(last + 1, FIRST_OPERATOR_ID);
  const [row] = await tx
    .insert(writable(table))
    .values({ ...values, id } as never)
    .returning();
  return row as unknown as Row;
}

async function change({ tx }: Work, kind: ContentKind, id: number, values: object): Promise<Row> {
  const [row] = await tx
    .update(writable(kind.table))
    .set(values as never)
    .where(isThe(kind, id))
    .returning();
  return row as unknown as Row;
}

/** Without the entries whose value was not given. */
export const givenOnly = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
