import { useScope } from '@tessera/kit';
import { sendIntent } from '@tessera/kit/intents';
import { markAnnouncementRead, type Announcement } from '@tessera/wire';
import { useCallback } from 'react';
import { useMarkOpened } from '../inbox/use-mark-opened.ts';
import { useOpenMessage } from '../inbox/use-open-message.ts';
import { refetchAnnouncements, useAnnouncement } from './announcements.queries.ts';

/** Returns the announcement that the address opens, on any page of the list, and marks it as read. */
export function useOpenAnnouncement(list: readonly Announcement[] | undefined, id: number | undefined) {
  const scope = useScope();
  const message = useOpenMessage({ list, id, useOne: useAnnouncement });
  const mark = useCallback(
    (unread: number) => {
      void sendIntent(scope, markAnnouncementRead, { id: unread }, unread).then(() =>
        refetchAnnouncements(scope),
      );
    },
    [scope],
  );
  useMarkOpened(message.open?.isRead === 0 ? message.open.id : undefined, mark);

  return message;
}
