import { useScope } from '@tessera/kit';
import { useText } from '../text.ts';

/** Returns the words for a week of the site's calendar: "Nov 2, 2026 to Nov 8, 2026". */
export function useWeek(): (week: { readonly from: string; readonly to: string }) => string {
  const text = useText();
  const { intl } = useScope();
  const day = (value: string) => intl.formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ from, to }) => text('filter.range', { from: day(from), to: day(to) });
}
