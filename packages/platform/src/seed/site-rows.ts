import { CURRENCY_CODES, LINK_EXPIRE_TIME_MIN, SELECTOR_LOCALES, type CurrencyCode } from '@tessera/domain';
import type {
  agentLevels,
  announcements,
  BannerLink,
  banners,
  promotions,
  RegisterField,
  sites,
} from '../db/schema/site.ts';
import type { memberGrades } from '../db/schema/members.ts';
import type { PromotionSummary } from '@tessera/wire';
import type { agentDomains, agreementSections } from '../db/schema/registration.ts';
import { promotionContent } from './promotion-content.ts';
import { DEFAULT_TIME_ZONE } from '../site/calendar.ts';
import { agreementTexts } from './texts/agreement.texts.ts';
import { inAllLanguages } from './texts/texts.ts';
import type { AnnouncementKey, BannerKey, PromotionKey } from './texts/texts.types.ts';

/** What the sample site consists of beside its games. */

const SITE_ID = 1;

export const siteRow: typeof sites.$inferInsert = {
  id: SITE_ID,
  settings: {
    siteId: SITE_ID,
    titleZh: 'Tessera 游戏大厅',
    titleEn: 'Tessera, a mosaic of games',
    timeZone: DEFAULT_TIME_ZONE,
    template: 'site02',
    mobileTemplate: 'bob_mobile',
    currencies: [...CURRENCY_CODES],
    selectorLocales: [...SELECTOR_LOCALES],
    customerServiceLink: '/faq/8',
    demo: false,
    guestDemo: true,
    hallRoutes: 'redirect',
    onlineCount: true,
    registerRoute: 'redirect',
    modalProviders: [],
    windowProviders: [],
    linkExpireMin: LINK_EXPIRE_TIME_MIN,
    tenDigitPhones: false,
    adTracking: true,
    hiddenLinks: [],
  },
};

/** By its English title, so that the banner keeps its game when the catalogue grows. */
type PlannedLink = Exclude<BannerLink, { kind: 'game' }> | { readonly kind: 'game'; readonly title: string };

const BANNER_LINKS: Readonly<Record<BannerKey, PlannedLink>> = {
  tigerGate: { kind: 'game', title: 'Vermilion Stripes' },
  deepCourt: { kind: 'game', title: 'Kelp Cathedral' },
  wheelNight: { kind: 'internal', path: '/discount/4' },
  matchDay: { kind: 'internal', path: '/discount/5' },
  liftOff: { kind: 'game', title: 'Skyward Ember' },
  phoenixHour: { kind: 'external', url: 'https://www.gamblingtherapy.org/', newWindow: true },
  arenaLive: { kind: 'internal', path: '/discount/3' },
};

/** @param gameIdOf id of the game with this English title */
export function bannerRows(gameIdOf: (title: string) => number): (typeof banners.$inferInsert)[] {
  return (Object.entries(BANNER_LINKS) as [BannerKey, PlannedLink][]).map(([artKey, link], index) => ({
    id: index + 1,
    artKey,
    title: inAllLanguages((texts) => texts.banners[artKey]),
    link: link.kind === 'game' ? { kind: 'game', gameId: gameIdOf(link.title), currency: null } : link,
    position: index,
  }));
}

const ANNOUNCED: Readonly<Record<AnnouncementKey, { before: boolean; after: boolean; at: string }>> = {
  playMoney: { before: true, after: true, at: '2026-04-01T00:00:00Z' },
  newGames: { before: true, after: true, at: '2026-04-20T00:00:00Z' },
  register: { before: true, after: false, at: '2026-04-10T00:00:00Z' },
  limits: { before: false, after: true, at: '2026-04-12T00:00:00Z' },
};

export const announcementRows: (typeof announcements.$inferInsert)[] = (
  Object.entries(ANNOUNCED) as [AnnouncementKey, (typeof ANNOUNCED)[AnnouncementKey]][]
).map(([key, { before, after, at }], index) => ({
  id: index + 1,
  content: inAllLanguages((texts) => texts.announcements[key]),
  beforeLogin: before,
  afterLogin: after,
  updatedAt: new Date(at),
}));

