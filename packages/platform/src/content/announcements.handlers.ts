import { announcementRead } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { announcementsOf, countAnnouncements, readAnnouncements } from './announcements.ts';

type Calls = 'announcementList' | 'markAnnouncementRead';

/** Announcements as the member centre lists them. */
export function announcementHandlers({ db, live }: Services): Pick<Handlers, Calls> {
  return {
    async announcementList({ siteId, language, unread, ...query }, { member }) {
      await requireSite(db, siteId);
      const found = await announcementsOf(db, member.id, { ...query, onlyUnread: unread === 1 });
      return {
        list: found.rows.map((row) => ({
          id: row.id,
          content: inLanguage(row.content, language),
          updatedAt: row.updatedAt.toISOString(),
          isRead: flag(row.isRead),
        })),
        totalCount: found.totalCount,
        unreadCount: found.unreadCount,
      };
    },

    async markAnnouncementRead({ id }, { member, refuse }) {
      const { known, latestRead } = await readAnnouncements(db, member.id, id);
      if (known === 0 && id !== undefined) throw refuse('404');
      // The member's other windows show the same number of unread ones.
      if (latestRead !== undefined) live.toMember(member.id, announcementRead, { id: latestRead });
      return { unreadCount: (await countAnnouncements(db, member.id)).unread };
    },
  };
}
