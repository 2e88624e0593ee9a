import { addDays, startOfDay } from '@tessera/domain';
import { useSite } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';

/** The range of days in the address, as calls take it: from the start of the first to the end of the last day. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** Returns the range of days that the address has (`from` and `to`), by the site's calendar. */
export function useDays(): Days {
  const { timeZone } = useSite().settings;
  const { values } = useAddress(['from', 'to']);
  const from = startOfDay(values.from, timeZone);
  const to = startOfDay(values.to, timeZone) && startOfDay(addDays(values.to, 1), timeZone);
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
