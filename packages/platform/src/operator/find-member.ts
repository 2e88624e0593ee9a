import { eq } from 'drizzle-orm';
import { accountKeyOf } from '../auth/registration-fields.ts';
import { members, type Member } from '../db/schema/members.ts';
import type { Work } from './command.ts';
import { OperatorFailure } from './failure.ts';

/** The member of this account. */
export async function findMember({ tx }: Work, account: string): Promise<Member> {
  const [member] = await tx
    .select()
    .from(members)
    .where(eq(members.accountKey, accountKeyOf(account)));
  if (!member) throw new OperatorFailure(`There is no member with the account "${account}".`);
  return member;
}

/** The members of these accounts, one query after the other: a transaction's client runs one at a time. */
export async function findMembers(work: Work, accounts: readonly string[]): Promise<Member[]> {
  const found: Member[] = [];
  for (const account of accounts) found.push(await findMember(work, account));
  return found;
}
