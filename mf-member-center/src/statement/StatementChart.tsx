import { useMoney, useScope } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { ColumnChart, Tabs } from '@tessera/ui';
import type { StatementMonth } from '@tessera/wire';
import { oneOf } from '@tessera/kit/address';
import { useText } from '../text.ts';
import { useMonthName } from './use-month-name.ts';

interface StatementChartProps {
  /** Latest first. */
  readonly months: readonly StatementMonth[];
  readonly currency: string;
}

/** Two sums of each month beside each other. */
const VIEWS = { flow: ['in', 'out'], play: ['won', 'staked'] } as const;
const NAMES = ['flow', 'play'] as const;

export function StatementChart({ months, currency }: StatementChartProps) {
  const text = useText();
  const { intl } = useScope();
  const money = useMoney();
  const monthName = useMonthName();
  const { values, change } = useAddress(['view']);
  const view = oneOf(NAMES, values.view) ?? 'flow';
  const [first, second] = VIEWS[view];
  return (
    <Tabs
      label={text('statement.measure')}
      tabs={NAMES.map((id) => ({ id, label: text(`statement.${id}`) }))}
      value={view}
      onChange={(id) => change({ view: id === 'flow' ? '' : id })}
    >
      <ColumnChart
        label={text(`statement.${view}`)}
        series={[
          { id: first, label: text(`statement.${first}`) },
          { id: second, label: text(`statement.${second}`) },
        ]}
        groups={months.toReversed().map((month) => ({
          id: month.month,
          label: monthName(month.month, 'short'),
          name: monthName(month.month, 'long'),
          // For the drawing only; the texts have all digits.
          values: [Number(month[first]), Number(month[second])],
          texts: [money(month[first], currency), money(month[second], currency)],
        }))}
        formatTick={(value) => intl.formatNumber(value, { notation: 'compact' })}
        groupHeader={text('statement.month')}
        showTableLabel={text('statement.asTable')}
        showChartLabel={text('statement.asChart')}
      />
    </Tabs>
  );
}
