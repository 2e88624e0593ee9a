import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** 1 login, 2 register; as text in an address. */
export const captchaType = v.pipe(
  v.union([v.picklist([1, 2]), v.picklist(['1', '2'])]),
  v.transform((type): 1 | 2 => (Number(type) === 2 ? 2 : 1)),
);

/**
 * Says whether a login or registration must prove that no robot sends it: 0 no, 1 yes. The server of the page answers
 * `/clientCaptcha` by it. Where the risk decides, 0 is for a browser that has logged in from this network within a day, as long
 * as the network has no failures.
 */
export const captchaNeed = defineCall({
  name: 'auth.captchaNeed',
  path: '/x/captcha/need',
  idempotent: true,
  extension: true,
  payload: v.object({
    udid: v.optional(f.shortText),
    /** 1 login, 2 register; without it a login. */
    type: v.optional(captchaType),
  }),
  answer: v.object({ captcha: f.flag }),
});

/**
 * Returns a proof of work in place of a captcha's picture. Find the number from 0 to `max` for which the SHA-256 of `salt`
 * followed by the number's decimal digits is `challenge`, and send it as `answer` with the token. 101: too many requests at
 * once, retry in a second.
 */
export const proofOfWork = defineCall({
  name: 'auth.proofOfWork',
  path: '/x/captcha/work',
  extension: true,
  payload: v.object({
    /** 1 login, 2 register. */
    type: v.picklist([1, 2]),
    siteId: f.siteId,
  }),
  answer: v.object({
    token: f.shortText,
    salt: f.shortText,
    /** 64 hexadecimal digits. */
    challenge: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    /** Grows with the failures of the visitor's network. */
    max: f.count,
  }),
  codes: { '101': 'wait' },
});
