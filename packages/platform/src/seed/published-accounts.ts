import { and, eq, inArray } from 'drizzle-orm';
import { StartFailure } from '@tessera/server';
import { isPassword } from '../auth/passwords.ts';
import { accountKeyOf } from '../auth/registration-fields.ts';
import { securityOf } from '../auth/security.ts';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import { SAMPLE_ACCOUNTS } from './samples.ts';

/** Returns the active sample accounts whose password or withdraw password is the published one. */
export async function publishedAccounts(db: Queries): Promise<string[]> {
  const keys = SAMPLE_ACCOUNTS.map(({ account }) => accountKeyOf(account));
  const rows = await db
    .select()
    .from(members)
    .where(and(inArray(members.accountKey, keys), eq(members.status, 'active')));
  const published: string[] = [];
  for (const { account, password, withdrawPassword } of SAMPLE_ACCOUNTS) {
    const member = rows.find(({ accountKey }) => accountKey === accountKeyOf(account));
    if (!member) continue;
    const { withdrawPasswordHash } = await securityOf(db, member.id);
    const opens =
      (await isPassword(member.passwordHash, password)) ||
      (withdrawPassword !== undefined &&
        (await isPassword(withdrawPasswordHash ?? undefined, withdrawPassword)));
    if (opens) published.push(account);
  }
  return published;
}

/**
 * Keeps a production site from serving accounts that every reader of the sources can open.
 * @throws StartFailure that names them
 */
export async function refusePublishedAccounts(db: Queries): Promise<void> {
  const published = await publishedAccounts(db);
  if (published.length === 0) return;
  throw new StartFailure(
    `NODE_ENV=production, but sample accounts still have their published passwords: ${published.join(', ')}. ` +
      'Disable them with "npm run operator -- samples disable" and start again; the embedded database answers ' +
      'that command while the platform runs without NODE_ENV=production.',
  );
}
