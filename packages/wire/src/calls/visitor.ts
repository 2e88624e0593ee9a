import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { captchaType } from './auth-captcha.ts';

/** Calls that the gateway answers itself (spec §7, "internal" and the icon service). */

/** Returns the visitor's data for the login payload, as the gateway sees it. */
export const loginHeader = defineCall({
  name: 'visitor.loginHeader',
  method: 'GET',
  path: '/get_login_header',
  absolute: true,
  idempotent: true,
  payload: f.nothing,
  answer: v.object({
    remoteAddr: f.shortText,
    /** ISO 3166 code in two letters; `null` if the gateway does not know it. */
    country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
});

/**
 * Says whether a login or registration must prove that no robot sends it: 0 no, 1 by a proof of work (`proofOfWork`) or a
 * captcha's picture.
 */
export const clientCaptcha = defineCall({
  name: 'visitor.clientCaptcha',
  method: 'GET',
  path: '/clientCaptcha',
  absolute: true,
  idempotent: true,
  payload: v.object({
    /** As in the login payload. */
    udid: v.optional(f.shortText),
    /** 1 login, 2 register; without it a login. */
    type: v.optional(captchaType),
  }),
  answer: v.object({ captcha: f.flag }),
});

/** Why a page may or may not be shown in a frame. */
export const FRAME_VERDICTS = ['allowed', 'notListed', 'private', 'unreachable', 'refused'] as const;
export type FrameVerdict = (typeof FRAME_VERDICTS)[number];

/**
 * Says whether a provider's page may be shown in a frame of this site. Requests that page, within three seconds and
 * at most 30 times a minute per address.
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
     * `notListed`: not an https address of a provider that this site allows in frames; `private`: its name leads to a
     * private network; `unreachable`: no answer in time, or an error; `refused`: the page itself forbids frames.
     */
    reason: v.picklist(FRAME_VERDICTS),
  }),
});

/**
 * Returns the site's own line icons in Iconify's JSON, without an envelope. Names of missing icons are in `notFound`.
 */
export const iconService = defineCall({
  name: 'visitor.icons',
  method: 'GET',
  path: '/api/_nuxt_icon',
  idempotent: true,
  bare: true,
  payload: v.object({
    /** Names separated by commas, at most 100. */
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
        /** Content of the icon's `svg` element. */
        body: f.markup,
      }),
    ),
    notFound: v.optional(v.array(f.shortText)),
    /** Size of the grid that all icons are drawn on. */
    width: f.count,
    height: f.count,
  }),
});
