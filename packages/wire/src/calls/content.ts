import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Pop-ups, news and help. `content` is HTML from an operator's editor: sanitise it. */

/** The visitor's layout: 1 desktop, 2 mobile. */
const displayDevice = v.picklist([1, 2]);
/** Where a member's pop-up is shown: 2 normal, 3 deposit. For guests always 1. */
const memberLocation = v.picklist([2, 3]);

/** What a guest looks at, for content of one currency; without it, none of that is listed. An extension. */
const guestCurrency = v.optional(f.currency);

/** Spec §3 Promo pop-up. */
const bulletinEntry = v.object({
  id: f.id,
  content: f.markup,
  /** Title of the pop-up in its history, as plain text. */
  displayContent: f.text,
  /** 0 both, 1 desktop, 2 mobile. */
  displayDevice: v.picklist([0, 1, 2]),
  updatedAt: f.instant,
});
export type Bulletin = v.InferOutput<typeof bulletinEntry>;

const bulletins = v.object({
  list: v.array(bulletinEntry),
  /** 0: report closing by {@link bulletinMemberHide}. Otherwise: hours until this device shows the pop-up again. */
  displayFrequency: f.count,
});

/** Lists the pop-ups for a guest. */
export const bulletin = defineCall({
  name: 'content.bulletin',
  path: '/arks/web/bulletin',
  idempotent: true,
  payload: v.object({
    siteId: f.siteId,
    displayDevice,
    displayLocation: v.optional(v.literal(1), 1),
    currency: guestCurrency,
  }),
  answer: bulletins,
});

/** Lists the pop-ups for a member, without those hidden since their last change. */
export const bulletinMember = defineCall({
  name: 'content.bulletinMember',
  path: '/arks/web/bulletin/member',
  audience: 'member',
  idempotent: true,
  endsSessionOn401: true,
  payload: v.object({ siteId: f.siteId, displayDevice, displayLocation: memberLocation }),
  answer: bulletins,
});

/** Lists recent pop-ups, including hidden and ended ones. A member also sees those for members. */
export const bulletinHistory = defineCall({
  name: 'content.bulletinHistory',
  path: '/arks/web/bulletin/history',
  idempotent: true,
  payload: v.object({
    siteId: f.siteId,
    displayDevice: v.optional(displayDevice),
    currency: guestCurrency,
    ...f.page,
  }),
  answer: v.object({ list: v.array(bulletinEntry), totalCount: f.count }),
});

/** Hides the current pop-ups. One that changes later is shown again. */
export const bulletinMemberHide = defineCall({
  name: 'content.bulletinMemberHide',
  path: '/arks/web/bulletin/member/hide',
  audience: 'member',
  survivesLeaving: true,
  payload: v.object({ siteId: f.siteId, displayDevice, displayLocation: memberLocation }),
  answer: f.ignored,
});

const headline = { id: f.id, title: f.text };
const inLanguage = { siteId: f.siteId, language: f.language };

/** Lists the news, newest first. */
export const newsList = defineCall({
  name: 'content.newsList',
  path: '/x/news',
  idempotent: true,
  extension: true,
  payload: v.object({ ...inLanguage, ...f.lookedAtBy, ...f.page }),
  answer: v.object({
    list: v.array(v.object({ ...headline, publishedAt: f.instant })),
    totalCount: f.count,
  }),
});

/** Returns one news article. */
export const newsDetail = defineCall({
  name: 'content.newsDetail',
  path: '/x/news/detail',
  idempotent: true,
  extension: true,
  payload: v.object({ ...inLanguage, ...f.lookedAtBy, id: f.id }),
  answer: v.object({ news: v.object({ ...headline, publishedAt: f.instant, content: f.markup }) }),
  codes: { '404': 'news_not_found' },
});

/** Lists the help topics (spec §2 `/faq/{id}`), in the site's order. */
export const faqList = defineCall({
  name: 'content.faqList',
  path: '/x/faq',
  idempotent: true,
  extension: true,
  payload: v.object(inLanguage),
  answer: v.object({ list: v.array(v.object({ ...headline, content: f.markup })) }),
});

/** Returns one help topic. */
export const faqDetail = defineCall({
  name: 'content.faqDetail',
  path: '/x/faq/detail',
  idempotent: true,
  extension: true,
  payload: v.object({ ...inLanguage, id: f.id }),
  answer: v.object({ topic: v.object({ ...headline, content: f.markup, updatedAt: f.instant }) }),
  codes: { '404': 'topic_not_found' },
});
