import {
  authenticatorDemand,
  toWire,
  transferDemand,
  type AnswerInputOf,
  type Calls,
  type CodeOf,
} from '@tessera/wire';
import type { Member } from '../db/schema/members.ts';
import type { DeviceRecord } from '../db/schema/security.ts';
import type { Context } from '../http/handlers.ts';
import type { Refusal } from '../http/refusal.ts';
import { orShut } from '../responsible/refusals.ts';
import type { Services } from '../services.ts';
import { admit } from './admit.ts';
import { isBarred } from './barred.ts';
import { isKnownDevice } from './known-devices.ts';
import { questionsFor } from './questions.ts';
import { registrationSettingsOf } from './registration-settings.ts';
import { securityOf } from './security.ts';

/** The codes with which {@link enter} refuses. Every call that uses it declares them, and 103 for a self-exclusion. */
type EntranceCode = Extract<CodeOf<Calls['login']>, '102' | '107' | '203' | '802' | '803'>;

interface EntranceContext extends Pick<Context<'login'>, 'address' | 'agent' | 'language'> {
  refuse(code: EntranceCode, data?: unknown): Refusal;
}

/** A member whose first factor is proved, e.g. by the password or by an identity provider. */
interface Entrance {
  readonly member: Member;
  readonly device: DeviceRecord;
  readonly siteId: number;
  /** The hash that the password was checked against, where it was the first factor. */
  readonly passwordHash?: string;
}

/**
 * Applies the rules that follow the first factor, the same for every way to log in, and starts the session. Spec §8 Login:
 * 102 disabled, 203 too many accounts from one network, 802 transferred from another system, 803 the member has an
 * authenticator, whose code replaces the questions of 107, 107 a new device, 103 self-exclusion. They are checked only now,
 * so that a stranger does not learn which accounts exist.
 * @throws LoginOutdated
 */
export async function enter(
  services: Services,
  { member, device, siteId, passwordHash }: Entrance,
  context: EntranceContext,
): Promise<AnswerInputOf<Calls['login']>> {
  const { authenticatorLogins, authenticators, db, networkAccounts, pendingLogins } = services;
  const { address, refuse } = context;
  const login = { memberId: member.id, passwordHash };
  if (isBarred(member)) throw refuse('102');
  if (await networkAccounts.isFull(member.id, address)) throw refuse('203');
  const security = await securityOf(db, member.id);
  if (security.awaitsTransfer) {
    throw refuse('802', toWire(transferDemand, { mode: member.emailKey ? 'email' : 'phone' }));
  }
  if (await authenticators.isOn(member.id)) {
    const memberLoginId = await authenticatorLogins.begin({ ...login, device });
    throw refuse('803', toWire(authenticatorDemand, { memberLoginId }));
  }
  if (security.asksOnNewDevice && !(await isKnownDevice(db, member.id, device.udid))) {
    const { questionCount } = await registrationSettingsOf(db, siteId);
    const questions = questionsFor({ member, security }, questionCount);
    // A member without anything to be asked for is not locked out for ever.
    if (questions.length > 0) {
      throw refuse('107', await pendingLogins.begin({ ...login, device, questions }));
    }
  }
  return orShut(admit(services, member, device, context, passwordHash), {
    services,
    ...login,
    language: context.language,
    excluded: '103',
    closed: '102',
  });
}