const CATEGORIES: Readonly<Record<PromotionKey, PromotionSummary['category']>> = {
  welcome: 'welcome',
  cashback: 'daily',
  tournament: 'live',
  freeRounds: 'daily',
  matchBoost: 'sport',
  friends: 'welcome',
  weeklyDraw: 'daily',
  loyalty: 'vip',
};

export const promotionRows: (typeof promotions.$inferInsert)[] = (
  Object.entries(CATEGORIES) as [PromotionKey, PromotionSummary['category']][]
).map(([artKey, category], index) => ({
  id: index + 1,
  artKey,
  category,
  title: inAllLanguages((texts) => texts.promotions[artKey].title),
  summary: inAllLanguages((texts) => texts.promotions[artKey].summary),
  content: inAllLanguages((texts) => promotionContent(texts, artKey)),
  position: index,
  startAt: new Date('2026-01-01T04:00:00Z'),
  // The last second of 2029 on the site's own calendar.
  endAt: artKey === 'tournament' ? new Date('2030-01-01T03:59:59Z') : null,
}));

export const gradeRows: (typeof memberGrades.$inferInsert)[] = ([0, 1, 2] as const).map((index) => ({
  id: index + 1,
  name: inAllLanguages((texts) => texts.grades[index]),
}));

export const agentLevelRows: (typeof agentLevels.$inferInsert)[] = ([0, 1, 2, 3, 4] as const).map(
  (index) => ({
    level: index + 1,
    name: inAllLanguages((texts) => texts.agentLevels[index]),
  }),
);

/** The name is how RMB and VND members are told apart; elsewhere the address is. */
export const registerFieldRows: RegisterField[] = CURRENCY_CODES.flatMap((currency) => {
  const byName = currency === 'RMB' || currency === 'VND';
  const field = (name: string, position: number, is: Partial<RegisterField>): RegisterField => ({
    currency,
    name,
    position,
    isDisplay: true,
    isRequired: false,
    isUnique: false,
    isMemberCenter: true,
    isVerification: false,
    isMemberCenterVerification: false,
    ...is,
  });
  const contact = (name: string, position: number, isUsual: boolean) =>
    field(name, position, { isDisplay: isUsual, isUnique: true });
  const isChinese = currency === 'RMB';
  const isIndian = currency === 'INR' || currency === 'BDT';
  return [
    field('member_currency', 1, { isRequired: true, isMemberCenter: false }),
    field('member_name', 2, { isDisplay: byName, isRequired: byName }),
    field('member_email', 3, { isRequired: !byName, isUnique: true }),
    field('member_phone', 4, { isDisplay: isPhoneAsked(currency), isUnique: true }),
    field('member_birthday', 5, { isDisplay: false }),
    contact('member_qq', 6, isChinese),
    contact('member_wechat', 7, isChinese),
    contact('member_telegram', 8, !isChinese),
    contact('member_whats_app', 9, isIndian),
    contact('member_zalo', 10, currency === 'VND'),
    contact('member_skype', 11, false),
    contact('member_fb', 12, false),
    field('identity_id', 13, { isDisplay: false, isUnique: true }),
    field('withdraw_password', 14, {}),
    field('introducer', 15, { isMemberCenter: false }),
    field('member_others', 16, { isDisplay: false, isMemberCenter: false }),
    // Registration does not ask for it: its payload has no such field (spec §3).
    field('member_line', 17, { isDisplay: false, isMemberCenter: false }),
  ];
});

function isPhoneAsked(currency: CurrencyCode): boolean {
  return currency === 'INR' || currency === 'VND' || currency === 'BDT';
}

export const agreementRows: (typeof agreementSections.$inferInsert)[] = agreementTexts.map(
  ({ title, content }, index) => ({ id: index + 1, position: index, title, content }),
);

/** A host that shows what an agent's own domain does: its visitors register in USD, under the sample agent. */
export const agentDomain = {
  host: 'agent.localhost',
  siteId: SITE_ID,
  currency: 'USD',
} as const satisfies Partial<typeof agentDomains.$inferInsert>;
