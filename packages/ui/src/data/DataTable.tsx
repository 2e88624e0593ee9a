import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, radius, space, text } from '../tokens.ts';

const Box = styled.div`
  container-type: inline-size;
`;

/** When narrower than 640 px, each row becomes a card with the column's name before each value. */
const Table = styled.table`
  inline-size: 100%;
  font-size: ${text[14]};
  & th,
  & td {
    padding: ${space[12]} ${space[16]};
    text-align: start;
    vertical-align: middle;
  }
  & th {
    font-size: ${text[12]};
    font-weight: 600;
    color: ${color.muted};
    white-space: nowrap;
  }
  & tbody tr {
    border-block-start: 1px solid ${color.line};
  }
  & :is(th, td):first-of-type {
    padding-inline-start: 0;
  }
  & :is(th, td):last-of-type {
    padding-inline-end: 0;
  }
  & [data-align='end'] {
    text-align: end;
  }

  @container (max-width: 639px) {
    display: block;
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody {
      display: grid;
      gap: ${space[12]};
    }
    & tbody tr {
      display: block;
      padding: ${space[8]} ${space[16]};
      border: 0;
      border-radius: ${radius[12]};
      background: ${color.base};
      box-shadow: inset 0 0 0 1px ${color.line};
    }
    & td {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space[16]};
      padding: ${space[8]} 0;
    }
    & td,
    & [data-align='end'] {
      text-align: end;
    }
    & td[data-label]::before {
      display: block;
      content: attr(data-label);
      flex: none;
      color: ${color.muted};
    }
  }
`;

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Use `end` for numbers and money. */
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  className?: string;
}

/** Shows a table that becomes a stack of cards when narrow. Without rows, show an `EmptyState` instead. */
export function DataTable<Row>({ caption, columns, rows, rowKey, className }: DataTableProps<Row>) {
  return (
    <Box className={className}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.id} data-label={column.header} data-align={column.align}>
                  <span>{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
