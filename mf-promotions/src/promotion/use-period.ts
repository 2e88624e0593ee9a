import { useScope, useSiteNow } from '@tessera/kit';
import type { PromotionSummary } from '@tessera/wire';
import { useText } from '../text.ts';
import { periodOf } from './period.ts';

/**
 * Returns a function that formats a promotion's period in the page's language and the site's time zone; `undefined` for one
 * that runs without an end. At its end it is over already: the last day is that of the instant before.
 */
export function usePeriod(): (promotion: Pick<PromotionSummary, 'startAt' | 'endAt'>) => string | undefined {
  const text = useText();
  const { intl } = useScope();
  const now = useSiteNow();
  const day = (instant: string | number) => intl.formatDate(instant, { dateStyle: 'medium' });
  return (promotion) => {
    const period = periodOf(promotion, now);
    if (period.kind === 'always') return undefined;
    const values = {
      ...('start' in period && { start: day(period.start) }),
      ...('end' in period && { end: day(Date.parse(period.end) - 1) }),
    };
    return text(`period.${period.kind}`, values);
  };
}
