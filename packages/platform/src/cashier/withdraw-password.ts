import { isPassword } from '../auth/passwords.ts';
import { securityOf } from '../auth/security.ts';
import type { Member } from '../db/schema/members.ts';
import type { Services } from '../services.ts';

/**
 * Whether the member knows the four digits that money leaves by. Tries are counted apart from logins: whoever holds a
 * stolen token must not lock the member out.
 * @returns the code of the refusal where not: 101 wrong, 102 none is set, 103 too many tries
 */
export async function proveWithdrawPassword(
  { db, lockout }: Pick<Services, 'db' | 'lockout'>,
  { id }: Pick<Member, 'id'>,
  password: string,
  address: string,
): Promise<'proved' | '101' | '102' | '103'> {
  const { withdrawPasswordHash } = await securityOf(db, id);
  if (withdrawPasswordHash === null) return '102';
  const attempt = { subject: { kind: 'withdraw-password', memberId: id }, address } as const;
  if (!(await lockout.attempt(attempt))) return '103';
  if (!(await isPassword(withdrawPasswordHash, password))) return '101';
  await lockout.succeeded(attempt);
  return 'proved';
}
