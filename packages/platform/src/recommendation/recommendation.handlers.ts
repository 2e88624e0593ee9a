import { toDecimal } from '@tessera/domain';
import { accountKeyOf } from '../auth/registration-fields.ts';
import { registrationSettingsOf } from '../auth/registration-settings.ts';
import { findArticle } from '../content/articles.ts';
import { inLanguage } from '../db/columns.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { instantOf } from '../http/instant.ts';
import { maskHandle } from '../member/mask.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { visitorOf } from '../site/visitor.ts';
import { listBrought, totalsOfBrought, type BroughtQuery } from './brought.ts';
import { levelAt, mayRecommend, programmeOf, recommendCodeOf } from './plan.ts';

type Calls = 'recommendMemberSearch' | 'recommendProject' | 'recommendRecords';

/** The one article that tells of the programme. */
export const PROGRAMME_ARTICLE = 1;

/** Where a visitor registers under a code (spec §4 Registration: link-derived recommend info). */
const linkOf = (code: string): string => `/register?recommend_code=${encodeURIComponent(code)}`;

export function recommendationHandlers({ db }: Services): Pick<Handlers, Calls> {
  return {
    async recommendProject({ siteId, language }, context) {
      const { member } = context;
      await requireSite(db, siteId);
      const { currency, id: recommenderId } = member;
      const amount = (minor: bigint | null | undefined) =>
        minor === null || minor === undefined ? null : toDecimal(minor, currency);
      // Without the site's switch a registration refuses every code.
      const { recommendOpen } = await registrationSettingsOf(db, siteId);
      const programme = recommendOpen && mayRecommend(member) ? await programmeOf(db, currency) : undefined;
      const totals = await totalsOfBrought(db, { recommenderId });
      const code = programme && (await recommendCodeOf(db, member.id));
      const article = await findArticle(db, 'recommendation', PROGRAMME_ARTICLE, visitorOf(context));
      return {
        isOpen: flag(programme !== undefined),
        title: article ? inLanguage(article.title, language) : '',
        content: article ? inLanguage(article.content, language) : '',
        firstDeposit: amount(programme?.firstDeposit),
        turnover: amount(programme?.turnover),
        levels: (programme?.levels ?? []).map(({ membersFrom, reward }, index) => ({
          level: index + 1,
          membersFrom,
          reward: toDecimal(reward, currency),
        })),
        level: (programme && levelAt(programme, totals.rewarded)?.level) ?? null,
        code: code ?? null,
        link: code === undefined ? null : linkOf(code),
        membersBrought: totals.brought,
        membersRewarded: totals.rewarded,
        rewardTotal: toDecimal(totals.rewards, currency),
      };
    },

    async recommendRecords({ state, from, to, ...page }, { member }) {
      const query: BroughtQuery = { recommenderId: member.id, state, ...bounds(from, to) };
      const rows = await listBrought(db, query, page);
      const totals = await totalsOfBrought(db, query);
      return {
        list: rows.map(({ ordinal, account, registeredAt, reward }) => ({
          id: ordinal,
          memberAccount: maskHandle(account),
          registeredAt: registeredAt.toISOString(),
          state: reward ? ('rewarded' as const) : ('pending' as const),
          reason: reward?.reason ?? null,
          level: reward?.level ?? null,
          amount: reward ? toDecimal(reward.amount, reward.currency) : null,
          rewardedAt: reward?.createdAt.toISOString() ?? null,
        })),
        totalCount: totals.brought,
        rewardedCount: totals.rewarded,
        rewardTotal: toDecimal(totals.rewards, member.currency),
      };
    },

    async recommendMemberSearch({ account, from, to, ...page }, { member }) {
      const query: BroughtQuery = {
        recommenderId: member.id,
        account: accountKeyOf(account),
        ...bounds(from, to),
      };
      const rows = await listBrought(db, query, page);
      return {
        list: rows.map((row) => ({
          memberAccount: maskHandle(row.account),
          registeredAt: row.registeredAt.toISOString(),
          lastLoginAt: null,
          state: row.reward ? ('rewarded' as const) : ('pending' as const),
        })),
        totalCount: (await totalsOfBrought(db, query)).brought,
      };
    },
  };
}

const bounds = (from: string | undefined, to: string | undefined) => ({
  from: instantOf('from', from),
  to: instantOf('to', to),
});
