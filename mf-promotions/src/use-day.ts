import { useScope, useSite } from '@tessera/kit';
import { useCallback } from 'react';

/** Returns a function that formats an instant's day in the page's language and the site's time zone. */
export function useDay(): (instant: string) => string {
  const { intl } = useScope();
  const { timeZone } = useSite().settings;
  return useCallback(
    (instant) => intl.formatDate(instant, { dateStyle: 'medium', timeZone }),
    [intl, timeZone],
  );
}
