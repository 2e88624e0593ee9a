/** Makes spreadsheets read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet may run: also after its own full-width forms of the signs. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Writes one record of a CSV file with its line end (RFC 4180). No value is run as a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
