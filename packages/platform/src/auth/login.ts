import { eq } from 'drizzle-orm';
import type { Calls, GivenOf, ReceivedOf } from '@tessera/wire';
import type { Context } from '../http/handlers.ts';
import { members } from '../db/schema/members.ts';
import type { Services } from '../services.ts';
import { isPassword } from './passwords.ts';
import { accountKeyOf } from './registration-rules.ts';
import { startSession } from './start-session.ts';

/** Spec §8 Login: 105 captcha, 103 locked after repeated failures, 101 account or password, 102 disabled. */
export async function logIn(
  services: Services,
  payload: ReceivedOf<Calls['login']>,
  context: Context<'login'>,
): Promise<GivenOf<Calls['login']>> {
  const { captchas, db, lockout } = services;
  if (!(await captchas.redeem(1, payload.captchaToken, payload.answer))) throw context.refuse('105');
  const accountKey = accountKeyOf(payload.account);
  const attempt = { accountKey, address: context.address };
  if (!(await lockout.attempt(attempt))) throw context.refuse('103');
  const [member] = await db.select().from(members).where(eq(members.accountKey, accountKey));
  if (!(await isPassword(member?.passwordHash, payload.password)) || !member) throw context.refuse('101');
  await lockout.succeeded(attempt);
  // Told only to who knows the password: else it would tell which accounts exist.
  if (member.status === 'disabled') throw context.refuse('102');
  return startSession(services, member, payload, context);
}
