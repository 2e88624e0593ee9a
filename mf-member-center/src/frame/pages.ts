import { UserIcon, type Icon } from '@tessera/ui';
import type { MessageId } from '../text.ts';

/** The pages of the member centre that exist (spec §2 Member centre menu), under the names that stand in their paths. */
export const PAGES = [{ name: 'Info', label: 'menu.info', icon: UserIcon }] as const satisfies readonly {
  name: string;
  label: MessageId;
  icon: Icon;
}[];
export type PageName = (typeof PAGES)[number]['name'];

/**
 * Which page an address means: `/user/Info` and `/user?page=Info` are aliases, and the query wins (readings:
 * "agent pages"). Without a name it is the first one; `undefined` for a page that does not exist.
 */
export function pageOf(inPath: string | undefined, inQuery: string | null): PageName | undefined {
  const wanted = inQuery ?? inPath;
  if (wanted === undefined) return PAGES[0].name;
  return PAGES.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.name;
}
