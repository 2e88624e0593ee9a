import { eq } from 'drizzle-orm';
import {
  toWire,
  transferDemand,
  type Calls,
  type CodeOf,
  type AnswerInputOf,
  type ReceivedOf,
} from '@tessera/wire';
import type { Context } from '../http/handlers.ts';
import { members } from '../db/schema/members.ts';
import { orSelfExcluded } from '../responsible/refusals.ts';
import type { Services } from '../services.ts';
import { ruleAgainst, type AddressRule } from './address-rules.ts';
import { admit } from './admit.ts';
import { isKnownDevice } from './known-devices.ts';
import { isPassword } from './passwords.ts';
import { questionsFor } from './questions.ts';
import { accountKeyOf } from './registration-fields.ts';
import { registrationSettingsOf } from './registration-settings.ts';
import { securityOf } from './security.ts';

const CODE_OF_RULE: Readonly<Record<AddressRule, CodeOf<Calls['login']>>> = {
  blocked: '106',
  region: '201',
  anonymiser: '202',
};

/**
 * Spec §8 Login: 106, 201 and 202 addresses that are not let in, 105 captcha, 103 locked after repeated failures or by the
 * member's own exclusion,
 * 101 account or password, 102 disabled, 203 too many accounts from one network, 802 taken over from another system,
 * 107 another device than the member's own, where the member wants to be asked.
 */
export async function logIn(
  services: Services,
  payload: ReceivedOf<Calls['login']>,
  context: Context<'login'>,
): Promise<AnswerInputOf<Calls['login']>> {
  const { captchas, db, lockout, networkAccounts, pendingLogins } = services;
  const { address, refuse } = context;
  const rule = await ruleAgainst(db, address);
  if (rule) throw refuse(CODE_OF_RULE[rule]);
  if (!(await captchas.redeem(1, payload.captchaToken, payload.answer))) throw refuse('105');
  const accountKey = accountKeyOf(payload.account);
  const attempt = { subject: { kind: 'login', account: accountKey }, address } as const;
  if (!(await lockout.attempt(attempt))) throw refuse('103');
  const [member] = await db.select().from(members).where(eq(members.accountKey, accountKey));
  if (!(await isPassword(member?.passwordHash, payload.password)) || !member) throw refuse('101');
  await lockout.succeeded(attempt);
  // Told only to who knows the password: else it would tell which accounts exist.
  if (member.status === 'disabled') throw refuse('102');
  if (await networkAccounts.isFull(member.id, address)) throw refuse('203');
  const security = await securityOf(db, member.id);
  if (security.awaitsTransfer) {
    throw refuse('802', toWire(transferDemand, { mode: member.emailKey ? 'email' : 'phone' }));
  }
  const { device, system, browser, udid } = payload;
  const record = { device, system, browser, udid };
  if (security.asksOnNewDevice && !(await isKnownDevice(db, member.id, udid))) {
    const { questionCount } = await registrationSettingsOf(db, payload.siteId);
    const questions = questionsFor({ member, security }, questionCount);
    // Who has given nothing to be asked for is not kept out for ever.
    if (questions.length > 0) {
      throw refuse('107', await pendingLogins.begin({ memberId: member.id, device: record, questions }));
    }
  }
  return orSelfExcluded(admit(services, member, record, context), context.language, '103');
}
