import { and, eq, type SQL } from 'drizzle-orm';
import { checkAccount, checkEmail, checkName, checkPhone, type CurrencyCode } from '@tessera/domain';
import type { Calls, CodeOf } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import { registerFields, type RegisterField } from '../db/schema/site.ts';
import { malformed } from '../http/refusal.ts';

type RegisterCode = CodeOf<Calls['register']>;

/** The fields of a registration that rules and uniqueness apply to. */
interface Fields {
  readonly memberCurrency: CurrencyCode;
  readonly memberAccount?: string;
  readonly memberName?: string;
  readonly memberEmail?: string;
  readonly memberPhone?: string;
}

/** The columns by which a field is compared with what other members gave. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();
export const accountKeyOf = (account: string): string => account.trim().toLowerCase();

/**
 * Checks the fields that are there: the rules of spec §5, then uniqueness where the currency's settings ask for it.
 * @returns the code of the first wrong one
 * @throws Refusal 400 for what has no code of its own: an account off its rule
 */
export async function checkFields(queries: Queries, fields: Fields): Promise<RegisterCode | undefined> {
  const settings = await settingsOf(queries, fields.memberCurrency);
  return formatCode(fields) ?? (await repeatedCode(queries, fields, settings));
}

/** @throws Refusal 400 where a field that this currency requires is missing */
export async function requireFields(queries: Queries, fields: Fields): Promise<void> {
  const given: Readonly<Record<string, string | undefined>> = {
    member_name: fields.memberName,
    member_email: fields.memberEmail,
    member_phone: fields.memberPhone,
  };
  for (const { name, isDisplay, isRequired } of await settingsOf(queries, fields.memberCurrency)) {
    if (isDisplay && isRequired && name in given && !given[name]?.trim())
      throw malformed(name, 'is required');
  }
}

function settingsOf(queries: Queries, currency: CurrencyCode): Promise<RegisterField[]> {
  return queries.select().from(registerFields).where(eq(registerFields.currency, currency));
}

function formatCode({ memberAccount, memberName, memberEmail, memberPhone, memberCurrency }: Fields) {
  const account = memberAccount === undefined ? undefined : checkAccount(memberAccount);
  if (account) throw malformed('member_account', account);
  if (memberName && checkName(memberName, memberCurrency)) return '227';
  if (memberEmail && checkEmail(memberEmail)) return '206';
  if (memberPhone && checkPhone(memberPhone, memberCurrency)) return '209';
  return undefined;
}

async function repeatedCode(
  queries: Queries,
  fields: Fields,
  settings: readonly RegisterField[],
): Promise<RegisterCode | undefined> {
  const isUnique = (name: string) => settings.some((field) => field.name === name && field.isUnique);
  const isTaken = async (condition: SQL | undefined) =>
    (await queries.select({ id: members.id }).from(members).where(condition).limit(1)).length > 0;
  const { memberAccount, memberName, memberEmail, memberPhone, memberCurrency } = fields;
  if (memberAccount && (await isTaken(eq(members.accountKey, accountKeyOf(memberAccount))))) return '102';
  if (memberName && isUnique('member_name')) {
    const sameName = and(eq(members.name, memberName.trim()), eq(members.currency, memberCurrency));
    if (await isTaken(sameName)) return '103';
  }
  if (memberPhone && (await isTaken(eq(members.phone, memberPhone.trim())))) return '104';
  if (memberEmail && (await isTaken(eq(members.emailKey, emailKeyOf(memberEmail))))) return '105';
  return undefined;
}
