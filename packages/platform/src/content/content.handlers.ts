import { inLanguage } from '../db/columns.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { visitorOf } from '../site/visitor.ts';
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
    async bulletin({ siteId, currency, ...place }, { language }) {
      await requireSite(db, siteId);
      const visitor = visitorOf({}, { currency, device: place.displayDevice });
      return listBulletins(db, place, { ...visitor, language });
    },

    async bulletinMember({ siteId, ...place }, context) {
      await requireSite(db, siteId);
      const { member, language } = context;
      const visitor = visitorOf(context, { device: place.displayDevice });
      return listBulletins(db, place, { ...visitor, language, memberId: member.id });
    },

    async bulletinHistory({ siteId, currency, ...asked }, context) {
      await requireSite(db, siteId);
      const { member, language } = context;
      const { displayDevice } = asked;
      const locations = member ? FOR_MEMBERS : FOR_GUESTS;
      const visitor = visitorOf(context, { currency, device: displayDevice });
      return bulletinsShown(db, { ...asked, displayDevice, locations }, { ...visitor, language });
    },

    async bulletinMemberHide({ siteId, ...place }, { member }) {
      await requireSite(db, siteId);
      await hideBulletins(db, place, member.id);
      return {};
    },

    async newsList({ siteId, language, currency, device, ...page }, context) {
      await requireSite(db, siteId);
      const { rows, totalCount } = await newsPage(db, page, visitorOf(context, { currency, device }));
      const list = rows.map((row) => ({
        id: row.id,
        title: inLanguage(row.title, language),
        publishedAt: row.publishedAt.toISOString(),
      }));
      return { list, totalCount };
    },

    async newsDetail({ siteId, language, id, ...said }, context) {
      await requireSite(db, siteId);
      const row = await findArticle(db, 'news', id, visitorOf(context, said));
      if (!row) throw context.refuse('404');
      return {
        news: {
          id,
          title: inLanguage(row.title, language),
          publishedAt: row.publishedAt.toISOString(),
          content: inLanguage(row.content, language),
        },
      };
    },

    async faqList({ siteId, language }, context) {
      await requireSite(db, siteId);
      const rows = await topicsOfHelp(db, visitorOf(context));
      return {
        list: rows.map(({ id, title, content }) => ({
          id,
          title: inLanguage(title, language),
          content: inLanguage(content, language),
        })),
      };
    },

    async faqDetail({ siteId, language, id }, context) {
      await requireSite(db, siteId);
      const row = await findArticle(db, 'faq', id, visitorOf(context));
      if (!row) throw context.refuse('404');
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
