import type { News } from '../frame/page.ts';
import { useUnreadLetters } from './letters.queries.ts';

/** The number of unread letters, for the menu. */
export function useLetterNews(): News {
  return { unread: useUnreadLetters() };
}
