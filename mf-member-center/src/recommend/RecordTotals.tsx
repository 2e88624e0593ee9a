import { useMoney } from '@tessera/kit';
import type { recommendRecords } from '@tessera/wire';
import { type AnswerOf } from '@tessera/wire';
import { useText } from '../text.ts';
import { Figures } from './recommend.styles.ts';

interface RecordTotalsProps {
  readonly records: AnswerOf<typeof recommendRecords>;
  readonly currency: string;
}

/** The totals of the selection, over all of its pages. */
export function RecordTotals({ records, currency }: RecordTotalsProps) {
  const text = useText();
  const money = useMoney();
  return (
    <Figures>
      <div>
        <dt>{text('recommend.total')}</dt>
        <dd data-money="">{money(records.rewardTotal, currency)}</dd>
      </div>
      <div>
        <dt>{text('recommend.brought')}</dt>
        <dd>{records.totalCount}</dd>
      </div>
      <div>
        <dt>{text('recommend.rewarded')}</dt>
        <dd>{records.rewardedCount}</dd>
      </div>
    </Figures>
  );
}
