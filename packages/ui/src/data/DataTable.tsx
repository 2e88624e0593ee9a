import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/navigation.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Table, TableBox } from './table.styles.ts';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Use `end` for numbers and money. */
  align?: 'start' | 'end';
  /** Its place on the card that a row becomes on the phone. Without a place it is only in the table. */
  card?: 'what' | 'when' | 'amount' | 'state';
}

export interface RowDetail<Row> {
  /** Opens below the row. */
  content: (row: Row) => ReactNode;
  /** Accessible name of the row's button: "Details of player1". */
  label: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What a row opens in place. */
  detail?: RowDetail<Row>;
  className?: string;
}

/**
 * Shows a table with a head that stays in view; on the phone each row is a card. Without rows, show an `EmptyState`
 * instead. The server pages: put a `Pager` below.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, detail, className }: DataTableProps<Row>) {
  return (
    <TableBox className={className}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
            {detail && <td data-part="toggle" />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} detail={detail} />
          ))}
        </tbody>
      </Table>
    </TableBox>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  detail: RowDetail<Row> | undefined;
}

function TableRow<Row>({ row, columns, detail }: TableRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = () => setOpen(!open);
  const onClick = ({ target }: MouseEvent) => {
    // A link or a button in the row does its own thing; so does marking text.
    if (target instanceof Element && target.closest('a, button')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    toggle();
  };
  return (
    <>
      <tr
        data-opens={detail ? '' : undefined}
        data-open={open ? '' : undefined}
        onClick={detail ? onClick : undefined}
      >
        {columns.map((column) => (
          <td key={column.id} data-align={column.align} data-card={column.card}>
            {column.cell(row)}
          </td>
        ))}
        {detail && (
          <td data-part="toggle">
            <IconButton
              label={detail.label(row)}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={toggle}
            >
              {open ? <ChevronUpIcon size={20} /> : <ChevronDownIcon size={20} />}
            </IconButton>
          </td>
        )}
      </tr>
      {detail && open && (
        <tr data-part="detail" id={id}>
          <td colSpan={columns.length + 1}>{detail.content(row)}</td>
        </tr>
      )}
    </>
  );
}
