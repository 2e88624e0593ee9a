import type { CurrencyCode } from '@tessera/domain';
import { useMoney, useScope } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { ChevronDownIcon, ChevronUpIcon } from '@tessera/ui';
import { useText } from '../text.ts';
import { Scroller, Table, TableBox } from './figures-table.styles.ts';
import type { Figures } from './figures.ts';
import { addressOf, COLUMNS, nextSorting, sortingIn, sortRows, type Column } from './sorting.ts';

export interface FiguresRow extends Figures {
  readonly key: string;
  /** The row's name in the first column. */
  readonly label: string;
}

interface FiguresTableProps {
  readonly caption: string;
  /** Header of the first column. */
  readonly first: string;
  readonly rows: readonly FiguresRow[];
  readonly total: Figures;
  readonly currency: CurrencyCode;
  /** All by default. */
  readonly columns?: readonly Column[];
}

/** The downline's figures in rows that each column sorts, with their totals; the sorting is in the address. */
export function FiguresTable({
  caption,
  first,
  rows,
  total,
  currency,
  columns: shown = COLUMNS,
}: FiguresTableProps) {
  const text = useText();
  const { values, change } = useAddress(['sort']);
  const columns = shown.filter((column) => total[column] !== undefined);
  const chosen = sortingIn(values.sort);
  const sorting = chosen && columns.includes(chosen.column) ? chosen : undefined;
  return (
    <TableBox>
      <Scroller role="region" aria-label={caption} tabIndex={0}>
        <Table aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {columns.map((column) => {
                const order = sorting?.column === column ? sorting.order : undefined;
                return (
                  <th key={column} scope="col" aria-sort={order}>
                    <button
                      type="button"
                      onClick={() =>
                        change({ sort: addressOf(nextSorting(sorting, column)) }, { replace: true })
                      }
                    >
                      <span>{text(`figure.${column}`)}</span>
                      {order === 'descending' && <ChevronDownIcon size={16} />}
                      {order === 'ascending' && <ChevronUpIcon size={16} />}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {sortRows(rows, sorting, currency).map((row) => (
              <Row key={row.key} label={row.label} figures={row} columns={columns} currency={currency} />
            ))}
          </tbody>
          <tfoot>
            <Row label={text('figure.total')} figures={total} columns={columns} currency={currency} />
          </tfoot>
        </Table>
      </Scroller>
    </TableBox>
  );
}

interface RowProps {
  readonly label: string;
  readonly figures: Figures;
  readonly columns: readonly Column[];
  readonly currency: CurrencyCode;
}

function Row({ label, figures, columns, currency }: RowProps) {
  const text = useText();
  const { intl } = useScope();
  const money = useMoney();
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => {
        const value = figures[column] ?? 0;
        return (
          <td key={column} data-label={text(`figure.${column}`)} data-zero={Number(value) === 0 || undefined}>
            {typeof value === 'number' ? intl.formatNumber(value) : money(value, currency)}
          </td>
        );
      })}
    </tr>
  );
}
