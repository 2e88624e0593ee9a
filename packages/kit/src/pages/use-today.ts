import { addDays, dayAt, startOfDay } from '@tessera/domain';
import { useEffect, useState } from 'react';
import { useSite } from '../hooks.ts';
import { useSiteClock, useSiteNow } from '../site-clock.ts';

/** Returns the present day of the site's calendar, and renders again when the next one begins. */
export function useToday(): string {
  const { timeZone } = useSite().settings;
  const now = useSiteClock();
  const shownAt = useSiteNow();
  const [lookedAt, setLookedAt] = useState(shownAt);
  const today = dayAt(new Date(Math.max(shownAt, lookedAt)), timeZone);
  useEffect(() => {
    const next = startOfDay(addDays(today, 1), timeZone);
    if (next === undefined) return undefined;
    // A timer may end early by the site's clock: then it is set again for the rest.
    const timer = setTimeout(() => setLookedAt(now()), Math.max(1, Date.parse(next) - now()));
    return () => clearTimeout(timer);
  }, [today, lookedAt, timeZone, now]);
  return today;
}
