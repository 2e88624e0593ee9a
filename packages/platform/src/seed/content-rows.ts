import type {
  articles,
  bulletinPlaces,
  bulletins,
  BulletinLocation,
  ListPicture,
  SiteListKind,
  siteListEntries,
} from '../db/schema/content.ts';
import type { LocalText } from '../db/columns.ts';
import { helpContent } from './help/help.ts';
import { pageText } from './pages/pages.ts';
import { HELP_TOPICS, type LinkKey } from './pages/pages.types.ts';
import { escapeHtml, paragraph } from './promotion-content.ts';
import { memberText } from './texts/member.texts.ts';
import { newsText } from './texts/news.texts.ts';
import { inAllLanguages } from './texts/texts.ts';
import type { BannerKey, PromotionKey } from './texts/texts.types.ts';

/** What the sample site says in pop-ups, news, help and lists. */

const SINCE = new Date('2026-04-20T00:00:00Z');

const POP_UPS: readonly (readonly [PromotionKey, path: string, locations: readonly BulletinLocation[]])[] = [
  ['welcome', '/discount/1', [1]],
  ['freeRounds', '/discount/4', [2]],
  ['cashback', '/discount/2', [2, 3]],
  ['matchBoost', '/discount/5', [1]],
];

export const bulletinRows: (typeof bulletins.$inferInsert)[] = POP_UPS.map(
  ([key, path, locations], index) => ({
    id: index + 1,
    title: inAllLanguages((texts) => texts.promotions[key].title),
    content: inAllLanguages(
      ({ promotions, seePromotion }) =>
        `${paragraph(promotions[key].summary)}<p><a href="${path}">${escapeHtml(seePromotion)}</a></p>`,
    ),
    displayDevice: 0,
    locations,
    startAt: SINCE,
    updatedAt: SINCE,
  }),
);

/** A guest's pop-up stays away for a day; members' until they change. */
export const bulletinPlaceRows: (typeof bulletinPlaces.$inferInsert)[] = [
  { location: 1, displayFrequency: 24 },
  { location: 2, displayFrequency: 0 },
  { location: 3, displayFrequency: 0 },
];

const news: readonly { readonly title: LocalText; readonly content: LocalText; readonly at: string }[] = [
  {
    title: inAllLanguages((texts) => texts.banners.arenaLive),
    content: inAllLanguages(
      ({ promotions: { tournament } }) => paragraph(tournament.summary) + paragraph(tournament.how),
    ),
    at: '2026-04-02T12:00:00Z',
  },
  {
    title: inAllLanguages((texts) => texts.banners.liftOff),
    content: inAllLanguages((texts) => paragraph(texts.announcements.newGames)),
    at: '2026-04-20T12:00:00Z',
  },
  ...(['bonuses', 'signIn', 'wheel', 'envelopes'] as const).map((key, index) => ({
    title: newsText((texts) => texts[key].title),
    content: newsText((texts) => paragraph(texts[key].text)),
    at: `2026-04-${21 + index}T12:00:00Z`,
  })),
];

export const articleRows: (typeof articles.$inferInsert)[] = [
  ...news.map(({ title, content, at }, index) => ({
    kind: 'news' as const,
    id: index + 1,
    title,
    content,
    position: index,
    publishedAt: new Date(at),
  })),
  ...HELP_TOPICS.map((id, position) => ({
    kind: 'faq' as const,
    id,
    title: pageText(({ help }) => help[id].title),
    content: helpContent(id),
    position,
    publishedAt: SINCE,
  })),
  {
    kind: 'recommendation',
    id: 1,
    title: memberText(({ programme }) => programme.title),
    content: memberText(({ programme }) => programme.steps.map(paragraph).join('')),
    position: 0,
    publishedAt: SINCE,
  },
];

type Row = typeof siteListEntries.$inferInsert;
type Planned = Pick<Row, 'title'> & Partial<Pick<Row, 'content' | 'url' | 'picture' | 'template' | 'gameId'>>;

const link = (key: LinkKey, url: string): Planned => ({ title: pageText(({ links }) => links[key]), url });
const promotionTile = (key: PromotionKey, url: string | null): Planned => ({
  title: inAllLanguages((texts) => texts.promotions[key].title),
  content: inAllLanguages((texts) => paragraph(texts.promotions[key].summary)),
  url,
  picture: { kind: 'promotion', key },
});
const backdrop = (key: BannerKey, template: string | null): Planned => ({
  title: inAllLanguages((texts) => texts.banners[key]),
  picture: { kind: 'banner', key } satisfies ListPicture,
  template,
});
const sponsor = (index: 0 | 1, key: BannerKey): Planned => ({
  title: memberText(({ sponsors }) => sponsors[index].title),
  content: memberText(({ sponsors }) => paragraph(sponsors[index].text)),
  picture: { kind: 'banner', key },
});
const logo: Planned = { title: { en_US: 'Tessera' }, url: '/icons/icon.svg' };

const LISTS: Readonly<Record<Exclude<SiteListKind, 'game'>, readonly Planned[]>> = {
  advertisement: [promotionTile('friends', '/discount/6'), promotionTile('weeklyDraw', '/discount/7')],
  sponsor: [sponsor(0, 'matchDay'), sponsor(1, 'arenaLive')],
  login: [promotionTile('welcome', null), promotionTile('loyalty', null)],
  footer: [
    link('about', 'faq/1'),
    link('agreement', 'faq/2'),
    link('terms', 'faq/4'),
    link('privacy', 'faq/5'),
    link('deposits', 'faq/6'),
    link('withdrawals', 'faq/7'),
    link('help', '/faq'),
    link('promotionRules', 'faq/17'),
  ],
  mobile_footer: [
    link('lobby', '/'),
    link('promotions', '/discount'),
    link('sponsors', '/sponsor'),
    link('account', '/user'),
  ],
  float: [link('service', 'faq/8'), link('app', '/app')],
  header_logo: [logo],
  icon_logo: [logo],
  register_background: [backdrop('deepCourt', null), backdrop('tigerGate', 'suncity')],
};

/** @param gameIds of the site's template, the first one first */
export function siteListRows(gameIds: readonly number[]): Row[] {
  const planned = [
    ...Object.entries(LISTS),
    ['game', gameIds.map((gameId) => ({ title: { en_US: '' }, gameId }))] as const,
  ] as readonly (readonly [SiteListKind, readonly Planned[]])[];
  return planned
    .flatMap(([kind, entries]) => entries.map((entry, position) => ({ entry, kind, position })))
    .map(({ entry, kind, position }, index) => ({
      id: index + 1,
      kind,
      position,
      template: entry.template ?? null,
      title: entry.title,
      content: entry.content ?? null,
      url: entry.url ?? null,
      picture: entry.picture ?? null,
      gameId: entry.gameId ?? null,
    }));
}

/** What a new member finds in the letter box. */
export const welcomeLetters: readonly { readonly title: LocalText; readonly content: LocalText }[] = [
  {
    title: inAllLanguages((texts) => texts.promotions.welcome.title),
    content: inAllLanguages(({ promotions: { welcome }, announcements }) =>
      [welcome.how, announcements.playMoney].map(paragraph).join(''),
    ),
  },
  {
    title: inAllLanguages((texts) => texts.banners.phoenixHour),
    content: inAllLanguages(({ announcements }) => paragraph(announcements.limits)),
  },
];
