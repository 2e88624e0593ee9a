import { isPassword } from '../auth/passwords.ts';
import type { Lockout } from '../auth/lockout.ts';
import type { Member } from '../db/schema/members.ts';

export type PasswordProof = 'proved' | 'wrong' | 'too many';

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
  if (!(await lockout.attempt(attempt))) return 'too many';
  if (!(await isPassword(member.passwordHash, password))) return 'wrong';
  await lockout.succeeded(attempt);
  return 'proved';
}
