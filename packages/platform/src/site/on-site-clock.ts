import { formatTag, type LocaleCode } from '@tessera/domain';
import { siteTimeZone } from './calendar.ts';

/** Writes an instant by the clock of the site, as the language does: `May 1, 2026 at 8:00 PM GMT-4`. */
export const onSiteClock = (at: Date, language: LocaleCode): string =>
  new Intl.DateTimeFormat(formatTag(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: siteTimeZone(),
    timeZoneName: 'short',
  }).format(at);
