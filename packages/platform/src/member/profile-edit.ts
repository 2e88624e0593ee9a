import { eq, sql } from 'drizzle-orm';
import { readMemberField } from '@tessera/domain';
import { lockData } from '../auth/lock-refusal.ts';
import { provePhone } from '../auth/phone-proof.ts';
import { inWords } from '../auth/refusal.texts.ts';
import type { Wrong } from '../auth/registration-fields.ts';
import { checkFields } from '../auth/registration-rules.ts';
import { changeSecurity, securityOf } from '../auth/security.ts';
import type { Queries } from '../db/connect.ts';
import { auditEntries } from '../db/schema/content.ts';
import { members, type Member } from '../db/schema/members.ts';
import { registerFields, type RegisterField } from '../db/schema/site.ts';
import { brokenConstraint, serializable, type Transaction } from '../db/serializable.ts';
import type { Context } from '../http/handlers.ts';
import { malformed, type Refusal } from '../http/refusal.ts';
import { writeSecurityLetter, type SecurityChange } from '../letters/security-letter.ts';
import type { Services } from '../services.ts';
import {
  PROFILE_FIELDS,
  changedContacts,
  type Profile,
  type ProfileField,
  type ProfileFieldKey,
  type ProfilePayload,
} from './profile-fields.ts';
import { provePassword } from './prove-password.ts';

type EditContext = Context<'profileEdit'>;
type EditCode = Parameters<EditContext['refuse']>[0];

/** A field that is given and differs from what it is. */
interface Change {
  readonly key: ProfileFieldKey;
  readonly field: ProfileField;
  readonly setting: RegisterField;
  readonly before: string | null;
  /** As it is stored; empty takes the value away. */
  readonly after: string;
}

/** Two changes at once may both have found a value free: the index decides, and says which one it was. */
const CODE_OF_CONSTRAINT: Readonly<Record<string, EditCode>> = {
  members_phone: '104',
  members_email_key: '105',
};

const LETTER_OF: Partial<Record<ProfileFieldKey, SecurityChange>> = {
  memberPhone: 'phoneChanged',
  memberEmail: 'emailChanged',
};

/** What an edit has done. */
interface Edited {
  /** What is given as it is already changes nothing. */
  readonly hasChanged: boolean;
  /** The letters about it, which are not announced yet. */
  readonly letterIds: readonly number[];
}

/**
 * Changes what is given of a member's profile, all or none, writes down what it was before, and writes a letter about each change
 * that concerns the account's security.
 */
export async function editProfile(
  services: Services,
  payload: ProfilePayload,
  context: EditContext,
): Promise<Edited> {
  const { db, phoneCodes } = services;
  requireVersion(context.member, payload, context);
  const planned = await plan(db, context.member, payload, context);
  if (planned.length === 0) return { hasChanged: false, letterIds: [] };
  // Before anything that is used up: a field that is wrong should not cost a code.
  await check(db, planned, payload, context);
  await proveOwner(services, planned, payload, context);
  const phoneCode = await phoneCodeOf(services, planned, payload, context);
  try {
    return await serializable(db, async (tx) => {
      const [member] = await tx.select().from(members).where(eq(members.id, context.member.id));
      if (!member) throw new Error('the member is gone');
      // Once more, where nobody can come in between.
      requireVersion(member, payload, context);
      const changes = await plan(tx, member, payload, context);
      await check(tx, changes, payload, context);
      if (phoneCode !== undefined && !(await phoneCodes.use(tx, phoneCode))) throw context.refuse('222');
      await write(tx, member, changes, context.address);
      return { hasChanged: changes.length > 0, letterIds: await writeLetters(tx, changes, context) };
    });
  } catch (error) {
    const code = CODE_OF_CONSTRAINT[brokenConstraint(error) ?? ''];
    throw code ? context.refuse(code) : error;
  }
}

async function writeLetters(
  tx: Transaction,
  changes: readonly Change[],
  context: EditContext,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { key } of changes) {
    const letter = LETTER_OF[key];
    if (letter) ids.push(await writeSecurityLetter(tx, letter, context));
  }
  return ids;
}

/** Refuses an edit of a profile that another page has changed since it was shown. */
function requireVersion({ profileVersion }: Member, { version }: ProfilePayload, context: EditContext): void {
  if (version !== undefined && version !== profileVersion) throw context.refuse('120');
}

