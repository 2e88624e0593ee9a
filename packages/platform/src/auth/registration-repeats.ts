import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { comparedText, phoneForms } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import { memberSecurity } from '../db/schema/registration.ts';
import type { RegisterField } from '../db/schema/site.ts';
import {
  CONTACTS,
  CONTACT_KINDS,
  accountKeyOf,
  emailKeyOf,
  nameKeyOf,
  type Fields,
  type Wrong,
} from './registration-fields.ts';
import { identityKeyOf } from './security.ts';

/** The first field that another member has, where the currency's settings want it to be unique. */
export async function repeatedOf(
  queries: Queries,
  fields: Fields,
  settings: readonly RegisterField[],
): Promise<Wrong | undefined> {
  const isUnique = (name: string) => settings.some((field) => field.name === name && field.isUnique);
  const isTaken = async (condition: SQL | undefined) =>
    (await queries.select({ id: members.id }).from(members).where(condition).limit(1)).length > 0;
  const { memberAccount, memberName, memberEmail, memberPhone, memberCurrency, identityId } = fields;
  if (memberAccount && (await isTaken(eq(members.accountKey, accountKeyOf(memberAccount)))))
    return { code: '102' };
  if (memberName && isUnique('member_name')) {
    const sameName = and(eq(members.nameKey, nameKeyOf(memberName)), eq(members.currency, memberCurrency));
    if (await isTaken(sameName)) return { code: '103' };
  }
  if (memberPhone && (await isTaken(inArray(members.phone, phoneForms(memberPhone, memberCurrency)))))
    return { code: '104' };
  if (memberEmail && (await isTaken(eq(members.emailKey, emailKeyOf(memberEmail))))) return { code: '105' };
  if (identityId?.trim() && isUnique('identity_id')) {
    const code = await repeatedIdentity(queries, identityKeyOf(identityId), memberCurrency);
    if (code) return { code };
  }
  for (const kind of CONTACT_KINDS) {
    const { field, name, code } = CONTACTS[kind];
    const handle = comparedText(fields[field] ?? '');
    if (!handle || !isUnique(name)) continue;
    if (await isTaken(sql`lower(${members.contacts} ->> ${kind}) = ${handle}`)) {
      return { code, text: 'contactTaken' };
    }
  }
  return undefined;
}

/** 114 where a member of the same currency has it, 223 where one of another has. */
async function repeatedIdentity(
  queries: Queries,
  identity: string,
  currency: Fields['memberCurrency'],
): Promise<'114' | '223' | undefined> {
  const has = async (isCurrency: SQL) => {
    const rows = await queries
      .select({ id: members.id })
      .from(memberSecurity)
      .innerJoin(members, eq(members.id, memberSecurity.memberId))
      .where(and(eq(memberSecurity.identityId, identity), isCurrency))
      .limit(1);
    return rows.length > 0;
  };
  if (await has(eq(members.currency, currency))) return '114';
  return (await has(ne(members.currency, currency))) ? '223' : undefined;
}
