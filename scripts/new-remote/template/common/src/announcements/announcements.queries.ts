import { useAnswer, useSession, useSite } from '@tessera/kit';
import { marquee } from '@tessera/wire';
import { announcementsFor } from './announcements.view.ts';

/**
 * What the site has to tell this visitor, the newest first. Page and slot ask for the same answer: it is sent for
 * once and kept for both.
 */
export function useAnnouncements() {
  const { settings } = useSite();
  const isMember = useSession().status === 'member';
  const answer = useAnswer(marquee, { siteId: settings.siteId, sortField: 'updated_at' });
  return { answer, announcements: announcementsFor(answer.data?.list ?? [], isMember) };
}
