import { letterDeleted, letterRead } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import {
  countLetters,
  deleteLetters,
  deleteListed,
  lettersOf,
  readAllLetters,
  readLetter,
} from './letters.ts';

export function letterHandlers({
  db,
  live,
}: Services): Pick<Handlers, 'letterList' | 'markLetterRead' | 'letterDestroy'> {
  return {
    async letterList({ siteId, language, ...query }, { member }) {
      await requireSite(db, siteId);
      const rows = await lettersOf(db, member.id, query);
      const list = rows.map((row) => ({
        id: row.id,
        title: inLanguage(row.title, language),
        content: inLanguage(row.content, language),
        isRead: flag(row.readAt !== null),
        sentAt: row.sentAt.toISOString(),
      }));
      return { list, ...(await countLetters(db, member.id, query)) };
    },

    async markLetterRead({ id }, { member, refuse }) {
      if (id === undefined) {
        const latest = await readAllLetters(db, member.id);
        if (latest !== undefined) live.toMember(member.id, letterRead, { id: latest });
        return {};
      }
      const outcome = await readLetter(db, member.id, id);
      if (outcome === 'missing') throw refuse('404');
      // The member's other windows show the same number of unread ones.
      if (outcome === 'read') live.toMember(member.id, letterRead, { id });
      return {};
    },

    async letterDestroy({ siteId, language: _language, id, ...query }, { member, refuse }) {
      await requireSite(db, siteId);
      if (id === undefined && query.isRead !== undefined) {
        const latest = await deleteListed(db, member.id, query);
        // A client refetches its list on any of these events, so one is enough for thousands of letters.
        if (latest !== undefined) live.toMember(member.id, letterDeleted, { id: latest });
        return {};
      }
      const ids = id === undefined ? (await lettersOf(db, member.id, query)).map((row) => row.id) : [id];
      const deleted = await deleteLetters(db, member.id, ids);
      if (id !== undefined && deleted.length === 0) throw refuse('404');
      for (const one of deleted) live.toMember(member.id, letterDeleted, { id: one });
      return {};
    },
  };
}
