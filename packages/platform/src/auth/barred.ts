import type { Member } from '../db/schema/members.ts';

/**
 * Whether an operator has disabled the account: no login is let in. An account that its member has closed goes through the
 * whole login instead, which ends with the offer of a records-only session.
 */
export const isBarred = ({ status, closedAt }: Pick<Member, 'status' | 'closedAt'>): boolean =>
  status === 'disabled' && closedAt === null;
