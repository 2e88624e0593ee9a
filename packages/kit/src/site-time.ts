import { deviceTimeZone, zoneName } from '@tessera/i18n';
import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from './hooks.ts';
import { useScope } from './remote.tsx';
import type { RemoteScope } from './scope.ts';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

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
    (instant, style = MOMENT) => write({ intl, timeZone, device }, new Date(instant), style),
    [intl, timeZone, device],
  );
}

/** Writes a time like {@link useSiteTime}, outside of React. */
export const writeSiteTime = (
  { shell, intl }: Pick<RemoteScope, 'shell' | 'intl'>,
  instant: string,
): string =>
  write(
    { intl, timeZone: shell.site.get().settings.timeZone, device: deviceTimeZone() },
    new Date(instant),
    MOMENT,
  );

/** Returns a function that writes a time of the site short, for lists of a page that names its zone below (`SiteZone`). */
export function useListedTime(): (instant: string) => string {
  const { intl } = useScope();
  return (instant) => intl.formatDate(instant, MOMENT);
}

interface Clocks {
  readonly intl: RemoteScope['intl'];
  /** Of the site. */
  readonly timeZone: string;
  readonly device: string | undefined;
}

function write({ intl, timeZone, device }: Clocks, at: Date, style: SiteTimeStyle): string {
  const by = (zone: string) => intl.formatDate(at, { ...style, timeZone: zone });
  const bySite = by(timeZone);
  if (style.timeStyle === undefined || device === undefined || by(device) === bySite) return bySite;
  const day = (zone: string) => intl.formatDate(at, { dateStyle: 'short', timeZone: zone });
  const ownStyle = day(device) === day(timeZone) ? { timeStyle: style.timeStyle } : style;
  const own = intl.formatDate(at, { ...ownStyle, timeZone: device });
  return `${bySite} ${zoneName(at, timeZone, intl.locale)} (${own} ${zoneName(at, device, intl.locale)})`;
}

const noZone = () => undefined;
const unchanging = () => () => undefined;
