import { keyOf, useAnswer, useCallScope, useListPage, type RemoteScope } from '@tessera/kit';
import { letterList, type AnswerOf, type PayloadOf } from '@tessera/wire';
import { ALL_LETTERS, unreadPayload } from './letters.payload.ts';

/** What the list shows: latest first, unread first, or unread letters alone. */
export type LetterOrder = '' | 'unreadFirst' | 'unread';

export const isLetterOrder = (value: string): value is LetterOrder =>
  value === '' || value === 'unreadFirst' || value === 'unread';

type Query = Partial<PayloadOf<typeof letterList>>;

const QUERY_OF: Readonly<Record<LetterOrder, Query>> = {
  '': {},
  unreadFirst: { sortField: 'is_read', sortOrder: 'asc' },
  unread: { isRead: 0 },
};

/** Queries one page of the member's letters. */
export function useLetters(order: LetterOrder, page: number) {
  const { siteId, language } = useCallScope();
  return useListPage(letterList, { siteId, language, ...ALL_LETTERS, page, ...QUERY_OF[order] });
}

/** Queries one letter, whichever page it is on. Its list is empty where the member has no such letter. */
export function useLetter(id: number, options: { readonly enabled: boolean }) {
  const { siteId, language } = useCallScope();
  return useAnswer(letterList, { siteId, language, ...ALL_LETTERS, count: 1, id }, options);
}

/** Queries the number of unread letters on all pages. */
export function useUnreadLetters(options: { readonly enabled?: boolean } = {}): number {
  return useAnswer(letterList, unreadPayload(useCallScope()), options).data?.unreadCount ?? 0;
}

/** Shows a letter as read at once, in the list, in the menu and in the header; the event that follows confirms it. */
export function showAsRead({ queries }: RemoteScope, id: number): void {
  queries.setQueriesData<AnswerOf<typeof letterList>>({ queryKey: keyOf(letterList) }, (known) => {
    if (!known) return undefined;
    const list = known.list.map((letter) => (letter.id === id ? { ...letter, isRead: 1 as const } : letter));
    return { ...known, list, unreadCount: Math.max(known.unreadCount - 1, 0) };
  });
}

/** Shows all letters as read at once, and requests the lists again. */
export function showAllAsRead(scope: RemoteScope): void {
  scope.queries.setQueriesData<AnswerOf<typeof letterList>>(
    { queryKey: keyOf(letterList) },
    (known) =>
      known && { ...known, list: known.list.map((one) => ({ ...one, isRead: 1 as const })), unreadCount: 0 },
  );
  refetchLetters(scope);
}

/** Takes a letter out of all lists at once. */
export function dropLetter({ queries }: RemoteScope, id: number): void {
  queries.setQueriesData<AnswerOf<typeof letterList>>(
    { queryKey: keyOf(letterList) },
    (known) => known && { ...known, list: known.list.filter((letter) => letter.id !== id) },
  );
}

/** Requests all lists of letters again. */
export function refetchLetters({ queries }: RemoteScope): void {
  void queries.invalidateQueries({ queryKey: keyOf(letterList) });
}
