import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { letters } from '../db/schema/content.ts';
import { members, type Member } from '../db/schema/members.ts';
import { linkedLogins, type ProviderAccount } from '../db/schema/third-party.ts';
import { queueLetterPush } from '../push/queue-push.ts';
import { linkLetter, type LinkLetter } from './link-letter.texts.ts';

export type LinkedLogin = typeof linkedLogins.$inferSelect;

/** Stores which accounts at providers log members in. */
export interface LinkedLogins {
  /** Returns the member whom this account logs in, and notes the use. */
  use(account: ProviderAccount): Promise<Member | undefined>;
  of(memberId: number): Promise<LinkedLogin[]>;
  /** Links the account and writes a letter. Linking again what is linked does nothing. */
  link(memberId: number, account: ProviderAccount, providerName: string): Promise<LinkResult>;
  /** Unlinks and writes a letter. @returns the letter's id, or `undefined` where the member has no such login */
  unlink(memberId: number, id: number, nameOf: (providerId: string) => string): Promise<number | undefined>;
}

type LinkResult =
  /** `null`: it was linked before. */
  | { readonly status: 'linked'; readonly letterId: number | null }
  /** Another member has linked the account, or this member another account of the provider. */
  | { readonly status: 'taken' }
  | { readonly status: 'another' };

export function createLinkedLogins(db: Database): LinkedLogins {
  const isAccount = ({ issuer, subject }: ProviderAccount) =>
    and(eq(linkedLogins.issuer, issuer), eq(linkedLogins.subject, subject));

  return {
    async use(account) {
      const [used] = await db
        .update(linkedLogins)
        .set({ lastUsedAt: sql`now()`, label: account.label })
        .where(isAccount(account))
        .returning({ memberId: linkedLogins.memberId });
      if (!used) return undefined;
      const [member] = await db.select().from(members).where(eq(members.id, used.memberId));
      return member;
    },

    of: (memberId) =>
      db.select().from(linkedLogins).where(eq(linkedLogins.memberId, memberId)).orderBy(asc(linkedLogins.id)),

    link: (memberId, account, providerName) =>
      db.transaction(async (tx) => {
        const { providerId, issuer, subject, label } = account;
        const written = await tx
          .insert(linkedLogins)
          .values({ memberId, providerId, issuer, subject, label })
          .onConflictDoNothing()
          .returning({ id: linkedLogins.id });
        if (written.length > 0) {
          const letterId = await write(tx, memberId, linkLetter('linked', providerName, label));
          return { status: 'linked', letterId };
        }
        const [owner] = await tx
          .select({ memberId: linkedLogins.memberId })
          .from(linkedLogins)
          .where(isAccount(account));
        if (!owner) return { status: 'another' };
        return owner.memberId === memberId ? { status: 'linked', letterId: null } : { status: 'taken' };
      }),

    unlink: (memberId, id, nameOf) =>
      db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(linkedLogins)
          .where(and(eq(linkedLogins.id, id), eq(linkedLogins.memberId, memberId)))
          .returning();
        if (!gone) return undefined;
        return write(tx, memberId, linkLetter('unlinked', nameOf(gone.providerId), gone.label));
      }),
  };
}

async function write(queries: Queries, memberId: number, letter: LinkLetter): Promise<number> {
  const [written] = await queries
    .insert(letters)
    .values({ memberId, ...letter })
    .returning({ id: letters.id });
  if (!written) throw new Error('the letter was not written');
  await queueLetterPush(queries, [{ id: written.id, memberId }]);
  return written.id;
}
