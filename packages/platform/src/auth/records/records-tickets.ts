import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { members, type Member } from '../../db/schema/members.ts';
import { recordsTickets } from '../../db/schema/security.ts';
import { hashSecret, newSecret } from '../../sessions/token.ts';
import { holdPassword, type ProvedLogin } from '../outdated.ts';

const LIFE_MS = 10 * 60_000;

/** Tickets for records-only sessions of members who have proved who they are, but may not log in. */
export interface RecordsTickets {
  /**
   * @returns the ticket, which is stored as a hash only
   * @throws LoginOutdated
   */
  make(login: ProvedLogin): Promise<string>;
  /**
   * Uses a ticket up.
   * @returns whose it is, unless it is unknown, was used or has expired; with the password of the login that got it, since a change
   * ends tickets
   */
  use(ticket: string): Promise<Member | undefined>;
  sweep(): Promise<void>;
}

export function createRecordsTickets(db: Database): RecordsTickets {
  return {
    async make(login) {
      const ticket = newSecret();
      const expiresAt = new Date(Date.now() + LIFE_MS);
      await db.transaction(async (tx) => {
        await holdPassword(tx, login);
        const { memberId } = login;
        await tx.insert(recordsTickets).values({ ticketHash: hashSecret(ticket), memberId, expiresAt });
      });
      return ticket;
    },

    async use(ticket) {
      const isGood = and(
        eq(recordsTickets.ticketHash, hashSecret(ticket)),
        gt(recordsTickets.expiresAt, sql`now()`),
      );
      const [found] = await db
        .select({ member: members })
        .from(recordsTickets)
        .innerJoin(members, eq(members.id, recordsTickets.memberId))
        .where(isGood);
      const used = await db
        .delete(recordsTickets)
        .where(isGood)
        .returning({ memberId: recordsTickets.memberId });
      return used.length > 0 ? found?.member : undefined;
    },

    async sweep() {
      await db.delete(recordsTickets).where(lt(recordsTickets.expiresAt, sql`now()`));
    },
  };
}
