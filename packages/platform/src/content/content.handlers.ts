import { inLanguage } from '../db/columns.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { findArticle, newsPage, topicsOfHelp } from './articles.ts';
import { bulletinsShown, hideBulletins, listBulletins } from './bulletins.ts';

type ContentCalls =
  | 'bulletin'
  | 'bulletinHistory'
  | 'bulletinMember'
  | 'bulletinMemberHide'
  | 'faqDetail'
  | 'faqList'
  | 'newsDetail'
  | 'newsList';

const FOR_GUESTS = [1] as const;
const FOR_MEMBERS = [1, 2, 3] as const;

export function contentHandlers({ db }: Services): Pick<Handlers, ContentCalls> {
  return {
    async bulletin({ siteId, ...place }, { language }) {
      await requireSite(db, siteId);
      return listBulletins(db, place, { language });
    },

    async bulletinMember({ siteId, ...place }, { member, language }) {
      await requireSite(db, siteId);
      return listBulletins(db, place, { language, memberId: member.id });
    },

    async bulletinHistory({ siteId, ...asked }, { member, language }) {
      await requireSite(db, siteId);
      const locations = member ? FOR_MEMBERS : FOR_GUESTS;
      return bulletinsShown(db, { ...asked, displayDevice: asked.displayDevice, locations }, language);
    },

    async bulletinMemberHide({ siteId, ...place }, { member }) {
      await requireSite(db, siteId);
      await hideBulletins(db, place, member.id);
      return {};
    },

    async newsList({ siteId, language, ...page }) {
      await requireSite(db, siteId);
      const { rows, totalCount } = await newsPage(db, page);
      const list = rows.map((row) => ({
        id: row.id,
        title: inLanguage(row.title, language),
        publishedAt: row.publishedAt.toISOString(),
      }));
      return { list, totalCount };
    },

    async newsDetail({ siteId, language, id }, { refuse }) {
      await requireSite(db, siteId);
      const row = await findArticle(db, 'news', id);
      if (!row) throw refuse('404');
      return {
        news: {
          id,
          title: inLanguage(row.title, language),
          publishedAt: row.publishedAt.toISOString(),
          content: inLanguage(row.content, language),
        },
      };
    },

    async faqList({ siteId, language }) {
      await requireSite(db, siteId);
      const rows = await topicsOfHelp(db);
      return {
        list: rows.map(({ id, title, content }) => ({
          id,
          title: inLanguage(title, language),
          content: inLanguage(content, language),
        })),
      };
    },

    async faqDetail({ siteId, language, id }, { refuse }) {
      await requireSite(db, siteId);
      const row = await findArticle(db, 'faq', id);
      if (!row) throw refuse('404');
      return {
        topic: {
          id,
          title: inLanguage(row.title, language),
          content: inLanguage(row.content, language),
          updatedAt: row.publishedAt.toISOString(),
        },
      };
    },
  };
}
