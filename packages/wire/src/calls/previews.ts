import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { prizeSetting } from './activities.ts';
import { bonusOffer } from './bonuses.ts';
import { wholePromotion } from './promotions.ts';

const ofCurrency = { currency: f.currency };

/**
 * Shows something of the operator's before it is published, to everybody who has its address (`?preview=`). It reads,
 * and changes nothing.
 */
export const preview = defineCall({
  name: 'promotions.preview',
  path: '/x/preview',
  idempotent: true,
  extension: true,
  payload: v.object({
    siteId: f.siteId,
    currency: f.currency,
    language: f.language,
    token: v.pipe(v.string(), v.maxLength(512), f.storable),
  }),
  answer: v.object({
    /** Whether players see it: `draft` and `over` are not shown, `coming` is shown from `startAt` on. */
    state: v.picklist(['draft', 'coming', 'running', 'over']),
    startAt: v.nullable(f.instant),
    endAt: v.nullable(f.instant),
    /** How long the address works. */
    expiresAt: f.instant,
    /** What it shows is one of the following. */
    popUp: v.optional(v.object({ title: f.text, content: f.markup })),
    promotion: v.optional(wholePromotion),
    news: v.optional(v.object({ title: f.text, publishedAt: f.instant, content: f.markup })),
    bonus: v.optional(v.object({ ...bonusOffer.entries, ...ofCurrency, title: f.text })),
    envelope: v.optional(
      v.object({ ...ofCurrency, amount: f.decimal, shares: f.id, minutes: f.id, isDaily: f.flag }),
    ),
    wheel: v.optional(
      v.object({ ...ofCurrency, drawsPerDay: f.count, prizeSettings: v.array(prizeSetting) }),
    ),
    signIn: v.optional(v.object({ days: v.array(v.object({ day: f.id, reward: f.decimal })) })),
    mission: v.optional(
      v.object({
        kind: v.picklist(['rounds', 'hall', 'streak']),
        goal: f.id,
        hallId: v.nullable(f.id),
        reward: f.decimal,
        isDaily: f.flag,
      }),
    ),
  }),
  codes: {
    /** The address worked until its time was over. */
    '101': 'preview_expired',
    /** The signature is not this site's, or the thing has been deleted. */
    '102': 'preview_invalid',
  },
});
