import {
  BellIcon,
  ChartIcon,
  ClockIcon,
  DepositIcon,
  DocumentIcon,
  DownloadIcon,
  FlameIcon,
  GiftIcon,
  HistoryIcon,
  LetterIcon,
  LockIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
  WithdrawIcon,
} from '@tessera/ui';
import { useAnnouncementNews } from '../announcements/use-announcement-news.ts';
import { useLetterNews } from '../letters/use-letter-news.ts';
import { useBalanceNews } from '../wallet/use-balance-news.ts';
import type { MemberPage, PageFacts, PageGroup } from './page.ts';

const mayRecommend = (facts: PageFacts) => facts.mayRecommend;

/**
 * The menu (spec §2 Member centre menu): its groups in order, and in each the pages that exist. A new page is an entry
 * here, its texts in `remote.config.ts`, and a folder with its component.
 */
export const GROUPS: readonly PageGroup[] = [
  {
    name: 'account_info',
    label: 'group.account_info',
    // Info, Security, Preferences, Data
    pages: [
      {
        name: 'Info',
        inRecords: true,
        label: 'menu.info',
        icon: UserIcon,
        needs: 'member.profile',
        load: () => import('../info/InfoPage.tsx'),
      },
      {
        name: 'Security',
        label: 'menu.security',
        icon: ShieldIcon,
        load: () => import('../security/SecurityPage.tsx'),
      },
      {
        name: 'Preferences',
        label: 'menu.preferences',
        icon: SettingsIcon,
        needs: 'x.member.preferences',
        load: () => import('../preferences/PreferencesPage.tsx'),
      },
      {
        name: 'Data',
        inRecords: true,
        label: 'menu.data',
        icon: DownloadIcon,
        load: () => import('../data/DataPage.tsx'),
      },
    ],
  },
  {
    name: 'my_wallet',
    label: 'group.my_wallet',
    pages: [
      {
        name: 'MyWallet',
        inRecords: true,
        label: 'wallet.title',
        icon: WalletIcon,
        needs: 'money.wallets',
        load: () => import('../wallet/MyWalletPage.tsx'),
        useNews: useBalanceNews,
      },
    ],
  },
  {
    name: 'info_center',
    label: 'group.info_center',
    pages: [
      {
        name: 'Announcement',
        label: 'announcement.title',
        icon: BellIcon,
        needs: 'x.announcements.list',
        load: () => import('../announcements/AnnouncementPage.tsx'),
        useNews: useAnnouncementNews,
      },
      {
        name: 'Letter',
        label: 'letter.title',
        icon: LetterIcon,
        needs: 'letters.list',
        load: () => import('../letters/LetterPage.tsx'),
        useNews: useLetterNews,
      },
    ],
  },
  {
    name: 'fund_management',
    label: 'group.fund_management',
    pages: [
      {
        name: 'Deposit',
        label: 'deposit.title',
        icon: DepositIcon,
        needs: 'x.deposit.methods',
        load: () => import('../deposit/DepositPage.tsx'),
      },
      {
        name: 'Withdrawal',
        inRecords: true,
        label: 'withdrawal.title',
        icon: WithdrawIcon,
        needs: 'x.withdrawal.terms',
        load: () => import('../withdrawal/WithdrawalPage.tsx'),
      },
      {
        name: 'BindAccount',
        inRecords: true,
        label: 'bank.title',
        icon: LockIcon,
        needs: 'x.bankAccount.list',
        load: () => import('../bank/BindAccountPage.tsx'),
      },
    ],
  },
  {
    name: 'transaction_record',
    label: 'group.transaction_record',
    pages: [
      {
        name: 'Transaction',
        inRecords: true,
        label: 'transaction.title',
        icon: HistoryIcon,
        load: () => import('../records/TransactionPage.tsx'),
      },
      {
        name: 'DWRecord',
        inRecords: true,
        label: 'dwrecord.title',
        icon: DocumentIcon,
        load: () => import('../records/DWRecordPage.tsx'),
      },
      {
        name: 'Statement',
        inRecords: true,
        label: 'statement.title',
        icon: ChartIcon,
        needs: 'x.records.statement',
        load: () => import('../statement/StatementPage.tsx'),
      },
    ],
  },
  {
    name: 'recommend_award',
    label: 'group.recommend_award',
    pages: [
      {
        name: 'RecommendProject',
        label: 'recommend.title',
        icon: ShareIcon,
        needs: 'x.recommendation.project',
        load: () => import('../recommend/RecommendProjectPage.tsx'),
        isShown: mayRecommend,
      },
      {
        name: 'RecommendRecord',
        label: 'records.title',
        icon: HistoryIcon,
        needs: 'x.recommendation.records',
        load: () => import('../recommend/RecommendRecordPage.tsx'),
        isShown: mayRecommend,
      },
      {
        name: 'RecommendMemberSearch',
        label: 'search.title',
        icon: UsersIcon,
        load: () => import('../recommend/RecommendMemberSearchPage.tsx'),
        isShown: mayRecommend,
      },
    ],
  },
  {
    name: 'play_safe',
    label: 'group.play_safe',
    pages: [
      {
        name: 'Limits',
        label: 'limits.title',
        icon: ChartIcon,
        needs: 'x.responsible.show',
        load: () => import('../limits/LimitsPage.tsx'),
      },
      {
        name: 'Breaks',
        inRecords: true,
        label: 'breaks.title',
        icon: ClockIcon,
        needs: 'x.responsible.show',
        load: () => import('../breaks/BreaksPage.tsx'),
      },
    ],
  },
  {
    name: 'promotions',
    label: 'group.promotions',
    pages: [
      {
        name: 'MyBonuses',
        label: 'bonuses.title',
        icon: GiftIcon,
        load: () => import('../promotions/MyBonusesPage.tsx'),
      },
      {
        name: 'Missions',
        label: 'missions.title',
        icon: FlameIcon,
        load: () => import('../promotions/MissionsPage.tsx'),
      },
    ],
  },
];

