import type { AnswerInputOf, Calls, ReceivedOf } from '@tessera/wire';
import type { Context } from '../../http/handlers.ts';
import { malformed } from '../../http/refusal.ts';
import { orShut } from '../../responsible/refusals.ts';
import type { Services } from '../../services.ts';
import { ruleAgainst } from '../address-rules.ts';
import { admit } from '../admit.ts';
import { isBarred } from '../barred.ts';
import { noteLogin } from '../login-history.ts';
import { lockedInWords } from '../lock-refusal.ts';
import { orOutdated } from '../outdated.ts';
import { inWords } from '../refusal.texts.ts';

/**
 * Completes a login with the second factor. It takes the place of the questions of a new device (spec §8 Login, 107):
 * a code of the member's own device proves more than they do.
 */
export async function logInWithAuthenticator(
  services: Services,
  { memberLoginId, code, recoveryCode }: ReceivedOf<Calls['loginAuthenticator']>,
  context: Context<'loginAuthenticator'>,
): Promise<AnswerInputOf<Calls['loginAuthenticator']>> {
  const { authenticatorLogins: logins, authenticators, db, lockout } = services;
  if ((code === undefined) === (recoveryCode === undefined)) {
    throw malformed('code', 'send either code or recovery_code');
  }
  if (await ruleAgainst(db, context.address)) throw context.refuse('106');
  const pending = await logins.find(memberLoginId);
  if (!pending) throw inWords(context, '101', 'loginOver');
  const { member, device } = pending;
  if (isBarred(member)) throw inWords(context, '102', 'accountDisabled');
  const attempt = {
    subject: { kind: 'authenticator', account: member.accountKey },
    address: context.address,
  } as const;
  const lock = await lockout.attempt(attempt);
  if (lock) throw lockedInWords(context, '103', lock);
  const isProved =
    code === undefined
      ? await authenticators.useRecoveryCode(member, recoveryCode ?? '')
      : await authenticators.useCode(member.id, code);
  if (!isProved) {
    await noteLogin(db, member, { result: 'wrong_code', device, address: context.address });
    throw context.refuse('104');
  }
  if (!(await logins.end(memberLoginId))) throw inWords(context, '101', 'loginOver');
  await lockout.succeeded(attempt);
  const { id: memberId, passwordHash } = member;
  const { language } = context;
  const admitted = admit(services, member, device, context, passwordHash);
  const shut = orShut(admitted, {
    services,
    memberId,
    passwordHash,
    language,
    excluded: '102',
    closed: '102',
  });
  const start = await orOutdated(shut, () => inWords(context, '101', 'loginOver'));
  const { recoveryCodesLeft } = await authenticators.stateOf(member.id);
  return { ...start, recoveryCodesLeft: code === undefined ? recoveryCodesLeft : null };
}
