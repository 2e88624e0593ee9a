import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { entriesOf, presentEntry } from '../site/lists.ts';
import { requireSite } from '../site/site.ts';

/** The site's sponsors (spec §2 `/sponsor`). */
export function sponsorHandlers({ db, media }: Services): Pick<Handlers, 'sponsorDetail' | 'sponsorList'> {
  return {
    async sponsorList({ siteId, language, template, page, count }) {
      await requireSite(db, siteId);
      const entries = await entriesOf(db, 'sponsor', { template });
      const list = entries
        .slice((page - 1) * count, page * count)
        .map(presentEntry(media, language))
        .map(({ content: _content, ...sponsor }) => sponsor);
      return { list, totalCount: entries.length };
    },

    async sponsorDetail({ siteId, language, id }, { refuse }) {
      await requireSite(db, siteId);
      const entry = (await entriesOf(db, 'sponsor')).find((one) => one.id === id);
      if (!entry) throw refuse('404');
      const sponsor = presentEntry(media, language)(entry);
      return { sponsor: { ...sponsor, content: sponsor.content ?? '' } };
    },
  };
}
