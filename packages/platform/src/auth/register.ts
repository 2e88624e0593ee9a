import { eq } from 'drizzle-orm';
import { checkPasswordAgain, readMemberFields } from '@tessera/domain';
import type { Calls, AnswerInputOf, ReceivedOf } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { serializableInLine, type InLine } from '../db/line.ts';
import type { Transaction } from '../db/serializable.ts';
import { brokenConstraint, serializable } from '../db/serializable.ts';
import { members, type Member } from '../db/schema/members.ts';
import { introductions } from '../db/schema/registration.ts';
import type { Context, Handlers } from '../http/handlers.ts';
import { isKeptKey } from '../http/idempotency/kept-key.ts';
import { networkOf } from '@tessera/server/network';
import { forbidden, malformed, type Refusal } from '../http/refusal.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { issue, worthOfUsd } from '../ledger/play-money.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { admit } from './admit.ts';
import { isCaptchaNeeded } from './captcha-need.ts';
import { agentDomainOf, findIntroducer, giveRecommendCode, type Introducer } from './introducers.ts';
import { newPasswordFault } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { provePhone } from './phone-proof.ts';
import { inWords } from './refusal.texts.ts';
import {
  accountKeyOf,
  contactsOf,
  emailKeyOf,
  nameKeyOf,
  type RegisterCode,
  type Wrong,
} from './registration-fields.ts';
import { limitedOf } from './registration-limits.ts';
import { checkFields, isPhoneVerified, requireFields } from './registration-rules.ts';
import { changeSecurity, identityKeyOf } from './security.ts';

type Payload = ReceivedOf<Calls['register']>;

/** Two registrations at once may both have found a field free: the index decides, and says which one it was. */
const CODE_OF_CONSTRAINT: Readonly<Record<string, RegisterCode>> = {
  members_account_key: '102',
  members_phone: '104',
  members_email_key: '105',
};

interface Desk extends Services {
  readonly introduced: InLine;
}

/** All who come by an introducer stand in one line. */
const ONE_LINE = 1;

/**
 * Spec §4 Registration: a new member with play money, logged in. A campaign brings many at once, and each writes who is
 * above: they stand in line, where they would make each other try again until some gave up.
 */
export function registerMembers(services: Services): Handlers['register'] {
  const desk: Desk = { ...services, introduced: serializableInLine(services.db, 'introductions') };
  return (payload, context) =>
    registerMember(desk, readMemberFields(payload, payload.memberCurrency), context);
}

async function registerMember(
  services: Desk,
  payload: Payload,
  context: Context<'register'>,
): Promise<AnswerInputOf<Calls['register']>> {
  const { captchas, db, settings } = services;
  const { siteId, memberCurrency } = payload;
  if (payload.errorTrack?.length) {
    context.log.info({ event: 'register.track', errorTrack: payload.errorTrack }, 'trouble in the form');
  }
  const site = await requireSite(db, siteId);
  if (site.demo) throw forbidden('nobody registers on a showcase');
  const made = await madeBefore(db, payload, context.operation);
  if (made) return admit(services, made, deviceOf(payload), context);
  const domain = await agentDomainOf(db, siteId, URL.parse(context.origin)?.host ?? '');
  if (!site.currencies.includes(memberCurrency) || (domain?.currency ?? memberCurrency) !== memberCurrency) {
    throw malformed('member_currency', 'is not open on this site');
  }
  const refuseIf = (wrong: Wrong | undefined) => {
    if (wrong) throw refusalOf(context, wrong);
  };
  refuseIf(await limitedOf(db, { siteId, address: context.address, factor: settings.rateLimitFactor }));
  refuseIf(await requireFields(db, payload));
  const fault = await newPasswordFault(db, {
    password: payload.password,
    account: payload.memberAccount,
    siteId,
  });
  if (fault === 'err_psw_common') throw inWords(context, '229', 'passwordCommon');
  if (fault) throw malformed('password', fault);
  const again = checkPasswordAgain(payload.password, payload.checkPassword);
  if (again) throw malformed('check_password', again);
  refuseIf(await checkFields(db, payload));
  const phoneCode = await phoneCodeOf(services, payload, refuseIf);
  // Last of the checks: a captcha is used up by its answer, and a field that is wrong should not cost one.
  const { captchaToken, udid } = payload;
  const isHuman =
    captchaToken === ''
      ? !(await isCaptchaNeeded(services, 2, { address: context.address, udid }))
      : await captchas.redeem(2, captchaToken, payload.answer);
  if (!isHuman) throw context.refuse('224');

  const [passwordHash, withdrawPasswordHash] = await Promise.all([
    hashPassword(payload.password),
    payload.withdrawPassword ? hashPassword(payload.withdrawPassword) : null,
  ]);
  const domainAgent: Introducer | undefined = domain && { introducerId: domain.agentId, via: 'member_agent' };
  const newMember = { payload, context, passwordHash, withdrawPasswordHash, phoneCode, domainAgent };
  const member = await create(services, newMember);
  return admit(services, member, deviceOf(payload), context);
}

