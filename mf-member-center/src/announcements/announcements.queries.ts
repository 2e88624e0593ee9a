import { keyOf, useAnswer, useCallScope, useListPage, type RemoteScope } from '@tessera/kit';
import { announcementList } from '@tessera/wire';

export const ANNOUNCEMENTS_PER_PAGE = 50;

/** Queries one page of the announcements. */
export function useAnnouncements(onlyUnread: boolean, page: number) {
  const { siteId, language } = useCallScope();
  return useListPage(announcementList, {
    siteId,
    language,
    unread: onlyUnread ? 1 : 0,
    count: ANNOUNCEMENTS_PER_PAGE,
    page,
  });
}

/** Queries one announcement, whichever page it is on. Its list is empty where there is no such announcement. */
export function useAnnouncement(id: number, options: { readonly enabled: boolean }) {
  const { siteId, language } = useCallScope();
  return useAnswer(announcementList, { siteId, language, count: 1, id }, options);
}

/** Queries the number of unread announcements on all pages. */
export function useUnreadAnnouncements(): number {
  const { siteId, language } = useCallScope();
  return useAnswer(announcementList, { siteId, language, count: 1 }).data?.unreadCount ?? 0;
}

/** Requests all lists of announcements again. */
export function refetchAnnouncements({ queries }: RemoteScope): void {
  void queries.invalidateQueries({ queryKey: keyOf(announcementList) });
}
