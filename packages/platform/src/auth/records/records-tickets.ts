import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { members, type Member } from '../../db/schema/members.ts';
import { recordsTickets } from '../../db/schema/security.ts';
import { hashSecret, newSecret } from '../../sessions/token.ts';

const LIFE_MS = 10 * 60_000;

/** Tickets for records-only sessions of members who have proved who they are, but may not log in. */
export interface RecordsTickets {
  /** @returns the ticket, which is stored as a hash only */
  make(memberId: number): Promise<string>;
  /** Uses a ticket up. @returns whose it is, unless it is unknown, was used or has expired */
  use(ticket: string): Promise<Member | undefined>;
  sweep(): Promise<void>;
}

export function createRecordsTickets(db: Database): RecordsTickets {
  return {
    async make(memberId) {
      const ticket = newSecret();
      const expiresAt = new Date(Date.now() + LIFE_MS);
      await db.insert(recordsTickets).values({ ticketHash: hashSecret(ticket), memberId, expiresAt });
      return ticket;
    },

    async use(ticket) {
      const isGood = and(
        eq(recordsTickets.ticketHash, hashSecret(ticket)),
        gt(recordsTickets.expiresAt, sql`now()`),
      );
      const [used] = await db
        .delete(recordsTickets)
        .where(isGood)
        .returning({ memberId: recordsTickets.memberId });
      if (!used) return undefined;
      const [member] = await db.select().from(members).where(eq(members.id, used.memberId));
      return member;
    },

    async sweep() {
      await db.delete(recordsTickets).where(lt(recordsTickets.expiresAt, sql`now()`));
    },
  };
}
