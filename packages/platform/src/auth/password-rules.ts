import { checkPassword, passwordLengths } from '@tessera/domain';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { sites } from '../db/schema/site.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Keys of spec §5, and one of our own: the password is among those that others would try first. */
export type PasswordFault = NonNullable<ReturnType<typeof checkPassword>> | 'err_psw_common';

interface NewPassword {
  readonly password: string;
  /** The account's name, which is no password. */
  readonly account: string;
  /** The first site unless given. */
  readonly siteId?: number;
}

/**
 * Checks a password that is to be set, in whichever way: the length that the site allows, letters and digits, and not a
 * common one.
 * @returns what is wrong
 */
export async function newPasswordFault(
  queries: Queries,
  { password, account, siteId }: NewPassword,
): Promise<PasswordFault | undefined> {
  const fault = checkPassword(password, await maxLengthOf(queries, siteId));
  if (fault) return fault;
  const isAccount = password.toLowerCase() === account.trim().toLowerCase();
  return isAccount || (await isCommonPassword(password)) ? 'err_psw_common' : undefined;
}

async function maxLengthOf(queries: Queries, siteId: number | undefined): Promise<number> {
  const [site] = await queries
    .select({ settings: sites.settings })
    .from(sites)
    .where(siteId === undefined ? undefined : eq(sites.id, siteId))
    .orderBy(asc(sites.id))
    .limit(1);
  return passwordLengths(site?.settings ?? {}).max;
}