/** The name of the page that `/user` shows on the desktop. */
export const FIRST_PAGE = 'Info';

const PAGES: readonly MemberPage[] = GROUPS.flatMap(({ pages }) => pages);

/** What an address of the member centre shows. */
export type Place =
  | { readonly kind: 'page'; readonly page: MemberPage }
  /** It may yet turn out to be the member's: the platform has not answered. */
  | { readonly kind: 'pending'; readonly page: MemberPage }
  /** Names no page. */
  | { readonly kind: 'menu' }
  /** Names a page that does not exist, or that this site or member does not have. */
  | { readonly kind: 'missing' };

/**
 * Returns what an address shows: `/user/{name}` and `/user?page={name}` are aliases, and the query wins (readings: "agent
 * pages").
 */
export function placeOf(inPath: string | undefined, inQuery: string | null, facts: PageFacts): Place {
  const wanted = (inQuery || inPath)?.toLowerCase();
  if (!wanted) return { kind: 'menu' };
  const page = pageNamed(wanted);
  const isShown = page && visible(page, facts);
  if (!page || isShown === false) return { kind: 'missing' };
  return { kind: isShown ? 'page' : 'pending', page };
}

/** Returns the page with this name, whatever its case. */
export function pageNamed(name: string): MemberPage | undefined {
  return PAGES.find((page) => page.name.toLowerCase() === name.toLowerCase());
}

/**
 * Returns the groups with the pages that this member has, without empty groups.
 * @param missing calls that the back end does not have (`useMissingCalls`)
 */
export function groupsFor(facts: PageFacts, missing?: ReadonlySet<string>): readonly PageGroup[] {
  const isThere = ({ needs }: MemberPage) => needs === undefined || missing?.has(needs) !== true;
  return GROUPS.map((group) => ({
    ...group,
    pages: group.pages.filter((page) => visible(page, facts) && isThere(page)),
  })).filter(({ pages }) => pages.length > 0);
}

function visible(page: MemberPage, facts: PageFacts): boolean | undefined {
  if (isHidden(page.name, facts)) return false;
  if (facts.isRecordsOnly && !page.inRecords) return false;
  return page.isShown ? page.isShown(facts) : true;
}

/** Whether the site hides the links of this name (spec §2). */
export function isHidden(name: string, { settings }: Pick<PageFacts, 'settings'>): boolean {
  return settings.hiddenLinks?.some((hidden) => hidden === name) ?? false;
}
