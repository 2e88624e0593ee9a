import { addDays, isDayOfCentury } from '@tessera/domain';
import { useAddress } from '@tessera/kit/address';
import { useToday } from '@tessera/kit/pages';

/** Days of a period without a choice. */
const USUAL_DAYS = 30;
/** More than these are refused by the platform. */
export const MOST_DAYS = 92;

/** Both days are included, by the site's calendar. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the period that the address has (`from` and `to`), or the last 30 days. */
export function usePeriod(): Period {
  const today = useToday();
  const { values } = useAddress(['from', 'to']);
  return periodOf(values, today);
}

/** Returns a period that the platform accepts, nearest to the days that an address has. */
export function periodOf(values: Period, today: string): Period {
  const to = isDayOfCentury(values.to) && values.to < today ? values.to : today;
  const usual = addDays(to, 1 - USUAL_DAYS);
  const least = addDays(to, 1 - MOST_DAYS);
  if (!isDayOfCentury(values.from) || values.from > to) return { from: usual, to };
  return { from: values.from < least ? least : values.from, to };
}