/** The member that this request has made already: its answer was lost with the process. */
async function madeBefore(
  queries: Queries,
  { memberAccount }: Payload,
  operation: string | null,
): Promise<Member | undefined> {
  if (operation === null) return undefined;
  const [member] = await queries.select().from(members).where(eq(members.registerOperation, operation));
  const isThis = member?.accountKey === accountKeyOf(memberAccount);
  return isThis && isKeptKey(member.createdAt, new Date()) ? member : undefined;
}

/** A refusal in the player's words where the browser shows those. */
export const refusalOf = (
  context: Pick<Context<'register' | 'registerVerification'>, 'language' | 'refuse'>,
  { code, text }: Wrong,
): Refusal => (text ? inWords(context, code, text) : context.refuse(code));

const deviceOf = ({ device, system, browser, udid }: Payload) => ({ device, system, browser, udid });

/** The code that proves the phone, where this currency wants that. */
async function phoneCodeOf(
  services: Services,
  { memberPhone, memberCurrency, phoneVerify }: Payload,
  refuseIf: (wrong: Wrong | undefined) => void,
): Promise<number | undefined> {
  if (!memberPhone?.trim() || !(await isPhoneVerified(services.db, memberCurrency))) return undefined;
  const proof = await provePhone(services, memberPhone, phoneVerify);
  if ('id' in proof) return proof.id;
  refuseIf(proof);
  return undefined;
}

interface NewMember {
  readonly payload: Payload;
  readonly context: Context<'register'>;
  readonly passwordHash: string;
  readonly withdrawPasswordHash: string | null;
  /** To be used up. */
  readonly phoneCode: number | undefined;
  /** Who owns the host that the visitor came to: the introducer where no other is named. */
  readonly domainAgent: Introducer | undefined;
}

async function create(services: Desk, newMember: NewMember): Promise<Member> {
  const { payload, context, passwordHash } = newMember;
  const { db, introduced, phoneCodes, settings } = services;
  const currency = payload.memberCurrency;
  const isIntroduced = newMember.domainAgent !== undefined || Boolean(payload.introducer?.trim());
  const inTransaction = (work: (tx: Transaction) => Promise<Member>) =>
    isIntroduced ? introduced(ONE_LINE, work) : serializable(db, work);
  try {
    return await inTransaction(async (tx) => {
      // Once more, where nobody can come in between: not every unique field has an index that would refuse it.
      const wrong = await checkFields(tx, payload);
      if (wrong) throw refusalOf(context, wrong);
      if (newMember.phoneCode !== undefined && !(await phoneCodes.use(tx, newMember.phoneCode))) {
        throw context.refuse('222');
      }
      const registerOperation = context.operation;
      // Older than a day, or it would have been found before.
      if (registerOperation !== null) await freeOperation(tx, registerOperation);
      const [member] = await tx
        .insert(members)
        .values({
          registerOperation,
          account: payload.memberAccount,
          accountKey: accountKeyOf(payload.memberAccount),
          passwordHash,
          currency,
          language: context.language,
          name: payload.memberName || null,
          nameKey: nameKeyOf(payload.memberName ?? '') || null,
          email: payload.memberEmail || null,
          emailKey: emailKeyOf(payload.memberEmail ?? '') || null,
          phone: payload.memberPhone || null,
          birthday: payload.memberBirthday || null,
          contacts: contactsOf(payload),
          registeredFrom: networkOf(context.address),
        })
        .returning();
      if (!member) throw new Error('the member was not written');
      await writeBesides(tx, member.id, newMember);
      const account = await openAccount(tx, memberAccount(member.id, currency));
      const amount = worthOfUsd(settings.playMoneyUsd, currency);
      await issue(tx, account, { currency, amount, kind: 'welcome', key: `welcome:${member.id}` });
      return member;
    });
  } catch (error) {
    const code = CODE_OF_CONSTRAINT[brokenConstraint(error) ?? ''];
    throw code ? context.refuse(code) : error;
  }
}

const freeOperation = (tx: Transaction, operation: string) =>
  tx.update(members).set({ registerOperation: null }).where(eq(members.registerOperation, operation));

/** What stands in tables of its own: who brought the member, and what secures the account. */
async function writeBesides(
  tx: Transaction,
  memberId: number,
  { payload, withdrawPasswordHash, domainAgent }: NewMember,
): Promise<void> {
  const identityId = payload.identityId?.trim() ? identityKeyOf(payload.identityId) : null;
  if (identityId !== null || withdrawPasswordHash !== null) {
    await changeSecurity(tx, memberId, { identityId, withdrawPasswordHash });
  }
  await giveRecommendCode(tx, memberId);
  const named = payload.introducer?.trim()
    ? await findIntroducer(tx, payload.siteId, payload.introducer)
    : undefined;
  const introducer = named && 'introducer' in named ? named.introducer : domainAgent;
  if (introducer) await tx.insert(introductions).values({ memberId, ...introducer });
}
