import { createRemote } from '@tessera/kit';
import config from '../remote.config.ts';

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: { page: () => import('./announcements/AnnouncementsPage.tsx') },
  slots: { 'home.main': () => import('./announcements/LatestAnnouncement.tsx') },
});
