import { ChartIcon, type Icon } from '@tessera/ui';
import type { MessageId } from '../text.ts';

/** The pages of the agent area that exist (spec §2 Agent menu), under the names that stand in their paths. */
export const PAGES = [{ name: 'Plan', label: 'menu.plan', icon: ChartIcon }] as const satisfies readonly {
  name: string;
  label: MessageId;
  icon: Icon;
}[];
export type PageName = (typeof PAGES)[number]['name'];

/**
 * Which page an address means: `/proxy/Plan` and `/proxy?page=Plan` are aliases, and the query wins (readings:
 * "agent pages"). Without a name it is the first one; `undefined` for a page that does not exist.
 */
export function pageOf(inPath: string | undefined, inQuery: string | null): PageName | undefined {
  const wanted = inQuery ?? inPath;
  if (wanted === undefined) return PAGES[0].name;
  return PAGES.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.name;
}
