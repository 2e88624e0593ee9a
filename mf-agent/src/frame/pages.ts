import type { Session } from '@tessera/contracts';
import {
  ChartIcon,
  DepositIcon,
  DocumentIcon,
  HistoryIcon,
  MenuIcon,
  ShareIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@tessera/ui';
import type { MessageId } from '../text.ts';
import type { AgentPage, Viewer } from './page.ts';

interface PageGroup {
  readonly name: string;
  readonly label: MessageId;
  readonly pages: readonly AgentPage[];
}

/** The viewers of a page that is open to everybody. */
export const EVERYBODY = ['guest', 'member', 'active', 'suspended'] as const;

const AGENTS = ['active'] as const;

/**
 * The menu (spec §2 Agent menu). A new page is an entry here, its texts in `remote.config.ts`, and a folder with its
 * component.
 */
export const GROUPS: readonly PageGroup[] = [
  {
    name: 'centre',
    label: 'group.centre',
    pages: [
      {
        name: 'DownlineInfo',
        label: 'downline.title',
        icon: UsersIcon,
        load: () => import('../downline/DownlineInfoPage.tsx'),
        needs: 'x.agent.downline',
        viewers: AGENTS,
      },
      {
        name: 'Promotion',
        label: 'promotion.title',
        icon: ShareIcon,
        load: () => import('../promotion/PromotionPage.tsx'),
        needs: 'x.agent.links',
        viewers: AGENTS,
      },
      {
        name: 'OperationTable',
        label: 'operations.title',
        icon: HistoryIcon,
        load: () => import('../tables/OperationTablePage.tsx'),
        needs: 'x.agent.operations',
        viewers: AGENTS,
      },
      {
        name: 'StratifiedTable',
        label: 'strata.title',
        icon: MenuIcon,
        load: () => import('../tables/StratifiedTablePage.tsx'),
        needs: 'x.agent.strata',
        viewers: AGENTS,
      },
      {
        name: 'Transfer',
        label: 'transfer.title',
        icon: WalletIcon,
        load: () => import('../transfer/TransferPage.tsx'),
        needs: 'x.agent.transfers',
        viewers: AGENTS,
      },
      {
        name: 'PerformanceSettlement',
        label: 'settlement.title',
        icon: DepositIcon,
        load: () => import('../settlement/PerformanceSettlementPage.tsx'),
        needs: 'x.agent.settlements',
        viewers: ['active', 'suspended'],
      },
    ],
  },
  {
    name: 'programme',
    label: 'page.title',
    pages: [
      {
        name: 'Plan',
        label: 'menu.plan',
        icon: ChartIcon,
        load: () => import('../plan/PlanPage.tsx'),
        needs: 'agent.plan',
        viewers: EVERYBODY,
      },
      {
        name: 'Agreement',
        label: 'agreement.title',
        icon: DocumentIcon,
        load: () => import('../agreement/AgreementPage.tsx'),
        needs: 'x.agent.agreement',
        viewers: EVERYBODY,
      },
      {
        name: 'Register',
        label: 'apply.title',
        icon: UserIcon,
        load: () => import('../register/RegisterPage.tsx'),
        viewers: ['guest', 'member'],
      },
    ],
  },
];

/** The page that `/proxy` shows, and any address of a page that the viewer does not have. */
const FIRST: Readonly<Record<Viewer, string>> = {
  guest: 'Plan',
  member: 'Register',
  active: 'DownlineInfo',
  suspended: 'PerformanceSettlement',
};

/** Returns who looks at the area. */
export function viewerOf(session: Session): Viewer {
  if (session.status !== 'member') return 'guest';
  const { details, isAgent, agentActive } = session.member;
  const status = details?.agent.status ?? (isAgent ? (agentActive ? 'active' : 'suspended') : 'none');
  return status === 'none' ? 'member' : status;
}

/** Returns the groups with the viewer's pages. @param missing calls that the back end does not have (`useMissingCalls`) */
export function groupsFor(viewer: Viewer, missing?: ReadonlySet<string>): readonly PageGroup[] {
  const isThere = ({ needs }: AgentPage) => needs === undefined || missing?.has(needs) !== true;
  return GROUPS.map((group) => ({
    ...group,
    pages: group.pages.filter((page) => page.viewers.includes(viewer) && isThere(page)),
  })).filter(({ pages }) => pages.length > 0);
}

/**
 * Returns the page of an address: `/proxy/{name}` and `/proxy?page={name}` are aliases, and the query wins (readings:
 * "agent pages"). Any other address has the viewer's first page. `isMenu`: on the phone it is the
 * menu; other viewers have few pages, as chips above each.
 */
export function pageOf(
  inPath: string | undefined,
  inQuery: string | null,
  viewer: Viewer,
): { readonly page: AgentPage; readonly isNamed: boolean; readonly isMenu: boolean } {
  const pages = groupsFor(viewer).flatMap((group) => group.pages);
  const named = (name: string) => pages.find((page) => page.name.toLowerCase() === name.toLowerCase());
  const wanted = inQuery || inPath;
  const found = wanted ? named(wanted) : undefined;
  const page = found ?? named(FIRST[viewer]) ?? pages[0];
  if (!page) throw new Error('the agent area has a page for everybody');
  return { page, isNamed: !wanted || found !== undefined, isMenu: !wanted && viewer === 'active' };
}
