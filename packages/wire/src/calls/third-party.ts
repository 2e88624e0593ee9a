import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { fromWire } from '../casing.ts';
import { isRefusal } from '../errors.ts';
import * as f from '../fields.ts';
import { deviceInfo, sessionStart } from './auth-session.ts';

/** Login by an account at another site, by OpenID Connect (spec §2 `/authCallback`, docs/third-party-login.md). */

const MARK_MAX_LENGTH = 4_000;

/** The site that vouches for the visitor, e.g. `google`, `Google`. */
const provider = v.object({
  id: f.shortText,
  name: f.shortText,
  /** Its mark: the path of an SVG in a box of 24 units, or a picture of the site's own below `/media/`. */
  mark: v.optional(v.pipe(v.string(), v.maxLength(MARK_MAX_LENGTH))),
});

/** How a provider's mark is drawn. */
export type ProviderMark =
  { readonly kind: 'path'; readonly path: string } | { readonly kind: 'picture'; readonly address: string };

/** Only the commands and numbers of a path. */
const MARK_PATH = /^[Mm][\dMLHVCSQTAZmlhvcsqtaze\s.,+-]*$/;
/** No other site's: the page's policy refuses those, and they would see who logs in here. */
const MARK_PICTURE = /^\/media\/[\w-][\w.-]*$/;

/** Reads a provider's mark; `undefined` where it is neither a path nor a picture of the site's own. */
export function providerMark(mark: string | undefined): ProviderMark | undefined {
  if (mark === undefined || mark.length > MARK_MAX_LENGTH) return undefined;
  if (MARK_PICTURE.test(mark)) return { kind: 'picture', address: mark };
  return MARK_PATH.test(mark) ? { kind: 'path', path: mark } : undefined;
}

/**
 * Random, made by the browser that starts: 32 to 128 characters of base64url. Only the browser that knows it can complete
 * the login.
 */
const browserSecret = v.pipe(
  v.string(),
  v.regex(/^[\w-]{32,128}$/, 'must be 32 to 128 characters of base64url'),
);

/** What a start answers: the provider's page to load, and the name of this attempt. */
const authorization = v.object({
  url: v.pipe(v.string(), v.maxLength(4_000)),
  state: f.shortText,
  expiresInS: f.count,
});

/** What the provider has added to the address of `/authCallback`. */
const returned = {
  state: f.shortText,
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)),
  /** The provider's own address, where it sends that. */
  iss: v.optional(f.text),
  secret: browserSecret,
};

const startCodes = {
  /** No provider has this id. */
  '101': 'third_party_unknown',
  /** The provider cannot be reached. */
  '105': 'third_party_unavailable',
} as const;

const completeCodes = {
  /** The attempt is unknown, was used, has expired, or was started by another browser. Start again. */
  '101': 'third_party_over',
  /** The provider has not confirmed who the visitor is. */
  '104': 'third_party_refused',
  /** The provider cannot be reached. */
  '105': 'third_party_unavailable',
} as const;

/** Lists the sites by whose accounts visitors can log in here; empty where there are none. */
export const thirdPartyProviders = defineCall({
  name: 'x.auth.thirdPartyProviders',
  path: '/x/third-party/providers',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({ providers: v.array(provider) }),
});

/** Starts a login by a provider. Load `url` in a window, which comes back to `/authCallback` with `state` and `code`. */
export const thirdPartyStart = defineCall({
  name: 'x.auth.thirdPartyStart',
  path: '/x/third-party/start',
  extension: true,
  payload: v.object({ provider: f.shortText, secret: browserSecret }),
  answer: authorization,
  codes: startCodes,
});

/** Data of code 110: the account at the provider that no member has linked, and what of it fits a registration. */
export const thirdPartyDemand = v.object({
  /** For {@link thirdPartyLink}, for as long as a start is good. */
  linkToken: f.shortText,
  provider,
  /** Suggestions for the registration; the member can change them. */
  memberName: v.nullable(f.text),
  memberEmail: v.nullable(f.text),
  memberPhone: v.nullable(f.shortText),
  memberBirthday: v.nullable(f.shortText),
});
export type ThirdPartyDemand = v.InferOutput<typeof thirdPartyDemand>;

