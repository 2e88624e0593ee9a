import { ON_SITE, type Samples } from '../sample.ts';

const { siteId, language } = ON_SITE;
const ofSite = { siteId, language } as const;

type Keys =
  | 'announcementList'
  | 'markAnnouncementRead'
  | 'recommendMemberSearch'
  | 'recommendProject'
  | 'recommendRecords';

const SINCE = '2026-01-01T00:00:00Z';

/** Of the recommendation programme, and of announcements. */
export const recommendationSamples = {
  announcementList: () => ({ payload: { ...ofSite, unread: 1, page: 1, count: 20 } }),
  async markAnnouncementRead({ platform, member }) {
    const { list } = await platform.send('announcementList', ofSite, { token: member.token });
    return { payload: { id: list[0]?.id ?? 0 } };
  },
  recommendMemberSearch: () => ({ payload: { account: 'ana', from: SINCE, page: 1, count: 20 } }),
  recommendProject: () => ({ payload: ofSite }),
  recommendRecords: () => ({ payload: { state: 'pending', from: SINCE, page: 1, count: 20 } }),
} satisfies Samples<Keys>;
