import { pageNamed } from '@tessera/kit';
import { UserIcon, type Icon } from '@tessera/ui';
import type { MessageId } from '../text.ts';

/** The existing pages of the member centre (spec §2 Member centre menu), by the name in their path. */
export const PAGES = [{ name: 'Info', label: 'menu.info', icon: UserIcon }] as const satisfies readonly {
  name: string;
  label: MessageId;
  icon: Icon;
}[];
export type PageName = (typeof PAGES)[number]['name'];

/** Returns the page that an address names: `/user/{name}` and `/user?page={name}` are aliases. */
export const pageOf = (inPath: string | undefined, inQuery: string | null): PageName | undefined =>
  pageNamed(PAGES, inPath, inQuery);
