import type { News } from '../frame/page.ts';
import { useUnreadAnnouncements } from './announcements.queries.ts';

/** The number of unread announcements, for the menu. */
export function useAnnouncementNews(): News {
  return { unread: useUnreadAnnouncements() };
}
