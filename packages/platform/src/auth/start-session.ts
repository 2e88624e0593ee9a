import { memberLogin, type Calls, type AnswerInputOf } from '@tessera/wire';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../http/handlers.ts';
import { members, type Member } from '../db/schema/members.ts';
import type { DeviceRecord } from '../db/schema/security.ts';
import { closeGames } from '../play/launch.ts';
import { admitLogin } from '../responsible/exclusions.ts';
import { startClock } from '../responsible/reality-check.ts';
import type { Services } from '../services.ts';

/**
 * Begins a session, ends what the member's other browsers do, tells them, and answers what a login answers.
 * @throws SelfExcluded
 */
export async function startSession(
  { db, live, sessions }: Services,
  member: Pick<Member, 'id' | 'account' | 'currency'>,
  { device, system, browser, udid }: DeviceRecord,
  { address, language }: Pick<Context<'login'>, 'address' | 'language'>,
): Promise<AnswerInputOf<Calls['login']>> {
  const record = { device, system, browser, udid };
  const { token, sessionId } = await db.transaction(async (tx) => {
    // First, since it is what logins of one member wait for each other by.
    await tx
      .update(members)
      .set({ lastLoginAt: sql`now()`, language })
      .where(eq(members.id, member.id));
    await admitLogin(tx, member.id, new Date());
    await closeGames(tx, { memberId: member.id });
    const started = await sessions.start(tx, { member, device: record, address, language });
    await startClock(tx, started.sessionId, member.id);
    return started;
  });
  live.toMember(member.id, memberLogin, { token: sessionId });
  return { memberId: member.id, memberAccount: member.account, memberCurrency: member.currency, token };
}
