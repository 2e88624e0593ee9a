import { pageNamed } from '@tessera/kit';
import { UserIcon, type Icon } from '@tessera/ui';
import type { MessageId } from '../text.ts';

/** The pages of the member centre that exist (spec §2 Member centre menu), under the names that stand in their paths. */
export const PAGES = [{ name: 'Info', label: 'menu.info', icon: UserIcon }] as const satisfies readonly {
  name: string;
  label: MessageId;
  icon: Icon;
}[];
export type PageName = (typeof PAGES)[number]['name'];

/** Which page an address means: `/user/{name}` and `/user?page={name}` are aliases. */
export const pageOf = (inPath: string | undefined, inQuery: string | null): PageName | undefined =>
  pageNamed(PAGES, inPath, inQuery);
