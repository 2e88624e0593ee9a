import { LETTERS_PER_PAGE } from '@tessera/domain';
import type { CallScope } from '@tessera/kit';
import type { PayloadOf, letterList } from '@tessera/wire';

type Payload = PayloadOf<typeof letterList>;

/** The first page of the member's valid letters, latest first (spec §7). */
export const ALL_LETTERS = {
  active: 1,
  count: LETTERS_PER_PAGE,
  page: 1,
  sortField: 'id',
  sortOrder: 'desc',
} as const satisfies Partial<Payload>;

/** What the number of unread letters is asked with: it is the same for each page, so that one letter is enough. */
export const unreadPayload = ({ siteId, language }: Pick<CallScope, 'siteId' | 'language'>): Payload => ({
  siteId,
  language,
  ...ALL_LETTERS,
  count: 1,
});
