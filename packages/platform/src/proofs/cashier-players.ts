import { eq } from 'drizzle-orm';
import { asAgent } from '../agent/as-agent.ts';
import { hashPassword } from '../auth/passwords.ts';
import { changeSecurity } from '../auth/security.ts';
import type { Database } from '../db/connect.ts';
import { bankAccounts } from '../db/schema/cashier.ts';
import { members } from '../db/schema/members.ts';
import { introductions } from '../db/schema/registration.ts';
import type { Player } from './players.ts';

export const WITHDRAW_PASSWORD = '1357';
/** Of all of them: hashing takes longer than the rest. */
let hashed: Promise<string> | undefined;

/** Lets a player's money leave by {@link WITHDRAW_PASSWORD}. */
export async function giveWithdrawPassword(db: Database, { id }: Player): Promise<void> {
  hashed ??= hashPassword(WITHDRAW_PASSWORD);
  await changeSecurity(db, id, { withdrawPasswordHash: await hashed });
}

/** @returns the id of a bank account that the player's money can go to */
export async function bindAccount(db: Database, { id, currency }: Player): Promise<number> {
  const [account] = await db
    .insert(bankAccounts)
    .values({
      memberId: id,
      currency,
      bankName: 'First Bank',
      holderName: 'Grace Porter',
      number: `0000${id}`,
      isDefault: true,
    })
    .returning({ id: bankAccounts.id });
  if (!account) throw new Error('the bank account was not written');
  return account.id;
}

/** Makes an agent of a player, who has brought these others. */
export async function makeAgent(db: Database, { id }: Player, brought: readonly Player[]): Promise<void> {
  await db.update(members).set(asAgent(1)).where(eq(members.id, id));
  for (const { id: memberId } of brought) {
    await db.insert(introductions).values({ memberId, introducerId: id, via: 'member_agent' });
  }
}
