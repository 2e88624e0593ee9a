import { lockData } from '../auth/lock-refusal.ts';
import { isPassword } from '../auth/passwords.ts';
import { securityOf } from '../auth/security.ts';
import type { Member } from '../db/schema/members.ts';
import type { Services } from '../services.ts';

interface Unproved {
  readonly code: '101' | '102' | '103';
  readonly data?: unknown;
}

/**
 * Whether the member knows the four digits that money leaves by. Tries are counted apart from logins: whoever holds a
 * stolen token must not lock the member out.
 * @returns the refusal where not: 101 wrong, 102 none is set, 103 too many tries, with the lock as its data
 */
export async function proveWithdrawPassword(
  { db, lockout }: Pick<Services, 'db' | 'lockout'>,
  { id }: Pick<Member, 'id'>,
  password: string,
  address: string,
): Promise<'proved' | Unproved> {
  const { withdrawPasswordHash } = await securityOf(db, id);
  if (withdrawPasswordHash === null) return { code: '102' };
  const attempt = { subject: { kind: 'withdraw-password', memberId: id }, address } as const;
  const lock = await lockout.attempt(attempt);
  if (lock) return { code: '103', data: lockData(lock) };
  if (!(await isPassword(withdrawPasswordHash, password))) return { code: '101' };
  await lockout.succeeded(attempt);
  return 'proved';
}
