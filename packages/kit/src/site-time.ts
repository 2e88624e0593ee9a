import { deviceTimeZone, zoneName } from '@tessera/i18n';
import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from './hooks.ts';
import { useScope } from './remote.tsx';

/** An instant that is farther away than this names its day, too. */
export const SAME_DAY_MS = 12 * 3_600_000;

interface SiteTimeStyle {
  readonly dateStyle?: 'short' | 'medium' | 'long';
  readonly timeStyle?: 'short';
}

/**
 * Returns a function that writes a time of the site by the site's clock (spec §10 site time zone). Where the clock of the
 * device differs, the device's time follows in brackets; both then carry their zone. A day alone is the site's.
 */
export function useSiteTime(): (instant: string | number | Date, style?: SiteTimeStyle) => string {
  const { intl } = useScope();
  const { timeZone } = useSite().settings;
  // A server does not know the device's zone, so the first render has the site's alone.
  const device = useSyncExternalStore(unchanging, deviceTimeZone, noZone);
  return useCallback(
    (instant, style = { dateStyle: 'medium', timeStyle: 'short' }) => {
      const at = new Date(instant);
      const write = (zone: string) => intl.formatDate(at, { ...style, timeZone: zone });
      const bySite = write(timeZone);
      if (style.timeStyle === undefined || device === undefined || write(device) === bySite) return bySite;
      const day = (zone: string) => intl.formatDate(at, { dateStyle: 'short', timeZone: zone });
      const ownStyle = day(device) === day(timeZone) ? { timeStyle: style.timeStyle } : style;
      const own = intl.formatDate(at, { ...ownStyle, timeZone: device });
      return `${bySite} ${zoneName(at, timeZone, intl.locale)} (${own} ${zoneName(at, device, intl.locale)})`;
    },
    [intl, timeZone, device],
  );
}

const noZone = () => undefined;
const unchanging = () => () => undefined;
