/** A table of text: the first row is its head. */
export type Table = readonly (readonly string[])[];

/** For a terminal: columns in line, the head underlined. */
export function consoleTable(table: Table): string {
  const widths = columnWidths(table);
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [head = [], ...rows] = table;
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** For a document, in line like Prettier's. */
export function markdownTable(table: Table): string {
  const escaped = table.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = columnWidths(escaped).map((width) => Math.max(3, width));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...rows] = escaped;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function columnWidths(table: Table): number[] {
  const columns = Math.max(0, ...table.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
}
