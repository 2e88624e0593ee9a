import { useAnswer, useCallScope, useListPage } from '@tessera/kit';
import { newsDetail, newsList } from '@tessera/wire';

export const NEWS_PER_PAGE = 20;

export function useNews(page: number) {
  return useListPage(newsList, { ...useCallScope(), page, count: NEWS_PER_PAGE });
}

/** @param id `undefined` sends no request: the address names no article */
export function useArticle(id: number | undefined) {
  return useAnswer(newsDetail, { ...useCallScope(), id: id ?? 1 }, { enabled: id !== undefined });
}
