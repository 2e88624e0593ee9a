import { useAnswer, useSession, useSite } from '@tessera/kit';
import { marquee } from '@tessera/wire';
import { announcementsFor } from './announcements.view.ts';

/**
 * Loads the announcements for this visitor, newest first. Page and slot share one request and its cached answer.
 */
export function useAnnouncements() {
  const { settings } = useSite();
  const isMember = useSession().status === 'member';
  const answer = useAnswer(marquee, { siteId: settings.siteId, sortField: 'updated_at' });
  return { answer, announcements: announcementsFor(answer.data?.list ?? [], isMember) };
}
