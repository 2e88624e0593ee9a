import type { Member } from '@tessera/contracts';
import type { Icon } from '@tessera/ui';
import type { ComponentType } from 'react';
import type { MessageId } from '../text.ts';

/** Who looks at the agent area. An applicant is a member until the application is approved. */
export type Viewer = 'guest' | 'member' | 'active' | 'suspended';

/** What every page of the agent area receives. */
export interface PageProps {
  /** Missing for a guest. */
  readonly member?: Member | undefined;
}

/** A page of the agent area, as data. */
export interface AgentPage {
  /** As the path has it: `/proxy/{name}`. */
  readonly name: string;
  readonly label: MessageId;
  readonly icon: Icon;
  /** Its code: a part of its own. */
  readonly load: () => Promise<{ readonly default: ComponentType<PageProps> }>;
  readonly viewers: readonly Viewer[];
  /** The name of the call that the page is made of: it leaves the menu where the back end does not have that. */
  readonly needs?: string;
}
