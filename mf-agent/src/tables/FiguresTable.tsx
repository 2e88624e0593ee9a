import type { CurrencyCode } from '@tessera/domain';
import { useMoney, useScope } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { ChevronDownIcon, ChevronUpIcon } from '@tessera/ui';
import { useText } from '../text.ts';
import { useFigureNames, type CommissionKind } from './figure-names.ts';
import { Scroller, Table, TableBox } from './figures-table.styles.ts';
import type { Figures } from './figures.ts';
import {
  addressOf,
  COLUMNS,
  nextSorting,
  sortingIn,
  sortRows,
  type Column,
  type SortKey,
  type Sorting,
} from './sorting.ts';

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
  readonly commission: CommissionKind;
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
  commission,
  columns: shown = COLUMNS,
}: FiguresTableProps) {
  const text = useText();
  const nameOf = useFigureNames(commission);
  const { values, change } = useAddress(['sort']);
  const columns = shown.filter((column) => total[column] !== undefined);
  const named = columns.map((column) => ({ column, name: nameOf(column) }));
  const chosen = sortingIn(values.sort);
  const sorting = chosen && (chosen.column === 'row' || columns.includes(chosen.column)) ? chosen : undefined;
  const header = (key: SortKey, label: string) => (
    <SortHeader
      key={key}
      label={label}
      order={sorting?.column === key ? sorting.order : undefined}
      onSort={() => change({ sort: addressOf(nextSorting(sorting, key)) }, { replace: true })}
    />
  );
  return (
    <TableBox>
      <Scroller role="region" aria-label={caption} tabIndex={0}>
        <Table aria-label={caption}>
          <thead>
            <tr>
              {header('row', first)}
              {columns.map((column) => header(column, nameOf(column)))}
            </tr>
          </thead>
          <tbody>
            {sortRows(rows, sorting, currency).map((row) => (
              <Row key={row.key} label={row.label} figures={row} columns={named} currency={currency} />
            ))}
          </tbody>
          <tfoot>
            <Row label={text('figure.total')} figures={total} columns={named} currency={currency} />
          </tfoot>
        </Table>
      </Scroller>
    </TableBox>
  );
}

interface SortHeaderProps {
  readonly label: string;
  readonly order: Sorting['order'] | undefined;
  readonly onSort: () => void;
}

function SortHeader({ label, order, onSort }: SortHeaderProps) {
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" onClick={onSort}>
        <span>{label}</span>
        {order === 'descending' && <ChevronDownIcon size={16} />}
        {order === 'ascending' && <ChevronUpIcon size={16} />}
      </button>
    </th>
  );
}

interface RowProps {
  readonly label: string;
  readonly figures: Figures;
  readonly columns: readonly { readonly column: Column; readonly name: string }[];
  readonly currency: CurrencyCode;
}

function Row({ label, figures, columns, currency }: RowProps) {
  const { intl } = useScope();
  const money = useMoney();
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map(({ column, name }) => {
        const value = figures[column] ?? 0;
        return (
          <td key={column} data-label={name} data-zero={Number(value) === 0 || undefined}>
            {typeof value === 'number' ? intl.formatNumber(value) : money(value, currency)}
          </td>
        );
      })}
    </tr>
  );
}
