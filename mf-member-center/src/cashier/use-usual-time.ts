import { useText } from '../text.ts';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** Returns the words for how long money usually takes, and for when it has arrived at the latest. */
export function useUsualTime() {
  const text = useText();
  return {
    usually: (minutes: number) =>
      minutes < HOUR_MINUTES
        ? text('cashier.withinMinutes', { minutes })
        : text('cashier.withinHours', { hours: Math.ceil(minutes / HOUR_MINUTES) }),
    atLatest: (hours: number) => text('cashier.withinDays', { days: Math.ceil(hours / DAY_HOURS) }),
  };
}
