import { useScope } from '@tessera/kit';

/** Returns a function that writes an instant as a date and a time of the page's language. */
export function useWhen(): (at: string) => string {
  const { intl } = useScope();
  return (at) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
}
