import { BYTE_ORDER_MARK, csvLine } from '@tessera/domain';
import type { ACCOUNT_DATA_SECTIONS, AnswerOf, accountData } from '@tessera/wire';

export type Section = (typeof ACCOUNT_DATA_SECTIONS)[number];
export type Row = AnswerOf<typeof accountData>['rows'][number];
export type Data = Readonly<Partial<Record<Section, readonly Row[]>>>;

export const FORMATS = {
  json: { type: 'application/json', write: writeJson },
  csv: { type: 'text/csv', write: writeCsv },
} as const;
export type Format = keyof typeof FORMATS;

/** All sections as one JSON object. */
function writeJson(data: Data): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** One table for each section: its name, its columns and its rows, with a blank line in between. */
export function writeCsv(data: Data): string {
  const tables = Object.entries(data).map(([section, rows]) => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const lines = rows.map((row) => columns.map((column) => row[column] ?? ''));
    return [[section], columns, ...lines].map(csvLine).join('');
  });
  return BYTE_ORDER_MARK + tables.join('\r\n');
}
