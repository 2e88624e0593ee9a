import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { passkeyChallenges, type PasskeyPurpose } from '../../db/schema/passkeys.ts';
import { hashSecret, newSecret } from '../../sessions/token.ts';

export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** What a challenge is for, and whose answer is accepted. */
export interface ChallengeUse {
  readonly purpose: PasskeyPurpose;
  /** `undefined`: any visitor's. */
  readonly sessionId?: string;
}

export interface PasskeyChallenges {
  /** @returns 256 random bits, base64url */
  make(use: ChallengeUse & { readonly userHandle?: string }): Promise<string>;
  /** Uses a challenge up. @returns `undefined` where it is unknown, was used, has expired or is for another use */
  take(challenge: string, use: ChallengeUse): Promise<{ readonly userHandle: string | null } | undefined>;
  sweep(): Promise<void>;
}

export function createPasskeyChallenges(db: Database): PasskeyChallenges {
  return {
    async make({ purpose, sessionId, userHandle }) {
      const challenge = newSecret();
      const expiresAt = new Date(Date.now() + CHALLENGE_LIFE_MS);
      const challengeHash = hashSecret(challenge);
      await db.insert(passkeyChallenges).values({ challengeHash, purpose, sessionId, userHandle, expiresAt });
      return challenge;
    },

    async take(challenge, { purpose, sessionId }) {
      const { sessionId: owner } = passkeyChallenges;
      const [taken] = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
            eq(passkeyChallenges.purpose, purpose),
            sessionId === undefined ? isNull(owner) : eq(owner, sessionId),
            gt(passkeyChallenges.expiresAt, new Date()),
          ),
        )
        .returning({ userHandle: passkeyChallenges.userHandle });
      return taken;
    },

    async sweep() {
      await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
    },
  };
}
