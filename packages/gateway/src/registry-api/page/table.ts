import { markup, type Markup } from '../../html/markup.ts';

export interface Column<Row> {
  readonly name: string;
  /** Aligns the column at its end, for numbers. */
  readonly end?: boolean;
  readonly cell: (row: Row) => Markup | string | number;
}

/** Returns a table that becomes a stack of cards on a narrow screen, where each value shows its column's name. */
export function table<Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): Markup {
  const align = ({ end }: Column<Row>) => (end ? 'end' : 'start');
  return markup`
    <div class="table" role="region" aria-label="${caption}" tabindex="0">
      <table>
        <caption>${caption}</caption>
        <thead>
          <tr>${columns.map((column) => markup`<th scope="col" data-align="${align(column)}">${column.name}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => markup`
              <tr>
                ${columns.map(
                  (column) => markup`
                    <td data-label="${column.name}" data-align="${align(column)}"><div>${column.cell(row)}</div></td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
