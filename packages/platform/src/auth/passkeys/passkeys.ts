import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/connect.ts';
import { auditEntries, letters } from '../../db/schema/content.ts';
import { members, type Member } from '../../db/schema/members.ts';
import { passkeys, type PasskeyRow } from '../../db/schema/passkeys.ts';
import { queueLetterPush } from '../../push/queue-push.ts';
import { addedLetter, removedLetter, type PasskeyLetter } from './passkey-letters.ts';

/** Of one member. */
export const MAX_PASSKEYS = 20;

type Owner = Pick<Member, 'id' | 'account'>;
export type NewPasskey = Omit<PasskeyRow, 'id' | 'memberId' | 'createdAt' | 'lastUsedAt'>;

/** What an authenticator reports with each use. */
export interface PasskeyUse {
  readonly counter: number;
  readonly isMultiDevice: boolean;
  readonly isBackedUp: boolean;
}

export interface Passkeys {
  /** The newest first. */
  of(memberId: number): Promise<PasskeyRow[]>;
  find(credentialId: string): Promise<{ readonly passkey: PasskeyRow; readonly member: Member } | undefined>;
  /** Adds it and writes a letter. */
  add(
    member: Owner,
    passkey: NewPasskey,
  ): Promise<{ readonly passkey: PasskeyRow; readonly letterId: number } | 'known' | 'too many'>;
  /** @returns whether the member has such a one */
  rename(memberId: number, id: number, name: string): Promise<boolean>;
  /** Removes it and writes a letter. @returns the letter's id, or `undefined` where the member has no such one */
  remove(member: Owner, id: number): Promise<number | undefined>;
  /** Notes a use. @returns whether no other use of the same passkey has come between */
  used(passkey: PasskeyRow, use: PasskeyUse): Promise<boolean>;
}

export function createPasskeys(db: Database): Passkeys {
  const owned = (memberId: number, id: number) => and(eq(passkeys.memberId, memberId), eq(passkeys.id, id));

  return {
    of: (memberId) =>
      db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(desc(passkeys.id)),

    async find(credentialId) {
      const [found] = await db
        .select({ passkey: passkeys, member: members })
        .from(passkeys)
        .innerJoin(members, eq(members.id, passkeys.memberId))
        .where(eq(passkeys.credentialId, credentialId));
      return found;
    },

    add: (member, given) =>
      db.transaction(async (tx) => {
        // Of two additions at once, the second counts the first.
        await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('update');
        const isTheirs = eq(passkeys.memberId, member.id);
        const [counted] = await tx.select({ n: count() }).from(passkeys).where(isTheirs);
        if ((counted?.n ?? 0) >= MAX_PASSKEYS) return 'too many';
        const [passkey] = await tx
          .insert(passkeys)
          .values({ ...given, memberId: member.id })
          .onConflictDoNothing()
          .returning();
        if (!passkey) return 'known';
        await audit(tx, member, 'passkey added');
        return { passkey, letterId: await write(tx, member, addedLetter(passkey.name)) };
      }),

    async rename(memberId, id, name) {
      const renamed = await db
        .update(passkeys)
        .set({ name })
        .where(owned(memberId, id))
        .returning({ id: passkeys.id });
      return renamed.length > 0;
    },

    remove: (member, id) =>
      db.transaction(async (tx) => {
        const [removed] = await tx
          .delete(passkeys)
          .where(owned(member.id, id))
          .returning({ name: passkeys.name });
        if (!removed) return undefined;
        await audit(tx, member, 'passkey removed');
        return write(tx, member, removedLetter(removed.name));
      }),

    async used({ id, counter }, use) {
      const noted = await db
        .update(passkeys)
        .set({ ...use, lastUsedAt: sql`now()` })
        .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
        .returning({ id: passkeys.id });
      return noted.length > 0;
    },
  };
}

async function audit(tx: Queries, { id, account }: Owner, command: string): Promise<void> {
  const entry = { operator: account, command, subject: `member ${id}`, before: null, after: null };
  await tx.insert(auditEntries).values(entry);
}

async function write(tx: Queries, { id: memberId }: Owner, letter: PasskeyLetter): Promise<number> {
  const [written] = await tx
    .insert(letters)
    .values({ memberId, ...letter })
    .returning({ id: letters.id });
  if (!written) throw new Error('the letter was not written');
  await queueLetterPush(tx, [{ id: written.id, memberId }]);
  return written.id;
}
