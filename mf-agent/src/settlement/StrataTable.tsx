import { useMoney, useScope } from '@tessera/kit';
import { DataTable, type RowDetail } from '@tessera/ui';
import type { AnswerOf, agentEstimate } from '@tessera/wire';
import { useText } from '../text.ts';

export type Stratum = AnswerOf<typeof agentEstimate>['list'][number]['strata'][number];

const BASIS_POINTS = 10_000;

interface StrataTableProps {
  readonly strata: readonly Stratum[];
  readonly currency: string;
  /** What a line opens to. */
  readonly detail?: RowDetail<Stratum>;
}

/** The lines of a settlement: what each level of the downline came to, and what it earned. */
export function StrataTable({ strata, currency, detail }: StrataTableProps) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const share = (basisPoints: number) =>
    intl.formatNumber(basisPoints / BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <DataTable
      caption={text('strata.title')}
      rows={strata}
      rowKey={({ level }) => level}
      columns={[
        {
          id: 'level',
          header: text('figure.level'),
          cell: ({ level }) => text('figure.levelName', { level }),
          card: 'what',
        },
        ...(['turnover', 'payouts', 'bonuses', 'netRevenue'] as const).map((name) => ({
          id: name,
          header: text(`figure.${name}`),
          cell: (row: Stratum) => money(row[name], currency),
          align: 'end' as const,
          ...(name === 'netRevenue' && { card: 'when' as const }),
        })),
        {
          id: 'share',
          header: text('settlement.share'),
          cell: ({ basisPoints }) => share(basisPoints),
          align: 'end',
          card: 'state',
        },
        {
          id: 'earned',
          header: text('settlement.earned'),
          cell: ({ earned }) => money(earned, currency),
          align: 'end',
          card: 'amount',
        },
      ]}
      {...(detail && { detail })}
    />
  );
}
