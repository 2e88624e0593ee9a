import type { AnswerInputOf, Calls, ReceivedOf } from '@tessera/wire';
import type { Context } from '../../http/handlers.ts';
import { orShut } from '../../responsible/refusals.ts';
import type { Services } from '../../services.ts';
import { CODE_OF_RULE, ruleAgainst } from '../address-rules.ts';
import { admit } from '../admit.ts';
import { lockData } from '../lock-refusal.ts';
import { notingRefusals } from '../login-refusals.ts';
import { isBarred } from '../barred.ts';
import { securityOf } from '../security.ts';
import { relyingParty } from './relying-party.ts';
import { verifyUsed } from './verify.ts';

/**
 * Logs a member in by a passkey: something that the member has, unlocked by what the member is or knows. So captcha,
 * double validation and authenticator code have nothing to add; all other rules are those of a login (spec §8 Login).
 */
export async function logInWithPasskey(
  services: Services,
  { credential, device, system, browser, udid }: ReceivedOf<Calls['loginPasskey']>,
  context: Context<'loginPasskey'>,
): Promise<AnswerInputOf<Calls['loginPasskey']>> {
  const { db, lockout, networkAccounts, networkFailures, passkeyFailures, settings } = services;
  const { address, language, origin, refuse } = context;
  const rule = await ruleAgainst(db, address);
  if (rule) throw refuse(CODE_OF_RULE[rule]);
  const full = (await networkFailures.lockOf(address)) ?? (await passkeyFailures.lockOf(address));
  if (full) throw refuse('106', lockData(full));
  const party = relyingParty(settings.publicUrl, origin);
  const verified = await verifyUsed(services, credential, { purpose: 'login' }, party);
  if (verified === 'expired') throw refuse('104');
  if (verified === 'wrong') {
    await passkeyFailures.note(address);
    throw refuse('101');
  }
  const { member } = verified;
  const record = { device, system, browser, udid };
  return notingRefusals(db, member, { device: record, address }, async () => {
    const attempt = { subject: { kind: 'login', account: member.accountKey }, address } as const;
    const lock = await lockout.attempt(attempt);
    if (lock) throw refuse('103', lockData(lock));
    await lockout.succeeded(attempt);
    if (isBarred(member)) throw refuse('102');
    if (await networkAccounts.isFull(member.id, address)) throw refuse('203');
    if ((await securityOf(db, member.id)).awaitsTransfer) throw refuse('802');
    return orShut(admit(services, member, record, context), {
      services,
      memberId: member.id,
      language,
      excluded: '103',
      closed: '102',
    });
  });
}
