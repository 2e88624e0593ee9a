import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { articles, type ArticleKind, type ArticleRow } from '../db/schema/content.ts';
import { admits, type Visitor } from '../site/visitor.ts';

const published = (kind: ArticleKind, visitor: Visitor) =>
  and(
    eq(articles.kind, kind),
    isNull(articles.withdrawnAt),
    lte(articles.publishedAt, sql`now()`),
    or(isNull(articles.endAt), gt(articles.endAt, sql`now()`)),
    admits(articles.audience, visitor),
  );

/** Help, in the order of the site. */
export const topicsOfHelp = (queries: Queries, visitor: Visitor): Promise<ArticleRow[]> =>
  queries
    .select()
    .from(articles)
    .where(published('faq', visitor))
    .orderBy(asc(articles.position), asc(articles.id));

/** A page of the news, the latest first. */
export async function newsPage(
  queries: Queries,
  { page, count: size }: { readonly page: number; readonly count: number },
  visitor: Visitor,
): Promise<{ rows: ArticleRow[]; totalCount: number }> {
  const where = published('news', visitor);
  const rows = await queries
    .select()
    .from(articles)
    .where(where)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await queries.select({ n: count() }).from(articles).where(where);
  return { rows, totalCount: total?.n ?? 0 };
}

export async function findArticle(
  queries: Queries,
  kind: ArticleKind,
  id: number,
  visitor: Visitor,
): Promise<ArticleRow | undefined> {
  const [row] = await queries
    .select()
    .from(articles)
    .where(and(published(kind, visitor), eq(articles.id, id)));
  return row;
}
