import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Calls that the server of the page (the gateway) answers itself (spec §7, "internal" and the icon service). */

/** What the login payload says about the visitor, as the page's server sees them. */
export const loginHeader = defineCall({
  name: 'visitor.loginHeader',
  method: 'GET',
  path: '/get_login_header',
  absolute: true,
  idempotent: true,
  payload: f.nothing,
  answer: v.object({
    remoteAddr: f.shortText,
    /** Two letters of ISO 3166; `null` where the page's server is not told. */
    country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
});

/** Whether forms are to show a captcha. */
export const clientCaptcha = defineCall({
  name: 'visitor.clientCaptcha',
  method: 'GET',
  path: '/clientCaptcha',
  absolute: true,
  idempotent: true,
  payload: f.nothing,
  answer: v.object({ captcha: f.flag }),
});

/** Why a page may, or may not, be shown in a frame. */
export const FRAME_VERDICTS = ['allowed', 'notListed', 'private', 'unreachable', 'refused'] as const;
export type FrameVerdict = (typeof FRAME_VERDICTS)[number];

/**
 * Whether a provider's page may stand in a frame of this site. Asks that page itself, within three seconds, and no more
 * than 30 times a minute for one address.
 */
export const checkIframe = defineCall({
  name: 'visitor.checkIframe',
  path: '/check_iframe',
  absolute: true,
  idempotent: true,
  payload: v.object({ url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000), f.storable) }),
  answer: v.object({
    allowed: f.flag,
    /**
     * `notListed`: no https address of a provider that this site lets into frames; `private`: its name leads into a
     * private network; `unreachable`: it did not answer in time, or with an error; `refused`: the page itself forbids it.
     */
    reason: v.picklist(FRAME_VERDICTS),
  }),
});

/**
 * The site's own line icons, in Iconify's JSON: what a client of its format asks for. It comes without an envelope.
 * An absent name stands in `notFound`.
 */
export const iconService = defineCall({
  name: 'visitor.icons',
  method: 'GET',
  path: '/api/_nuxt_icon',
  idempotent: true,
  bare: true,
  payload: v.object({
    /** Names divided by commas, at most 100. */
    icons: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,99}$/, 'names divided by commas'),
    ),
  }),
  answer: v.object({
    prefix: f.shortText,
    icons: v.record(
      v.string(),
      v.object({
        /** What stands inside the icon's `svg`. */
        body: f.markup,
      }),
    ),
    notFound: v.optional(v.array(f.shortText)),
    /** Of the grid that all of them are drawn on. */
    width: f.count,
    height: f.count,
  }),
});
