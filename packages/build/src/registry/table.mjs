/** A table for a terminal: columns as wide as their widest cell, the last one as it is. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const percent = (fraction) => `${Math.round(fraction * 1_000) / 10} %`;
export const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;
