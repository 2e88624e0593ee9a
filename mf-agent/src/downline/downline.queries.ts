import { keyOf, useAnswer, useListPage, useScope } from '@tessera/kit';
import { idIn, oneOf, pageIn, useAddress } from '@tessera/kit/address';
import { useToday } from '@tessera/kit/pages';
import { agentDownline, type AnswerOf } from '@tessera/wire';
import { usePeriod } from '../frame/use-period.ts';

export type DownlineMember = AnswerOf<typeof agentDownline>['list'][number];

export const KINDS = ['member', 'agent'] as const;
export const ACTIVITIES = ['active', 'idle'] as const;
export const ROWS_PER_PAGE = 20;
/** Rows that an opened member shows at first, and again with each "more". */
export const BRANCH_ROWS = 50;

/** Queries one member of the downline by the number. */
export function useDownlineMember(id: number | undefined) {
  const today = useToday();
  const answer = useAnswer(
    agentDownline,
    { from: today, to: today, account: String(id ?? ''), page: 1, count: 5 },
    { enabled: id !== undefined },
  );
  return { answer, member: answer.data?.list.find((member) => member.id === id) };
}

/** Queries one page of the members right below one; `isNextKnown`: the page after it was loaded before. */
export function useBranch({ id, level }: Pick<DownlineMember, 'id' | 'level'>, page: number) {
  const { queries } = useScope();
  const of = { ...usePeriod(), parentId: id, level: level + 1, count: BRANCH_ROWS };
  const answer = useAnswer(agentDownline, { ...of, page });
  const next = queries.getQueryData(keyOf(agentDownline, { ...of, page: page + 1 }));
  return { answer, isNextKnown: next !== undefined };
}

/**
 * Queries the first rows of the tree that the address shows: the members right below one, or all that a search or a
 * filter finds.
 */
export function useDownline() {
  const period = usePeriod();
  const { values } = useAddress(['under', 'level', 'kind', 'activity', 'account', 'p']);
  const account = values.account.trim().slice(0, 64);
  const parentId = account ? undefined : idIn(values.under);
  const parent = useDownlineMember(parentId);
  const kind = oneOf(KINDS, values.kind);
  const activity = oneOf(ACTIVITIES, values.activity);
  const isFiltered = Boolean(account || values.level || kind || activity);
  // A filter looks at every level, unless one is chosen.
  const level = idIn(values.level) ?? (isFiltered ? undefined : (parent.member?.level ?? 0) + 1);
  const isParentMissing = parentId !== undefined && parent.answer.isSuccess && !parent.member;
  const list = useListPage(
    agentDownline,
    {
      ...period,
      kind: kind ?? 'all',
      activity: activity ?? 'all',
      page: pageIn(values.p),
      count: ROWS_PER_PAGE,
      ...(account && { account, match: 'beginning' as const }),
      ...(parentId !== undefined && { parentId }),
      ...(level !== undefined && { level }),
    },
    { enabled: parentId === undefined || parent.answer.isSuccess },
  );
  return {
    answer: parent.answer.isError ? parent.answer : list,
    parentId,
    isParentMissing,
    isFiltered,
  };
}
