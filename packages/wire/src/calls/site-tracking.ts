import * as v from 'valibot';
import { CURRENCY_CODES } from '@tessera/domain';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * Reports a conversion to the site's advertising account. The browser's pixel sends the same `eventId`, so that the
 * account counts it once (spec §7 Deposit tracking).
 */
export const fbTracking = defineCall({
  name: 'site.tracking',
  path: '/api/fb_tracking',
  survivesLeaving: true,
  payload: v.object({
    siteId: f.siteId,
    eventName: v.picklist(['sign_up_complete', 'first_payment', 'repeat_payment', 'purchase']),
    /** Order number or member id. */
    eventId: v.pipe(f.shortText, v.nonEmpty()),
    value: v.optional(f.positiveDecimal),
    currency: v.optional(v.picklist(CURRENCY_CODES)),
    /** Values of the cookies `_fbp` and `_fbc`. */
    fbp: v.optional(f.text),
    fbc: v.optional(f.text),
    page: v.optional(f.text),
  }),
  answer: f.ignored,
});
