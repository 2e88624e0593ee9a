import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/content.ts';
import { INSTANT, type Command } from '../command.ts';
import { printable } from '../printable.ts';

const MOST_ENTRIES = 1_000;

type TextColumn = 'command' | 'operator' | 'subject';

/** A filter of a text column, where it is given. */
const equals = (column: TextColumn, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(auditEntries[column], value);

export const auditList: Command = {
  name: 'audit list',
  says: 'shows what operators did, the latest first',
  options: {
    count: { type: 'string', value: '<number>', says: '20 unless said' },
    subject: { type: 'string', value: '<subject>', says: 'only of this one, e.g. "banner 1001"' },
    operator: { type: 'string', value: '<name>', says: 'only by this one' },
    command: { type: 'string', value: '<command>', says: 'only by this command, e.g. "banners publish"' },
    from: INSTANT('only from then on'),
    to: INSTANT('only before then'),
  },
  reads: true,
  async run({ tx }, given) {
    const [from, to] = [given.instant('from'), given.instant('to')];
    const rows = await tx
      .select()
      .from(auditEntries)
      .where(
        and(
          equals('subject', given.text('subject')),
          equals('operator', given.text('operator')),
          equals('command', given.text('command')),
          from && gte(auditEntries.at, from),
          to && lt(auditEntries.at, to),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(given.number('count', { from: 1, to: MOST_ENTRIES }) ?? 20);
    const lines = rows.map(
      (row) =>
        `${row.at.toISOString()}  ${printable(`${row.operator}  ${row.command}  ${row.subject}`)}\n  before ${JSON.stringify(row.before)}\n  after  ${JSON.stringify(row.after)}`,
    );
    return lines.join('\n') || 'Nothing yet.';
  },
};
