import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { bonusOffer } from './bonuses.ts';

const promotionSummary = v.object({
  id: f.id,
  title: f.text,
  summary: f.text,
  category: v.picklist(['welcome', 'daily', 'sport', 'live', 'vip']),
  image: f.image,
  startAt: v.nullable(f.instant),
  endAt: v.nullable(f.instant),
});
export type PromotionSummary = v.InferOutput<typeof promotionSummary>;

/** A promotion in full. */
export const wholePromotion = v.object({
  ...promotionSummary.entries,
  /** HTML from an operator's editor: sanitise before showing. */
  content: f.markup,
  /** Its bonus in this currency; `null` or missing: there is none to opt in to. */
  offer: v.optional(v.nullable(bonusOffer)),
});

/** Lists the promotions open in a currency, in the site's order. */
export const promotionList = defineCall({
  name: 'promotions.list',
  path: '/x/promotions',
  idempotent: true,
  extension: true,
  payload: v.object({ siteId: f.siteId, currency: f.currency, language: f.language, device: f.device }),
  answer: v.object({ list: v.array(promotionSummary) }),
});

/** Returns one promotion in full. */
export const promotionDetail = defineCall({
  name: 'promotions.detail',
  path: '/x/promotions/detail',
  idempotent: true,
  extension: true,
  payload: v.object({
    siteId: f.siteId,
    currency: f.currency,
    language: f.language,
    device: v.optional(f.device),
    id: f.id,
  }),
  answer: v.object({ promotion: wholePromotion }),
  codes: { '404': 'promotion_not_found' },
});
