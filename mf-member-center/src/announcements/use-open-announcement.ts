import { useScope } from '@tessera/kit';
import { sendIntent } from '@tessera/kit/intents';
import { markAnnouncementRead, type Announcement } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { refetchAnnouncements } from './announcements.queries.ts';

/** Returns the announcement that the address opens, and marks it as read. It stays open when the list no longer has it. */
export function useOpenAnnouncement(list: readonly Announcement[] | undefined, id: number | undefined) {
  const scope = useScope();
  const listed = list?.find((one) => one.id === id);
  const [kept, keep] = useState<Announcement>();
  if (listed && listed !== kept) keep(listed);
  const open = listed ?? (kept?.id === id ? kept : undefined);
  const unreadId = open?.isRead === 0 ? open.id : undefined;

  useEffect(() => {
    if (unreadId === undefined) return;
    void sendIntent(scope, markAnnouncementRead, { id: unreadId }, unreadId).then(() =>
      refetchAnnouncements(scope),
    );
  }, [scope, unreadId]);

  return open;
}
