import { DataTable, DescriptionList, type DataColumn } from '@tessera/ui';
import type { StatementMonth } from '@tessera/wire';
import { useWords } from '../records/use-words.tsx';
import { useText } from '../text.ts';
import { FIGURES } from './figures.ts';
import { useMonthName } from './use-month-name.ts';

interface MonthTableProps {
  readonly months: readonly StatementMonth[];
  readonly currency: string;
}

/** The others are in the row's detail: eight amounts do not fit a tablet. */
const COLUMNS = ['in', 'out', 'net', 'bonuses', 'closing'] as const;
const SIGNED: ReadonlySet<string> = new Set(['net']);
const CARDS = { closing: 'amount', net: 'state' } as const;

/** The months, latest first; each opens all of its sums. */
export function MonthTable({ months, currency }: MonthTableProps) {
  const text = useText();
  const words = useWords(currency);
  const monthName = useMonthName();
  const figure = (month: StatementMonth, name: (typeof FIGURES)[number]) =>
    SIGNED.has(name) ? words.signed(month[name]) : words.money(month[name]);
  const columns: readonly DataColumn<StatementMonth>[] = [
    {
      id: 'month',
      header: text('statement.month'),
      cell: ({ month }) => monthName(month, 'long'),
      card: 'what',
    },
    ...COLUMNS.map((name) => ({
      id: name,
      header: text(`statement.${name}`),
      cell: (month: StatementMonth) => figure(month, name),
      align: 'end' as const,
      ...(name in CARDS && { card: CARDS[name as keyof typeof CARDS] }),
    })),
  ];
  return (
    <DataTable
      caption={text('statement.title')}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
      detail={{
        label: ({ month }) => text('history.details', { name: monthName(month, 'long') }),
        content: (month) => (
          <DescriptionList
            layout="columns"
            items={FIGURES.map((name) => ({
              id: name,
              label: text(`statement.${name}`),
              value: figure(month, name),
            }))}
          />
        ),
      }}
    />
  );
}