/** What changes, as far as the settings and what is set already let it. */
async function plan(
  queries: Queries,
  member: Member,
  payload: ProfilePayload,
  context: EditContext,
): Promise<Change[]> {
  const settings = await queries
    .select()
    .from(registerFields)
    .where(eq(registerFields.currency, member.currency));
  const profile: Profile = { member, security: await securityOf(queries, member.id) };
  return Object.entries(PROFILE_FIELDS).flatMap(([name, field]) => {
    const key = name as ProfileFieldKey;
    const typed = payload[key];
    const after = typed === undefined ? undefined : readMemberField(key, typed, member.currency);
    const before = field.current(profile);
    if (after === undefined || after === (before ?? '')) return [];
    const setting = settings.find((one) => one.name === field.name);
    if (!setting?.isMemberCenter) throw context.refuse('121', { field: field.name });
    // The same name in another form, or the same number with or without hyphens, is no other one.
    if (
      field.isSetOnce &&
      before !== null &&
      field.keyOf(after, member.currency) === field.keyOf(before, member.currency)
    )
      return [];
    if (field.isSetOnce && before !== null) throw context.refuse('122', { field: field.name });
    if (after === '' && (!field.mayBeEmpty || setting.isRequired)) {
      throw malformed(field.name, 'cannot be taken away');
    }
    return [{ key, field, setting, before, after }];
  });
}

/** By the rules of registration (spec §5), and whether another member has it. */
async function check(
  queries: Queries,
  changes: readonly Change[],
  { siteId }: ProfilePayload,
  context: EditContext,
): Promise<void> {
  const { currency } = context.member;
  // What is only written differently is the member's own already: nobody else can have it.
  const isNew = ({ field, before, after }: Change) =>
    before === null || field.keyOf(before, currency) !== field.keyOf(after, currency);
  const given = Object.fromEntries(changes.filter(isNew).map(({ key, after }) => [key, after]));
  const wrong = await checkFields(queries, { ...given, siteId, memberCurrency: currency });
  if (wrong) throw refusalOf(context, wrong);
}

/** Registration's codes of the fields that a profile has are this call's, too. */
function refusalOf(context: EditContext, { code, text }: Wrong): Refusal {
  const own = code as EditCode;
  return text ? inWords<EditCode>(context, own, text) : context.refuse(own);
}

async function proveOwner(
  { lockout }: Services,
  changes: readonly Change[],
  { password }: ProfilePayload,
  { address, member, refuse, requireFreshProof }: EditContext,
): Promise<void> {
  const ways = changes.filter(({ field }) => field.isWayBack);
  if (ways.length === 0) return;
  if (password === undefined) {
    if (ways.some(({ before }) => before !== null)) throw refuse('123');
    return requireFreshProof();
  }
  const proof = await provePassword(lockout, member, password, address);
  if (proof === 'wrong') throw refuse('123');
  if (proof !== 'proved') throw refuse('124', lockData(proof));
}

/** The code that proves the new phone, where the settings want that; it is still to be used up. */
async function phoneCodeOf(
  services: Services,
  changes: readonly Change[],
  { phoneVerify }: ProfilePayload,
  context: EditContext,
): Promise<number | undefined> {
  const phone = changes.find(({ key }) => key === 'memberPhone');
  if (!phone?.setting.isMemberCenterVerification) return undefined;
  const proof = await provePhone(services, phone.after, phoneVerify);
  if ('code' in proof) throw refusalOf(context, proof);
  return proof.id;
}

async function write(
  tx: Transaction,
  member: Member,
  changes: readonly Change[],
  address: string,
): Promise<void> {
  if (changes.length === 0) return;
  const writes = changes.map(({ field, after }) => field.write(after));
  const columns = Object.assign({}, ...writes.map((one) => one.member ?? {})) as Partial<Member>;
  const contacts = changedContacts(member.contacts, writes);
  await tx
    .update(members)
    .set({ ...columns, contacts, profileVersion: sql`${members.profileVersion} + 1` })
    .where(eq(members.id, member.id));
  const identityId = writes.find((one) => one.identityId !== undefined)?.identityId;
  if (identityId !== undefined) await changeSecurity(tx, member.id, { identityId });
  const values = (of: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field.name, change[of] || null]));
  await tx.insert(auditEntries).values({
    operator: `${member.account} from ${address}`,
    command: 'profile edit',
    subject: `member ${member.id}`,
    before: values('before'),
    after: values('after'),
  });
}
