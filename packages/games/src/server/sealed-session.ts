import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CURRENCY_CODES, LOCALE_CODES } from '@tessera/domain';

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
  /** Epoch milliseconds. */
  startedAt: v.number(),
});
export type GameSession = v.InferOutput<typeof session>;

export interface Sealer {
  seal(session: GameSession): string;
  /** The session of a bearer, or `undefined` where it was not sealed with this key. */
  open(bearer: string): GameSession | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The bearer that the page keeps is its session, encrypted and authenticated (AES-256-GCM) under a key derived
 * from the provider's. The server holds no sessions: it may restart, or be several, and nobody is thrown out.
 * Whether a session still lives is the platform's to say, on every call.
 */
export function createSealer(providerKey: string): Sealer {
  const key = new Uint8Array(hkdfSync('sha256', providerKey, '', 'tessera-games session bearer v1', 32));
  return {
    seal(open) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(open), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(bearer) {
      const bytes = Buffer.from(bearer, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text =
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
        const parsed = v.safeParse(session, JSON.parse(text));
        return parsed.success ? parsed.output : undefined;
      } catch {
        // A bearer of another key or a broken one: the caller answers "session over".
        return undefined;
      }
    },
  };
}
