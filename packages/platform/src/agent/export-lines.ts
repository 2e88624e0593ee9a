import type { AgentExportRequest } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import type { Database } from '../db/connect.ts';
import type { Export } from '../records/export/export-codes.ts';
import type { Lines } from '../records/export/export-rows.ts';
import { HEADERS } from './export.texts.ts';
import { levelLines, operationLines } from './table-lines.ts';

const FIGURES = [
  ...(['newMembers', 'activeMembers', 'deposits', 'withdrawals', 'turnover', 'payouts'] as const),
  ...(['bonuses', 'netRevenue', 'commission'] as const),
];
type Line = Readonly<Record<(typeof FIGURES)[number], string | number>>;

/** By time it is what was paid out then; by level what each level earned. */
const COMMISSION = { operations: 'commissionPaid', strata: 'commissionEarned' } as const;
const headerOf = (name: (typeof FIGURES)[number], what: keyof typeof COMMISSION) =>
  name === 'commission' ? HEADERS[COMMISSION[what]] : HEADERS[name];

const cellsOf = (line: Line): string[] => FIGURES.map((name) => String(line[name]));

/** The operation table, its earliest line first and its total last. */
export async function* operationExport(
  db: Database,
  { member, request, language }: Export<AgentExportRequest>,
): Lines {
  const header = [
    ...(['from', 'to', 'currency'] as const).map((name) => HEADERS[name]),
    ...FIGURES.map((name) => headerOf(name, 'operations')),
  ].map((texts) => inLanguage(texts, language));
  yield [header];
  const { currency = member.currency, providerId, by } = request;
  const { lines, total } = await operationLines(
    db,
    { agentId: member.id, currency, providerId },
    request,
    by,
  );
  yield lines.toReversed().map((line) => [line.from, line.to, currency, ...cellsOf(line)]);
  yield [[inLanguage(HEADERS.total, language), '', currency, ...cellsOf(total)]];
}

/** The table by level, its total last. */
export async function* levelExport(
  db: Database,
  { member, request, language }: Export<AgentExportRequest>,
): Lines {
  const header = [
    ...(['level', 'currency', 'members'] as const).map((name) => HEADERS[name]),
    ...FIGURES.map((name) => headerOf(name, 'strata')),
  ].map((texts) => inLanguage(texts, language));
  yield [header];
  const { currency = member.currency, providerId } = request;
  const { lines, total } = await levelLines(db, { agentId: member.id, currency, providerId }, request);
  yield lines.map((line) => [String(line.level), currency, String(line.members), ...cellsOf(line)]);
  yield [[inLanguage(HEADERS.total, language), currency, String(total.members), ...cellsOf(total)]];
}
