import { and, eq, inArray } from 'drizzle-orm';
import { phoneForms } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { registrationBlocks } from '../db/schema/registration.ts';
import { emailKeyOf, nameKeyOf, type Fields, type Wrong } from './registration-fields.ts';

type BlockedField = (typeof registrationBlocks.$inferSelect)['field'];

/** Who is kept out by what they would register with: a name, a phone, an e-mail address or all of a host (`@host`). */
export async function blockedOf(
  queries: Queries,
  { memberName, memberEmail, memberPhone, memberCurrency }: Fields,
): Promise<Wrong | undefined> {
  const isBlocked = async (field: BlockedField, values: readonly string[]) => {
    const is = and(eq(registrationBlocks.field, field), inArray(registrationBlocks.value, [...values]));
    return (await queries.select().from(registrationBlocks).where(is).limit(1)).length > 0;
  };
  if (memberName && (await isBlocked('member_name', [nameKeyOf(memberName)]))) return { code: '214' };
  if (memberPhone && (await isBlocked('member_phone', phoneForms(memberPhone, memberCurrency)))) {
    return { code: '215', text: 'phoneBlocked' };
  }
  if (memberEmail) {
    const key = emailKeyOf(memberEmail);
    if (await isBlocked('member_email', [key, key.slice(key.lastIndexOf('@'))])) return { code: '216' };
  }
  return undefined;
}
