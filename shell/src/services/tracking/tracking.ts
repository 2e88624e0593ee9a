import type { Conversion, TrackingService } from '@tessera/contracts';
import { whenIdle } from '@tessera/kit';
import type { Cookies } from '../edge/cookies.ts';
import type { ReportDeps } from './report-conversion.ts';

/** Creates the service that reports conversions. The code that does so loads with the first one. */
export function createTracking(page: Window | undefined, deps: ReportDeps): TrackingService {
  return {
    report(conversion: Conversion) {
      if (!page || !deps.site.get().settings.adTracking) return;
      // An advertiser's number is worth no message to the player.
      import('./report-conversion.ts')
        .then(({ reportConversion }) => reportConversion(deps, conversion, page))
        .catch(() => undefined);
    },
  };
}

/**
 * Keeps the click of an advertisement on sites that track: at once, since the visitor may leave the page at once; without
 * a click, in idle time.
 * @param click of the entry address; empty without one
 * @param now returns ms of the device's clock
 */
export function keepAdClickLater(page: Window, cookies: Cookies, click: string, now: () => number): void {
  const keep = () => {
    import('./ad-cookies.ts')
      .then(({ keepAdClick }) => keepAdClick(page, cookies, click, now()))
      .catch(() => undefined);
  };
  if (click) keep();
  else whenIdle(keep, { page });
}
