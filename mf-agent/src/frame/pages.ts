import { pageNamed } from '@tessera/kit';
import { ChartIcon, type Icon } from '@tessera/ui';
import type { MessageId } from '../text.ts';

/** The pages of the agent area that exist (spec §2 Agent menu), under the names that stand in their paths. */
export const PAGES = [{ name: 'Plan', label: 'menu.plan', icon: ChartIcon }] as const satisfies readonly {
  name: string;
  label: MessageId;
  icon: Icon;
}[];
export type PageName = (typeof PAGES)[number]['name'];

/** Which page an address means: `/proxy/{name}` and `/proxy?page={name}` are aliases. */
export const pageOf = (inPath: string | undefined, inQuery: string | null): PageName | undefined =>
  pageNamed(PAGES, inPath, inQuery);
