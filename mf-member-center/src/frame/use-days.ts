import { addDays, startOfDay } from '@tessera/domain';
import { useSite } from '@tessera/kit';
import { dayIn, useAddress } from '@tessera/kit/address';

/** The range of days in the address, as calls take it: from the start of the first to the end of the last day. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** Returns the range of days that the address has (`from` and `to`), by the site's calendar. */
export function useDays(): Days {
  const { timeZone } = useSite().settings;
  const { values } = useAddress(['from', 'to']);
  const last = dayIn(values.to);
  const from = startOfDay(dayIn(values.from), timeZone);
  const to = last ? startOfDay(addDays(last, 1), timeZone) : undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
