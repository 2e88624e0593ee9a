import { eq } from 'drizzle-orm';
import {
  checkAccount,
  checkBirthday,
  checkContact,
  mayContainAt,
  checkEmail,
  checkIdentityId,
  checkName,
  checkPhone,
  checkWithdrawPassword,
  type CurrencyCode,
} from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { registerFields, type RegisterField } from '../db/schema/site.ts';
import { malformed } from '../http/refusal.ts';
import { requireSite } from '../site/site.ts';
import { findIntroducer } from './introducers.ts';
import { blockedOf } from './registration-blocks.ts';
import { CONTACTS, CONTACT_KINDS, type Fields, type Wrong } from './registration-fields.ts';
import { repeatedOf } from './registration-repeats.ts';

/**
 * Checks the fields that are there: the rules of spec §5, who is kept out, then uniqueness where the currency's
 * settings ask for it, then the introducer.
 * @returns what is wrong with the first wrong one
 * @throws Refusal 400 for what has no code of its own: an account off its rule
 */
export async function checkFields(queries: Queries, fields: Fields): Promise<Wrong | undefined> {
  const settings = await fieldSettingsOf(queries, fields.memberCurrency);
  return (
    misformed(fields) ??
    (await misformedPhone(queries, fields)) ??
    (await blockedOf(queries, fields)) ??
    (await repeatedOf(queries, fields, settings)) ??
    (await wrongIntroducer(queries, fields))
  );
}

/**
 * @returns the code of a missing field that has one
 * @throws Refusal 400 where another field that this currency requires is missing
 */
export async function requireFields(queries: Queries, fields: Fields): Promise<Wrong | undefined> {
  const given: Readonly<Record<string, string | undefined>> = {
    member_name: fields.memberName,
    member_email: fields.memberEmail,
    member_phone: fields.memberPhone,
    member_birthday: fields.memberBirthday,
    identity_id: fields.identityId,
    withdraw_password: fields.withdrawPassword,
    introducer: fields.introducer,
    member_others: fields.memberOthers,
    ...Object.fromEntries(CONTACT_KINDS.map((kind) => [CONTACTS[kind].name, fields[CONTACTS[kind].field]])),
  };
  for (const { name, isDisplay, isRequired } of await fieldSettingsOf(queries, fields.memberCurrency)) {
    if (!isDisplay || !isRequired || !(name in given) || given[name]?.trim()) continue;
    if (name === 'introducer') return { code: '219' };
    throw malformed(name, 'is required');
  }
  return undefined;
}

/** Whether a phone that is given must be proved by the code that was sent to it. */
export async function isPhoneVerified(queries: Queries, currency: CurrencyCode): Promise<boolean> {
  const settings = await fieldSettingsOf(queries, currency);
  return settings.some(({ name, isVerification }) => name === 'member_phone' && isVerification);
}

function fieldSettingsOf(queries: Queries, currency: CurrencyCode): Promise<RegisterField[]> {
  return queries.select().from(registerFields).where(eq(registerFields.currency, currency));
}

function misformed(fields: Fields): Wrong | undefined {
  const { memberAccount, memberName, memberEmail, memberCurrency } = fields;
  const account = memberAccount === undefined ? undefined : checkAccount(memberAccount);
  if (account) throw malformed('member_account', account);
  if (memberName && checkName(memberName, memberCurrency)) return { code: '227' };
  if (memberEmail && checkEmail(memberEmail)) return { code: '206' };
  const birthday = checkBirthday(fields.memberBirthday ?? '');
  if (birthday) throw malformed('member_birthday', birthday);
  const identity = checkIdentityId(fields.identityId ?? '');
  if (identity) throw malformed('identity_id', identity);
  const withdrawPassword = checkWithdrawPassword(fields.withdrawPassword ?? '');
  if (withdrawPassword) throw malformed('withdraw_password', withdrawPassword);
  const contact = CONTACT_KINDS.find((kind) => checkContact(fields[CONTACTS[kind].field] ?? '', kind));
  if (!contact) return undefined;
  return {
    code: CONTACTS[contact].code,
    text: mayContainAt(contact) ? 'contactFormatAt' : 'contactFormat',
  };
}

async function misformedPhone(
  queries: Queries,
  { siteId, memberPhone, memberCurrency }: Fields,
): Promise<Wrong | undefined> {
  if (!memberPhone) return undefined;
  const { tenDigitPhones } = await requireSite(queries, siteId);
  return checkPhone(memberPhone, memberCurrency, tenDigitPhones) ? { code: '209' } : undefined;
}

async function wrongIntroducer(queries: Queries, { siteId, introducer }: Fields): Promise<Wrong | undefined> {
  if (!introducer?.trim()) return undefined;
  const found = await findIntroducer(queries, siteId, introducer);
  return 'refused' in found ? { code: found.refused } : undefined;
}