/** Returns the data of code 110, or `undefined` for another failure or unreadable data. */
export function thirdPartyDemandOf(error: unknown): ThirdPartyDemand | undefined {
  if (!isRefusal(error, '110') || error.failure.kind !== 'refused') return undefined;
  const parsed = v.safeParse(thirdPartyDemand, fromWire(thirdPartyDemand, error.failure.data));
  return parsed.success ? parsed.output : undefined;
}

/** Completes a login by a provider. All rules of a password login apply, with its codes. */
export const thirdPartyComplete = defineCall({
  name: 'x.auth.thirdPartyComplete',
  path: '/x/third-party/complete',
  session: 'starts',
  extension: true,
  payload: v.object({ ...returned, siteId: f.siteId, ...deviceInfo.entries }),
  answer: sessionStart,
  codes: {
    ...completeCodes,
    '102': 'account_disable',
    /** The member has excluded themselves. */
    '103': 'account_freezen',
    /** The network address is blocked, or has had too many failures. */
    '106': 'ip_error',
    /** A new device: answer a question first. */
    '107': 'different_device',
    /** No member has linked this account: link it to one, or register. */
    '110': 'third_party_unlinked',
    /** The visitor's region is not served. */
    '201': 'ip_error',
    /** The network address belongs to an anonymiser. */
    '202': 'ip_error',
    /** Too many accounts logged in from this network. */
    '203': 'ip_error',
    /** Transferred from another system: prove the identity and choose a new password. */
    '802': 'transfer_validation',
    /** The member has an authenticator: send its code to `/x/login/authenticator`. */
    '803': 'authenticator_required',
  },
});

/** Codes of linking an account at a provider to a member. */
const linkCodes = {
  /** Another member has linked this account. */
  '102': 'third_party_taken',
  /** The member has linked another account of this provider. */
  '103': 'third_party_linked',
} as const;

const linked = v.object({ provider });

/** Links the account of a code 110 to the member who has logged in or registered since, in the same browser. */
export const thirdPartyLink = defineCall({
  name: 'x.auth.thirdPartyLink',
  path: '/x/third-party/link',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: v.object({ linkToken: f.shortText, secret: browserSecret }),
  answer: linked,
  codes: {
    /** The token is unknown, was used, has expired, or belongs to another browser. */
    '101': 'third_party_over',
    ...linkCodes,
  },
});

/** Starts to link an account at a provider to the member who is logged in. */
export const thirdPartyLinkStart = defineCall({
  name: 'x.auth.thirdPartyLinkStart',
  path: '/x/third-party/link/start',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: v.object({ provider: f.shortText, secret: browserSecret }),
  answer: authorization,
  codes: {
    ...startCodes,
    /** The member has linked an account of this provider. */
    '103': 'third_party_linked',
  },
});

/** Completes {@link thirdPartyLinkStart}, in the session that has started it. */
export const thirdPartyLinkComplete = defineCall({
  name: 'x.auth.thirdPartyLinkComplete',
  path: '/x/third-party/link/complete',
  audience: 'member',
  extension: true,
  payload: v.object(returned),
  answer: linked,
  codes: { ...completeCodes, ...linkCodes },
});

/** Lists the accounts at providers by which the member can log in. */
export const linkedLogins = defineCall({
  name: 'x.auth.linkedLogins',
  path: '/x/third-party/linked',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    logins: v.array(
      v.object({
        id: f.id,
        /** `name` is the id where the site no longer offers the provider: then the login works no more. */
        provider,
        /** The account's e-mail address or name at the provider. */
        label: v.nullable(f.text),
        linkedAt: f.instant,
        lastUsedAt: v.nullable(f.instant),
      }),
    ),
  }),
});

/** Unlinks an account at a provider. 101: the member has no such login. */
export const thirdPartyUnlink = defineCall({
  name: 'x.auth.thirdPartyUnlink',
  path: '/x/third-party/unlink',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: v.object({ id: f.id }),
  answer: f.ignored,
  codes: { '101': 'third_party_unlinked' },
});
