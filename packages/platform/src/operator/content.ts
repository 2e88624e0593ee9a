import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LOCALE_CODES } from '@tessera/domain';
import type { Audience } from '../db/audience.ts';
import type { Notice } from '../live/notices.ts';
import { FIRST_OPERATOR_ID, type bulletins } from '../db/schema/content.ts';
import type { PreviewTarget } from '../previews/preview-token.ts';
import { audienceInWords, requireGrades } from './audience.ts';
import type { Command, Work } from './command.ts';
import { ID, type Option } from './command.ts';
import { OperatorFailure } from './failure.ts';
import { needed, type Given } from './given.ts';
import { previewLine } from './preview-address.ts';
import { stateOf, type Scheduled } from '../site/schedule.ts';
import { requireOrder, scheduleInWords } from './schedule.ts';
import { TEXTS } from './texts-file.ts';

/** A table of content that is published and withdrawn: each has at least these columns. */
type ContentTable = PgTable & { readonly id: PgColumn; readonly withdrawnAt: PgColumn };
type Row = Readonly<Record<string, unknown>> &
  Scheduled & { readonly id: number; readonly audience?: Audience | null };

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
  /** Has an address that shows it before it is published; the kind may be kept as a draft then. */
  readonly preview?: PreviewTarget['kind'];
  /** The columns that the options give. Those that are not given are left out. */
  read(given: Given, now: Date): Readonly<Record<string, unknown>>;
  /** What a new one has where nothing is given. @throws OperatorFailure where something must be given */
  fresh(given: Given, now: Date): Readonly<Record<string, unknown>>;
  /** Checks a whole row before it is written. @throws OperatorFailure where its columns do not fit each other */
  check?(row: Readonly<Record<string, unknown>>, work: Work): void | Promise<void>;
  /** Of a row that has come, changed or gone. */
  notices(row: Row, work: Work): Promise<readonly Notice[]>;
  /** How a row is listed. */
  line(row: Row): string;
}

const DRAFT: Option = {
  type: 'boolean',
  says: 'keeps it off the site; it has a preview address, and "publish --id" without --draft puts it on the site',
};

/** `publish`, `withdraw` and `list` of one kind of content. */
export function contentCommands(kind: ContentKind): Command[] {
  const { noun, plural = `${noun}s` } = kind;
  return [
    {
      name: `${plural} publish`,
      says: `publishes a new ${noun}, or with --id changes one and brings it back where it was withdrawn`,
      options: {
        id: { ...ID, says: 'the one to change' },
        ...kind.options,
        ...(hasTexts(kind) && { texts: TEXTS }),
        ...(kind.preview && { draft: DRAFT }),
      },
      run: (work, given) => publish(work, given, kind),
    },
    {
      name: `${plural} withdraw`,
      says: `takes the ${noun} off the site; it can be published again by its id`,
      options: { id: ID },
      async run(work, given) {
        const before = await find(work, kind, needed(given.id('id'), 'id'));
        if (before.withdrawnAt !== null)
          throw new OperatorFailure(`The ${noun} ${before.id} is withdrawn already.`);
        const after = await change(work, kind, before.id, { withdrawnAt: work.now });
        await work.audit(`${noun} ${after.id}`, before && auditable(before), auditable(after));
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
        return rows.map((row) => listed(row, kind)).join('\n') || 'None yet.';
      },
    },
  ];
}

const hasTexts = ({ options }: ContentKind): boolean => Object.values(options).some(({ isText }) => isText);

function listed(row: Row, kind: ContentKind): string {
  const name = `${row.id}${row.withdrawnAt ? ' (withdrawn)' : ''}`;
  const parts = [name, kind.line(row), scheduleInWords(row), audienceInWords(row.audience)];
  return parts.filter((part) => part !== '').join('  ');
}

async function publish(work: Work, given: Given, kind: ContentKind): Promise<string> {
  const { noun } = kind;
  const id = given.id('id');
  const before = id === undefined ? null : await find(work, kind, id);
  const values: Readonly<Record<string, unknown>> = {
    ...(before ? {} : kind.fresh(given, work.now)),
    ...kind.read(given, work.now),
    withdrawnAt: given.flag('draft') ? work.now : null,
  };
  const whole = { ...before, ...values } as Row;
  requireOrder(whole);
  await requireGrades(work, whole.audience);
  await kind.check?.(whole, work);
  const after = before ? await change(work, kind, before.id, values) : await add(work, kind, values);
  await work.audit(`${noun} ${after.id}`, before && auditable(before), auditable(after));
  await work.tell(...(await kind.notices(after, work)));
  const state = kind.preview ? stateOf(after, work.now) : 'running';
  const lines = [OUTCOMES[state](`The ${noun} ${after.id}`, after), ...missingTexts(kind, after)];
  if (kind.preview && state !== 'running')
    lines.push(await previewLine(work, { kind: kind.preview, id: after.id }));
  return lines.join('\n');
}

const OUTCOMES: Readonly<Record<ReturnType<typeof stateOf>, (what: string, row: Row) => string>> = {
  draft: (what) => `${what} is a draft.`,
  coming: (what, row) => `${what} is planned ${scheduleInWords(row)}.`,
  running: (what) => `${what} is published.`,
  over: (what) => `${what} is over: give it a later --end.`,
};

/** Says which languages a text lacks: visitors read English there. */
function missingTexts({ options }: ContentKind, row: Row): string[] {
  return Object.keys(options).flatMap((name) => {
    if (!options[name]?.isText) return [];
    const texts = (row[name] ?? {}) as Readonly<Record<string, string>>;
    const missing = LOCALE_CODES.filter((code) => texts[code] === undefined);
    return missing.length === 0 || missing.length === LOCALE_CODES.length
      ? []
      : [`--${name} has no text in ${missing.join(', ')}: visitors read English there.`];
  });
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

/** A row as JSON can have it: amounts as digits. */
const auditable = (row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  );

/** Without the entries whose value was not given. */
export const givenOnly = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
