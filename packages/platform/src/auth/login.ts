import { eq } from 'drizzle-orm';
import type { AnswerInputOf, Calls, ReceivedOf } from '@tessera/wire';
import type { Context } from '../http/handlers.ts';
import { members } from '../db/schema/members.ts';
import type { Services } from '../services.ts';
import { CODE_OF_RULE, ruleAgainst } from './address-rules.ts';
import { isHuman } from './captcha-need.ts';
import { enter } from './enter.ts';
import { lockData } from './lock-refusal.ts';
import { notingRefusals } from './login-refusals.ts';
import { orOutdated } from './outdated.ts';
import { isPassword } from './passwords.ts';
import { accountKeyOf } from './registration-fields.ts';

/** Logs a member in, and writes a refusal into the login history. `startSession` writes a success. */
export function logInWithHistory(
  services: Services,
  payload: ReceivedOf<Calls['login']>,
  context: Context<'login'>,
): Promise<AnswerInputOf<Calls['login']>> {
  const who = { accountKey: accountKeyOf(payload.account) };
  const attempt = { device: payload, address: context.address };
  return notingRefusals(services.db, who, attempt, () => logIn(services, payload, context));
}

/**
 * Logs a member in. Spec §8 Login: 106, 201 and 202 addresses that are not admitted (106 also after too many failures), 105
 * captcha, 103 locked after repeated failures or by self-exclusion, 101 account or password, 102 disabled, 203 too many accounts
 * from one network, 802 taken over from another system, 803 the member has an authenticator, whose code replaces the questions of
 * 107, 107 a new device of a member who wants to be asked.
 */
async function logIn(
  services: Services,
  payload: ReceivedOf<Calls['login']>,
  context: Context<'login'>,
): Promise<AnswerInputOf<Calls['login']>> {
  const { db, lockout, networkFailures } = services;
  const { address, refuse } = context;
  const rule = await ruleAgainst(db, address);
  if (rule) throw refuse(CODE_OF_RULE[rule]);
  const full = await networkFailures.lockOf(address);
  if (full) throw refuse('106', lockData(full));
  if (!(await isHuman(services, payload, address))) throw refuse('105');
  const accountKey = accountKeyOf(payload.account);
  const attempt = { subject: { kind: 'login', account: accountKey }, address } as const;
  const lock = await lockout.attempt(attempt);
  if (lock) throw refuse('103', lockData(lock));
  const [member] = await db.select().from(members).where(eq(members.accountKey, accountKey));
  const refuseWrong = async () => {
    await networkFailures.note(address);
    return refuse('101');
  };
  if (!(await isPassword(member?.passwordHash, payload.password)) || !member) throw await refuseWrong();
  await lockout.succeeded(attempt);
  const { device, system, browser, udid } = payload;
  const { passwordHash } = member;
  const entrance = {
    member,
    device: { device, system, browser, udid },
    siteId: payload.siteId,
    passwordHash,
  };
  return orOutdated(enter(services, entrance, context), refuseWrong);
}
