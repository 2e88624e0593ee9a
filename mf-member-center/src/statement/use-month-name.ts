import { useScope } from '@tessera/kit';

/** Names months in the page's language: "May", or with their year: "May 2026". */
export function useMonthName(): (month: string, form: 'short' | 'long') => string {
  const { intl } = useScope();
  return (month, form) =>
    intl.formatDate(`${month}-01`, {
      month: form,
      ...(form === 'long' && { year: 'numeric' }),
      // A day of the calendar, not an instant.
      timeZone: 'UTC',
    });
}
