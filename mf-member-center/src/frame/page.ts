import type { Member, SiteSettings } from '@tessera/contracts';
import type { Icon } from '@tessera/ui';
import type { ComponentType } from 'react';
import type { MessageId } from '../text.ts';

/** What every page of the member centre receives. Its default export is `({ member }: PageProps)`. */
export interface PageProps {
  readonly member: Member;
}

/** What decides which pages a member sees. */
export interface PageFacts {
  readonly member: Member;
  readonly settings: SiteSettings;
  /**
   * Recommendation is on for the currency, and the member may recommend (spec §6); `undefined` until the platform has
   * answered.
   */
  readonly mayRecommend: boolean | undefined;
  /** The session shows records and withdraws, and nothing else (an excluded or closed member). */
  readonly isRecordsOnly: boolean;
}

/** The newest fact about a page, shown in the menu. */
export interface News {
  /** Unread items: a badge beside the link. */
  readonly unread?: number;
  /** Shown in the phone's menu: "2 unread", "$1,000.00". */
  readonly words?: string;
}

/** A page of the member centre, as data. */
export interface MemberPage {
  /** As the path has it: `/user/{name}`. */
  readonly name: string;
  /** In the menu. */
  readonly label: MessageId;
  readonly icon: Icon;
  /** Its code: a part of its own, loaded ahead when its link is hovered, focused or touched. */
  readonly load: () => Promise<{ readonly default: ComponentType<PageProps> }>;
  /** A hook: the newest fact about the page. */
  readonly useNews?: () => News | undefined;
  /** Exists in a records-only session, too. */
  readonly inRecords?: true;
  /** Whether this member has the page; `undefined` while that is unknown. Everybody has a page without it. */
  readonly isShown?: (facts: PageFacts) => boolean | undefined;
  /** The name of the call that the page is made of: it leaves the menu where the back end does not have that. */
  readonly needs?: string;
}

/** A group of the menu. */
export interface PageGroup {
  readonly name: string;
  readonly label: MessageId;
  readonly pages: readonly MemberPage[];
}
