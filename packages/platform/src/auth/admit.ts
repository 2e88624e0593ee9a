import type { Calls, AnswerInputOf } from '@tessera/wire';
import type { Member } from '../db/schema/members.ts';
import type { DeviceRecord } from '../db/schema/security.ts';
import type { Context } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { rememberDevice } from './known-devices.ts';
import { startSession } from './start-session.ts';

/**
 * Logs a member in who has proved everything: from now on, this browser is one of the member's own.
 * @param passwordHash that the login's password was checked against; `undefined`: the login was by something else
 * @throws SelfExcluded, AccountClosed, LoginOutdated
 */
export async function admit(
  services: Services,
  member: Pick<Member, 'id' | 'account' | 'currency'>,
  device: DeviceRecord,
  context: Pick<Context<'login'>, 'address' | 'agent' | 'language'>,
  passwordHash?: string,
): Promise<AnswerInputOf<Calls['login']>> {
  await rememberDevice(services.db, member.id, device.udid);
  await services.networkAccounts.note(member.id, context.address);
  return startSession(services, member, device, context, { passwordHash });
}
