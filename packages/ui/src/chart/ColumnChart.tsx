import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { DataTable, type DataColumn } from '../data/DataTable.tsx';
import { ChartBox } from './chart.styles.ts';
import { Columns } from './Columns.tsx';
import { scaleOf } from './scale.ts';

/** One group of columns, such as a month. */
export interface ChartGroup {
  id: string;
  /** Below the columns: "May". */
  label: string;
  /** In the table and for screen readers: "May 2026". Without it, the label. */
  name?: string;
  /** One number for each series. */
  values: readonly number[];
  /** The same numbers as they are read: with all their digits and their currency. */
  texts: readonly string[];
}

export interface ChartSeries {
  id: string;
  label: string;
}

export interface ColumnChartProps {
  /** Accessible name of chart and table. */
  label: string;
  /** One or two: the first in the accent colour, the second muted. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];
  groups: readonly ChartGroup[];
  /** Formats a tick of the axis, short: "1.5K". */
  formatTick: (value: number) => string;
  /** Header of the groups' column: "Month". */
  groupHeader: string;
  showTableLabel: string;
  showChartLabel: string;
  className?: string;
}

/**
 * Columns over an axis, and the same numbers in a table in its place. Point at, tap or focus a group to read it; arrow keys,
 * Home and End move between groups.
 */
export function ColumnChart(props: ColumnChartProps) {
  const { label, series, groups, formatTick, groupHeader, className } = props;
  const [isTable, setTable] = useState(false);
  const id = useId();
  const scale = scaleOf(groups.flatMap(({ values }) => values));
  const columns: readonly DataColumn<ChartGroup>[] = [
    {
      id: 'group',
      header: groupHeader,
      cell: ({ name, label: short }) => name ?? short,
      card: series.length === 1 ? 'what' : 'when',
    },
    ...series.map(({ id: name, label: header }, index) => ({
      id: name,
      header,
      cell: ({ texts }: ChartGroup) => texts[index],
      align: 'end' as const,
      card: CARD_PLACES[index] ?? 'state',
    })),
  ];
  return (
    <ChartBox className={className}>
      <div id={id}>
        {isTable ? (
          <DataTable caption={label} columns={columns} rows={groups} rowKey={({ id: key }) => key} />
        ) : (
          <Columns {...{ label, series, groups, scale, formatTick }} />
        )}
      </div>
      <Button size="sm" tone="quiet" aria-controls={id} onClick={() => setTable(!isTable)}>
        {isTable ? props.showChartLabel : props.showTableLabel}
      </Button>
    </ChartBox>
  );
}

const CARD_PLACES = ['amount', 'state'] as const;
