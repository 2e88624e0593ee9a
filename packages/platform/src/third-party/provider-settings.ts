import { providerMark } from '@tessera/wire';
import * as v from 'valibot';

/** A provider as the setting OIDC_PROVIDERS names it. */
export interface OidcProvider {
  readonly id: string;
  readonly name: string;
  /** The path of an SVG in a box of 24 units, or the address of a picture below `/media/`. */
  readonly mark?: string | undefined;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const RULE =
  'must be a JSON list of providers like [{"id":"example","name":"Example","issuer":"https://id.example.com","clientId":"…","clientSecret":"…"}]';
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Without https anybody on the way could answer for the provider. */
function isIssuer(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

const shown = v.pipe(v.string(RULE), v.trim(), v.nonEmpty(RULE), v.maxLength(40, RULE));
const credential = v.pipe(v.string(RULE), v.nonEmpty(RULE));

const provider = v.strictObject(
  {
    /** Stays the same for ever: linked logins and addresses name it. */
    id: v.pipe(v.string(RULE), v.regex(/^[a-z\d][a-z\d-]{0,30}$/, RULE)),
    name: shown,
    mark: v.optional(
      v.pipe(
        v.string(RULE),
        v.check(
          (mark) => providerMark(mark) !== undefined,
          'must have marks that are the path of an SVG ("M3 3h18…") or a picture below /media/',
        ),
      ),
    ),
    issuer: v.pipe(
      v.string(RULE),
      v.check(isIssuer, 'must have issuers with https, without query and credentials'),
    ),
    clientId: credential,
    clientSecret: credential,
  },
  RULE,
);

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** Parses OIDC_PROVIDERS. Its errors never show the value, which holds secrets. */
export const oidcProviders = v.pipe(
  v.string(),
  v.parseJson(undefined, RULE),
  v.array(provider, RULE),
  v.maxLength(8, 'must have at most 8 providers'),
  v.check((list) => isUnique(list.map(({ id }) => id)), 'must not use an id twice'),
  v.check((list) => isUnique(list.map(({ issuer }) => issuer)), 'must not use an issuer twice'),
);
