import { memberLogin, profileUpdated, type Calls, type AnswerInputOf } from '@tessera/wire';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../http/handlers.ts';
import { members, type Member } from '../db/schema/members.ts';
import type { DeviceRecord, SessionScope } from '../db/schema/security.ts';
import { closeGames } from '../play/launch.ts';
import { AccountClosed, admitLogin } from '../responsible/exclusions.ts';
import { startClock } from '../responsible/reality-check.ts';
import type { Services } from '../services.ts';
import { noteLogin } from './login-history.ts';
import { LoginOutdated } from './outdated.ts';
import { securityOf } from './security.ts';

interface Start {
  /** Whether the login was a proof of who the member is; `true` by default. */
  readonly isProved?: boolean;
  /** `full` by default. */
  readonly scope?: SessionScope;
  /** The hash that the login's password was checked against. */
  readonly passwordHash?: string | undefined;
  /** The session that an entry code was made from: the new one ends no later, and begins only while that one is open. */
  readonly from?: string;
}

/**
 * Begins a session, writes it into the login history, and answers what a login answers. The member's other sessions end, with
 * their games, unless the member has several.
 * @throws SelfExcluded, AccountClosed, LoginOutdated
 */
export async function startSession(
  { db, live, sessions }: Services,
  member: Pick<Member, 'id' | 'account' | 'currency'>,
  { device, system, browser, udid }: DeviceRecord,
  { address, agent, language }: Pick<Context<'login'>, 'address' | 'agent' | 'language'>,
  { isProved = true, scope = 'full', passwordHash, from }: Start = {},
): Promise<AnswerInputOf<Calls['login']>> {
  const record = { device, system, browser, udid };
  const { token, sessionId, isSeveral } = await db.transaction(async (tx) => {
    // First, since it is what logins of one member wait for each other by.
    const [account] = await tx
      .update(members)
      .set({ lastLoginAt: sql`now()`, language })
      .where(eq(members.id, member.id))
      .returning({ status: members.status, passwordHash: members.passwordHash });
    if (passwordHash !== undefined && account?.passwordHash !== passwordHash) throw new LoginOutdated();
    const endsAt = from === undefined ? undefined : await sessions.endOf(tx, from);
    if (from !== undefined && !endsAt) throw new LoginOutdated();
    if (scope === 'full') {
      if (account?.status !== 'active') throw new AccountClosed();
      await admitLogin(tx, member.id, new Date());
    }
    const { severalSessions: isSeveral } = await securityOf(tx, member.id);
    if (!isSeveral) await closeGames(tx, { memberId: member.id });
    const started = await sessions.start(tx, {
      member,
      device: record,
      address,
      agent,
      language,
      isProved,
      endsAt,
      isSeveral,
      scope,
    });
    if (isSeveral) for (const id of started.displaced) await closeGames(tx, { sessionId: id });
    await startClock(tx, started.sessionId, member.id);
    await noteLogin(tx, member, { result: 'succeeded', device: record, address });
    return { ...started, isSeveral };
  });
  // Browsers end their session on a login elsewhere.
  if (isSeveral) live.toMember(member.id, profileUpdated, {});
  else live.toMember(member.id, memberLogin, { token: sessionId });
  return { memberId: member.id, memberAccount: member.account, memberCurrency: member.currency, token };
}
