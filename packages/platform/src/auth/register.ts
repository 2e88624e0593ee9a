import { checkPassword, checkPasswordAgain } from '@tessera/domain';
import type { Calls, CodeOf, GivenOf, ReceivedOf } from '@tessera/wire';
import { brokenConstraint, serializable } from '../db/serializable.ts';
import { members, type Member } from '../db/schema/members.ts';
import type { Context } from '../http/handlers.ts';
import { forbidden, malformed } from '../http/refusal.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { issue, worthOfUsd } from '../ledger/play-money.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { hashPassword } from './passwords.ts';
import { accountKeyOf, checkFields, emailKeyOf, requireFields } from './registration-rules.ts';
import { startSession } from './start-session.ts';

type Payload = ReceivedOf<Calls['register']>;

/** Two registrations at once may both have found a field free: the index decides, and says which one it was. */
const CODE_OF_CONSTRAINT: Readonly<Record<string, CodeOf<Calls['register']>>> = {
  members_account_key: '102',
  members_phone: '104',
  members_email_key: '105',
};

/** Spec §4 Registration: a new member with play money, logged in. */
export async function registerMember(
  services: Services,
  payload: Payload,
  context: Context<'register'>,
): Promise<GivenOf<Calls['register']>> {
  const { captchas, db, settings } = services;
  const site = await requireSite(db, payload.siteId);
  if (site.demo) throw forbidden('nobody registers on a showcase');
  if (!site.currencies.includes(payload.memberCurrency)) {
    throw malformed('member_currency', 'is not open on this site');
  }
  await requireFields(db, payload);
  const password = checkPassword(payload.password);
  if (password) throw malformed('password', password);
  const again = checkPasswordAgain(payload.password, payload.checkPassword);
  if (again) throw malformed('check_password', again);
  const wrong = await checkFields(db, payload);
  if (wrong) throw context.refuse(wrong);
  // Last of the checks: a captcha is used up by its answer, and a field that is wrong should not cost one.
  if (!(await captchas.redeem(2, payload.captchaToken, payload.answer))) throw context.refuse('224');

  const passwordHash = await hashPassword(payload.password);
  const member = await create(services, {
    payload,
    context,
    passwordHash,
    playMoneyUsd: settings.playMoneyUsd,
  });
  return startSession(services, member, payload, context);
}

interface NewMember {
  readonly payload: Payload;
  readonly context: Context<'register'>;
  readonly passwordHash: string;
  readonly playMoneyUsd: number;
}

async function create(
  { db }: Services,
  { payload, context, passwordHash, playMoneyUsd }: NewMember,
): Promise<Member> {
  const currency = payload.memberCurrency;
  try {
    return await serializable(db, async (tx) => {
      // Once more, where nobody can come in between: not every unique field has an index that would refuse it.
      const wrong = await checkFields(tx, payload);
      if (wrong) throw context.refuse(wrong);
      const [member] = await tx
        .insert(members)
        .values({
          account: payload.memberAccount,
          accountKey: accountKeyOf(payload.memberAccount),
          passwordHash,
          currency,
          language: context.language,
          name: payload.memberName?.trim() || null,
          email: payload.memberEmail?.trim() || null,
          emailKey: payload.memberEmail ? emailKeyOf(payload.memberEmail) : null,
          phone: payload.memberPhone?.trim() || null,
          registeredFrom: context.address,
        })
        .returning();
      if (!member) throw new Error('the member was not written');
      const account = await openAccount(tx, memberAccount(member.id, currency));
      const amount = worthOfUsd(playMoneyUsd, currency);
      await issue(tx, account, { currency, amount, kind: 'welcome', key: `welcome:${member.id}` });
      return member;
    });
  } catch (error) {
    const code = CODE_OF_CONSTRAINT[brokenConstraint(error) ?? ''];
    throw code ? context.refuse(code) : error;
  }
}
