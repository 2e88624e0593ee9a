import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { passkeyOffers } from '../../db/schema/passkeys.ts';
import { hashSecret } from '../../sessions/token.ts';

/** Who has declined a passkey is not asked again for so long. */
const PAUSE_DAYS = 30;
const isOver = lt(passkeyOffers.offeredAt, sql`now() - make_interval(days => ${PAUSE_DAYS})`);

export interface PasskeyOffers {
  /** Notes an offer. @returns whether none was made to this member in this browser of late */
  make(memberId: number, udid: string): Promise<boolean>;
  sweep(): Promise<void>;
}

export function createPasskeyOffers(db: Database): PasskeyOffers {
  return {
    async make(memberId, udid) {
      const made = await db
        .insert(passkeyOffers)
        .values({ memberId, udidHash: hashSecret(udid) })
        .onConflictDoUpdate({
          target: [passkeyOffers.memberId, passkeyOffers.udidHash],
          set: { offeredAt: sql`now()` },
          setWhere: isOver,
        })
        .returning({ memberId: passkeyOffers.memberId });
      return made.length > 0;
    },

    async sweep() {
      await db.delete(passkeyOffers).where(isOver);
    },
  };
}
