import { ChartIcon, PhoneIcon, type Icon } from '@tessera/ui';
import type { MessageId } from '../text.ts';
import type { PageFacts } from './page.ts';
import { isHidden } from './pages.ts';

/** A link of the menu to another area of the site (spec §2). */
export interface AreaLink {
  /** As the site's setting names it. */
  readonly name: 'APPDownload' | 'applyAgent';
  readonly label: MessageId;
  readonly icon: Icon;
  readonly path: string;
  /** The group that it follows; without one it is below the menu. */
  readonly group?: string;
}

const LINKS: readonly (AreaLink & { readonly isShown?: (facts: PageFacts) => boolean })[] = [
  {
    name: 'applyAgent',
    label: 'link.agent',
    icon: ChartIcon,
    path: '/proxy?page=Register',
    group: 'recommend_award',
    isShown: ({ member }) => !member.isAgent,
  },
  { name: 'APPDownload', label: 'link.app', icon: PhoneIcon, path: '/app' },
];

/** Returns the links that this member has. */
export function linksFor(facts: PageFacts): readonly AreaLink[] {
  return LINKS.filter(({ name, isShown }) => !isHidden(name, facts) && (isShown?.(facts) ?? true));
}
