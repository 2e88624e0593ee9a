import { dayAt } from '@tessera/domain';
import { useSite } from '../hooks.ts';
import { useSiteNow } from '../site-clock.ts';

/** Returns the present day of the site's calendar. */
export function useToday(): string {
  const { timeZone } = useSite().settings;
  return dayAt(new Date(useSiteNow()), timeZone);
}
