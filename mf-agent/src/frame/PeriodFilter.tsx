import { AddressDays } from '@tessera/kit/pages';
import { useText } from '../text.ts';
import { usePeriod } from './use-period.ts';

/** The days that figures are for, kept in the address; there is always a period. */
export function PeriodFilter() {
  const text = useText();
  return <AddressDays label={text('filter.date')} value={usePeriod()} />;
}
