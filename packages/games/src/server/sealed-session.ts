import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CURRENCY_CODES, JURISDICTIONS, LOCALE_CODES } from '@tessera/domain';

const session = v.object({
  /** The platform's token. It never reaches the browser in the clear. */
  sessionToken: v.string(),
  playerId: v.string(),
  mode: v.picklist(['demo', 'real']),
  currency: v.picklist(CURRENCY_CODES),
  language: v.picklist(LOCALE_CODES),
  gameCode: v.string(),
  gameName: v.string(),
  lobbyUrl: v.string(),
  /** What the site's law asks, as the platform says; sessions of older platforms have none. */
  law: v.optional(v.object({ jurisdiction: v.picklist(JURISDICTIONS), maxStake: v.nullable(v.string()) })),
  /** Of the site, an IANA name; sessions of older platforms have none. */
  timeZone: v.optional(v.string()),
  /** Epoch milliseconds. */
  startedAt: v.number(),
});
export type GameSession = v.InferOutput<typeof session>;

export interface Sealer {
  seal(session: GameSession): string;
  /** The session of a bearer, or `undefined` where it was not sealed with this key, or too long ago. */
  open(bearer: string): GameSession | undefined;
  /** A session's token as it stands in the database: of use to nobody who has only that. */
  sealToken(sessionToken: string): string;
  /** @throws Error where it was sealed with another key */
  openToken(sealed: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The bearer that the page keeps is its session, encrypted and authenticated (AES-256-GCM) under a key derived
 * from the provider's. The server holds no sessions: it may restart, or be several, and nobody is thrown out.
 * Whether a session still lives is the platform's to say, on every call.
 * @param lifeMs how long a bearer is good, from its session's begin
 */
export function createSealer(providerKey: string, lifeMs = Infinity): Sealer {
  const bearers = cipherOf(providerKey, 'tessera-games session bearer v1');
  const tokens = cipherOf(providerKey, 'tessera-games token at rest v1');
  return {
    seal: (open) => bearers.seal(JSON.stringify(open)),
    open(bearer) {
      const text = bearers.open(bearer);
      if (text === undefined) return undefined;
      const parsed = v.safeParse(session, JSON.parse(text));
      return parsed.success && Date.now() - parsed.output.startedAt < lifeMs ? parsed.output : undefined;
    },
    sealToken: (token) => tokens.seal(token),
    openToken(sealed) {
      const token = tokens.open(sealed);
      if (token === undefined) throw new Error('a stored session was sealed with another PROVIDER_KEY');
      return token;
    },
  };
}

/** What names a session in the database. */
export function sessionHash({ sessionToken }: Pick<GameSession, 'sessionToken'>): string {
  return createHash('sha256').update(sessionToken).digest('base64url');
}

function cipherOf(providerKey: string, purpose: string) {
  const key = new Uint8Array(hkdfSync('sha256', providerKey, '', purpose, 32));
  return {
    seal(text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** `undefined` where it was sealed with another key, or is broken. */
    open(sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      // What is appended to base64 without filling a byte would be read over.
      const isWhole = bytes.length > IV_BYTES + TAG_BYTES && bytes.toString('base64url') === sealed;
      if (!isWhole) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return (
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return undefined;
      }
    },
  };
}
