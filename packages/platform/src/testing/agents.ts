import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import { asAgent } from '../agent/as-agent.ts';
import type { Database } from '../db/connect.ts';
import { games } from '../db/schema/catalogue.ts';
import { members, type Member } from '../db/schema/members.ts';
import { gameSessions, rounds } from '../db/schema/play.ts';
import { introductions } from '../db/schema/registration.ts';
import { serializable } from '../db/serializable.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { addWelcomeMoney } from '../ledger/welcome-money.ts';
import { freshName } from './test-run.ts';

/** Members whom nobody can log in as, who brought each other, and what they played. */

interface NewMember {
  readonly account?: string;
  readonly currency?: CurrencyCode;
  readonly introducerId?: number;
  readonly agentLevel?: number;
}

export async function makeMember(
  db: Database,
  { account = freshName(), currency = 'USD', introducerId, agentLevel }: NewMember = {},
): Promise<Member> {
  const agent = agentLevel === undefined ? {} : asAgent(agentLevel);
  const [member] = await db
    .insert(members)
    .values({ account, accountKey: account, passwordHash: '', currency, language: 'en_US', ...agent })
    .returning();
  if (!member) throw new Error('the member was not written');
  if (introducerId !== undefined) {
    await db.insert(introductions).values({ memberId: member.id, introducerId, via: 'member_agent' });
  }
  return member;
}

interface PlayedRound {
  readonly at: Date;
  readonly stake: bigint;
  /** Of the stake; 0 unless it is said. */
  readonly returned?: bigint;
  readonly payout: bigint;
  /** Of stake and payout; 0 unless it is said. */
  readonly welcome?: { readonly stake: bigint; readonly payout: bigint };
  /** The game's own unless it is said. */
  readonly providerId?: number;
  /** Written when it opens, and again when it is settled. */
  readonly isLive?: boolean;
}

/** A round of real play that was closed at this time, cancelled where its whole stake goes back; the ledger knows nothing of it. */
export async function playRound(
  db: Database,
  member: Pick<Member, 'id' | 'currency'>,
  { at, stake, returned = 0n, payout, welcome, providerId, isLive = false }: PlayedRound,
): Promise<void> {
  const [game] = await db.select().from(games).limit(1);
  if (!game) throw new Error('the seed has no games');
  const { currency } = member;
  const accountId = await serializable(db, (tx) => openAccount(tx, memberAccount(member.id, currency)));
  const [session] = await db
    .insert(gameSessions)
    .values({
      launchHash: randomUUID(),
      launchExpiresAt: at,
      mode: 'real',
      memberId: member.id,
      playerId: randomUUID(),
      gameId: game.id,
      providerId: game.providerId,
      accountId,
      currency,
      language: 'en_US',
      lobbyUrl: '/',
      createdAt: at,
      seenAt: at,
      closedAt: at,
    })
    .returning();
  if (!session) throw new Error('the game session was not written');
  const isCancelled = returned === stake && payout === 0n;
  const end = isCancelled
    ? ({ state: 'cancelled', payout: null } as const)
    : ({ state: 'settled', payout } as const);
  const closed = {
    ...end,
    ...{ stake, returned, closedAt: at },
    ...(welcome && { welcomeStake: welcome.stake, welcomePayout: welcome.payout }),
  };
  const [round] = await db
    .insert(rounds)
    .values({
      providerId: providerId ?? game.providerId,
      roundId: randomUUID(),
      gameSessionId: session.id,
      memberId: member.id,
      outcome: {},
      openedAt: at,
      ...(isLive ? { stake } : closed),
    })
    .returning({ id: rounds.id });
  if (isLive && round) await db.update(rounds).set(closed).where(eq(rounds.id, round.id));
}

/** Money into a member's account, now. */
export async function credit(
  db: Database,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
  amount: bigint,
  kind: 'deposit' | 'sign_in' | 'welcome' = 'welcome',
): Promise<void> {
  const house = { deposit: 'payment_provider', sign_in: 'promotion', welcome: 'issue' } as const;
  await serializable(db, async (tx) => {
    const from = await openAccount(tx, { kind: house[kind], owner: 'house', currency });
    const to = await openAccount(tx, memberAccount(id, currency));
    await book(tx, { key: `test:${randomUUID()}`, kind, from, to, amount });
    if (kind === 'welcome') await addWelcomeMoney(tx, to, amount);
  });
}

/** Money that is on its way out, or back. */
export async function withdraw(
  db: Database,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
  amount: bigint,
  kind: 'withdrawal_hold' | 'withdrawal_return',
): Promise<void> {
  await serializable(db, async (tx) => {
    const own = await openAccount(tx, memberAccount(id, currency));
    const held = await openAccount(tx, { kind: 'withdrawal', owner: String(id), currency });
    const [from, to] = kind === 'withdrawal_hold' ? [own, held] : [held, own];
    await book(tx, { key: `test:${randomUUID()}`, kind, from, to, amount });
  });
}

/** The member of a sample account. */
export async function memberOf(db: Database, accountKey: string): Promise<Member> {
  const [member] = await db.select().from(members).where(eq(members.accountKey, accountKey));
  if (!member) throw new Error(`there is no member ${accountKey}`);
  return member;
}

/** Makes an agent of a sample member, who can log in. */
export async function makeAgentOf(db: Database, accountKey: string, agentLevel = 1): Promise<Member> {
  const [agent] = await db
    .update(members)
    .set(asAgent(agentLevel))
    .where(eq(members.accountKey, accountKey))
    .returning();
  if (!agent) throw new Error(`there is no member ${accountKey}`);
  return agent;
}
