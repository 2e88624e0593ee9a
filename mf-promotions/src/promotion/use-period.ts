import { useScope, useSite } from '@tessera/kit';
import type { PromotionSummary } from '@tessera/wire';
import { useState } from 'react';
import { useText } from '../text.ts';
import { periodOf } from './period.ts';

/** Says when a promotion runs, in the page's language and on the site's own calendar. */
export function usePeriod(): (promotion: Pick<PromotionSummary, 'startAt' | 'endAt'>) => string {
  const text = useText();
  const { intl } = useScope();
  const { timeZone } = useSite().settings;
  const [now] = useState(() => Date.now());
  const day = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium', timeZone });
  return (promotion) => {
    const period = periodOf(promotion, now);
    const values = {
      ...('start' in period && { start: day(period.start) }),
      ...('end' in period && { end: day(period.end) }),
    };
    return text(`period.${period.kind}`, values);
  };
}
