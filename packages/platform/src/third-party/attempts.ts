import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { thirdPartyArrivals, thirdPartyAttempts, type ProviderAccount } from '../db/schema/third-party.ts';
import { hashSecret, newSecret } from '../sessions/token.ts';

export const ATTEMPT_LIFE_MS = 10 * 60_000;

/** A visit to a provider. */
export interface Attempt {
  readonly providerId: string;
  /** The address to which the provider sends the visitor back. */
  readonly redirectUri: string;
  /** The session that links another login; `null`: a login. */
  readonly sessionId: string | null;
}

/** Keeps the visits to providers, and the accounts that came back and no member has linked yet. */
export interface Attempts {
  /** @param secret of the browser that starts. @returns the state, which is stored as a hash only */
  begin(attempt: Attempt, secret: string): Promise<string>;
  /** Uses the attempt up: once, in time, by the same browser and for the same purpose. */
  take(state: string, secret: string, sessionId: string | null): Promise<Attempt | undefined>;
  /** @returns a token for the account, which is stored as a hash only */
  arrive(account: ProviderAccount, secret: string): Promise<string>;
  /** Uses the token up, by the same browser. */
  takeArrival(token: string, secret: string): Promise<ProviderAccount | undefined>;
  sweep(): Promise<void>;
}

/**
 * Derives a value that only the browser's secret and the state together give, so that it need not be stored: the nonce and
 * the verifier of PKCE.
 */
export const derive = (purpose: 'nonce' | 'verifier', state: string, secret: string): string =>
  createHash('sha256').update(`${purpose} ${state} ${secret}`).digest('base64url');

export function createAttempts(db: Database): Attempts {
  const expiry = () => new Date(Date.now() + ATTEMPT_LIFE_MS);
  return {
    async begin(attempt, secret) {
      const state = newSecret();
      await db.insert(thirdPartyAttempts).values({
        ...attempt,
        stateHash: hashSecret(state),
        browserHash: hashSecret(secret),
        expiresAt: expiry(),
      });
      return state;
    },

    async take(state, secret, sessionId) {
      const [taken] = await db
        .delete(thirdPartyAttempts)
        .where(
          and(
            eq(thirdPartyAttempts.stateHash, hashSecret(state)),
            eq(thirdPartyAttempts.browserHash, hashSecret(secret)),
            gt(thirdPartyAttempts.expiresAt, new Date()),
            sessionId === null
              ? isNull(thirdPartyAttempts.sessionId)
              : eq(thirdPartyAttempts.sessionId, sessionId),
          ),
        )
        .returning({
          providerId: thirdPartyAttempts.providerId,
          redirectUri: thirdPartyAttempts.redirectUri,
          sessionId: thirdPartyAttempts.sessionId,
        });
      return taken;
    },

    async arrive(account, secret) {
      const token = newSecret();
      await db.insert(thirdPartyArrivals).values({
        account,
        tokenHash: hashSecret(token),
        browserHash: hashSecret(secret),
        expiresAt: expiry(),
      });
      return token;
    },

    async takeArrival(token, secret) {
      const [taken] = await db
        .delete(thirdPartyArrivals)
        .where(
          and(
            eq(thirdPartyArrivals.tokenHash, hashSecret(token)),
            eq(thirdPartyArrivals.browserHash, hashSecret(secret)),
            gt(thirdPartyArrivals.expiresAt, new Date()),
          ),
        )
        .returning({ account: thirdPartyArrivals.account });
      return taken?.account;
    },

    async sweep() {
      await db.delete(thirdPartyAttempts).where(lt(thirdPartyAttempts.expiresAt, sql`now()`));
      await db.delete(thirdPartyArrivals).where(lt(thirdPartyArrivals.expiresAt, sql`now()`));
    },
  };
}
