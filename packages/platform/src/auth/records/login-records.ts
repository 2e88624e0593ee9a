import type { AnswerInputOf, Calls, ReceivedOf } from '@tessera/wire';
import type { Context } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { orOutdated } from '../outdated.ts';
import { startSession } from '../start-session.ts';

/** Starts a session that withdraws and shows records, for a member who may not log in otherwise. */
export async function logInForRecords(
  services: Services,
  { ticket, device, system, browser, udid }: ReceivedOf<Calls['loginRecords']>,
  context: Context<'loginRecords'>,
): Promise<AnswerInputOf<Calls['loginRecords']>> {
  const member = await services.recordsTickets.use(ticket);
  if (!member) throw context.refuse('101');
  const { passwordHash } = member;
  const record = { device, system, browser, udid };
  const start = startSession(services, member, record, context, { scope: 'records', passwordHash });
  return orOutdated(start, () => context.refuse('101'));
}
