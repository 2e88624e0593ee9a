import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import type { Refusal } from '../http/refusal.ts';

/** What a login rests on is no longer so: another password was set, or the session of its entry code is over. */
export class LoginOutdated extends Error {
  override readonly name = 'LoginOutdated';
}

/** A login by a password that was right. */
export interface ProvedLogin {
  readonly memberId: number;
  /** The hash that the password was checked against; `undefined`: the login was by something else. */
  readonly passwordHash: string | undefined;
}

/**
 * Keeps a login's password as it is until the transaction ends, so that a change that follows finds what the login has written.
 * @throws LoginOutdated where it was changed meanwhile
 */
export async function holdPassword(tx: Queries, { memberId, passwordHash }: ProvedLogin): Promise<void> {
  if (passwordHash === undefined) return;
  const held = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.passwordHash, passwordHash)))
    .for('share');
  if (held.length === 0) throw new LoginOutdated();
}

/** Lets a login through, or refuses it where it is outdated. @throws Refusal */
export async function orOutdated<T>(
  start: Promise<T>,
  refusal: () => Refusal | Promise<Refusal>,
): Promise<T> {
  try {
    return await start;
  } catch (error) {
    if (error instanceof LoginOutdated) throw await refusal();
    throw error;
  }
}
