import type { CurrencyCode } from '@tessera/domain';
import { useMoney, useScope } from '@tessera/kit';
import { oneOf, useAddress } from '@tessera/kit/address';
import { ColumnChart, Tabs } from '@tessera/ui';
import { useText } from '../text.ts';
import { useFigureNames, type CommissionKind } from './figure-names.ts';
import type { FiguresRow } from './FiguresTable.tsx';
import type { Column } from './sorting.ts';

interface ChartRow extends FiguresRow {
  /** Below the columns. */
  readonly short: string;
}

interface FiguresChartProps {
  /** Header of the rows' names in the chart's own table. */
  readonly header: string;
  /** From the first column of the chart to the last. */
  readonly rows: readonly ChartRow[];
  readonly currency: CurrencyCode;
  readonly commission: CommissionKind;
  /** Only figures among them are drawn. */
  readonly columns: readonly Column[];
}

/** Two amounts beside each other. */
const VIEWS = {
  play: ['turnover', 'payouts'],
  payments: ['deposits', 'withdrawals'],
  result: ['netRevenue', 'commission'],
} as const;
const NAMES = ['play', 'payments', 'result'] as const;

/** The rows of a table as columns, two figures at once; which ones is in the address. */
export function FiguresChart({ header, rows, currency, commission, columns }: FiguresChartProps) {
  const text = useText();
  const figureName = useFigureNames(commission);
  const { intl } = useScope();
  const money = useMoney();
  const { values, change } = useAddress(['chart']);
  const names = NAMES.filter((name) => VIEWS[name].every((figure) => columns.includes(figure)));
  const view = oneOf(names, values.chart) ?? 'play';
  const [first, second] = VIEWS[view];
  const nameOf = (name: (typeof NAMES)[number]) =>
    intl.formatList(VIEWS[name].map((figure) => figureName(figure)));
  return (
    <Tabs
      label={text('chart.measure')}
      tabs={names.map((id) => ({ id, label: nameOf(id) }))}
      value={view}
      onChange={(id) => change({ chart: id === 'play' ? '' : id }, { replace: true })}
    >
      <ColumnChart
        label={nameOf(view)}
        series={[
          { id: first, label: figureName(first) },
          { id: second, label: figureName(second) },
        ]}
        groups={rows.map((row) => ({
          id: row.key,
          label: row.short,
          name: row.label,
          // For the drawing only; the texts have all digits.
          values: [Number(row[first]), Number(row[second])],
          texts: [money(row[first], currency), money(row[second], currency)],
        }))}
        formatTick={(value) => intl.formatNumber(value, { notation: 'compact' })}
        groupHeader={header}
        showTableLabel={text('chart.asTable')}
        showChartLabel={text('chart.asChart')}
      />
    </Tabs>
  );
}
