import { isPassword } from '../auth/passwords.ts';
import type { Lock, Lockout } from '../auth/lockout.ts';
import type { Member } from '../db/schema/members.ts';

/** A lock: there were too many tries. */
export type PasswordProof = 'proved' | 'wrong' | Lock;

/**
 * Whether the member knows the account's password. Tries are counted apart from logins: whoever holds a stolen token
 * must not lock the member out.
 * @param address the visitor's
 */
export async function provePassword(
  lockout: Lockout,
  member: Pick<Member, 'id' | 'passwordHash'>,
  password: string,
  address: string,
): Promise<PasswordProof> {
  const attempt = { subject: { kind: 'password', memberId: member.id }, address } as const;
  const lock = await lockout.attempt(attempt);
  if (lock) return lock;
  if (!(await isPassword(member.passwordHash, password))) return 'wrong';
  await lockout.succeeded(attempt);
  return 'proved';
}
