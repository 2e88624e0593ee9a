import { and, eq, sql } from 'drizzle-orm';
import { balanceOf, type Balance } from '../ledger/accounts.ts';
import { BalanceTooLow, book } from '../ledger/book.ts';
import { addWelcomeMoney, takeWelcomeMoney, welcomeShareOf } from '../ledger/welcome-money.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { gameSessions, providerTransactions, rounds, type GameSession } from '../db/schema/play.ts';
import { admitWager, Restricted, type PlayRestriction } from '../responsible/guard.ts';
import { countClosed } from '../responsible/usage.ts';
import { breaksBonusTerm } from '../bonuses/terms-of-play.ts';
import { canonicalJson } from '../http/idempotency/canonical-json.ts';
import type { Services } from '../services.ts';
import { whyNoWager } from './game-session.ts';
import { settleLate } from './late-settle.ts';
import { ledgerKey, providerAccount } from './round-books.ts';

/** What a money call wants. Amounts are minor units. */
export type Move =
  | { readonly kind: 'wager'; readonly amount: bigint; readonly outcome: Record<string, unknown> }
  | {
      readonly kind: 'settle';
      /** 0 for a lost round. */
      readonly payout: bigint;
      /** Of the stake: never at risk. Nothing of it is the same call as none. */
      readonly returned?: bigint | undefined;
    }
  | { readonly kind: 'cancel' };

export interface MoneyCall {
  readonly session: GameSession;
  readonly roundId: string;
  readonly transactionId: string;
  readonly move: Move;
}

export type Outcome =
  | { readonly kind: 'done'; readonly balance: Balance; readonly isNew: boolean }
  | { readonly kind: 'refused'; readonly code: Refused['code'] }
  /** Responsible gaming keeps the member from this stake. */
  | { readonly kind: 'refused'; readonly code: '413' | '414' | '415'; readonly restriction: PlayRestriction };

const CODE_OF_RESTRICTION: Readonly<Record<PlayRestriction['kind'], '413' | '414' | '415'>> = {
  self_exclusion: '413',
  time_out: '413',
  loss_limit: '414',
  wager_limit: '414',
  reality_check: '415',
};

type Round = typeof rounds.$inferSelect;

/** Ends the transaction without a trace. */
class Refused extends Error {
  readonly code: '401' | '402' | '409' | '410' | '411' | '416' | '417' | '418' | '419';
  constructor(code: Refused['code']) {
    super(code);
    this.code = code;
  }
}

type Parts = Pick<Services, 'db' | 'settings'>;

/**
 * One money call of a provider, in one serialisable transaction: the round, the books and the answer that a
 * repetition will get are written together or not at all. Of the same call twice at one moment, on two servers, one is
 * a serialisation failure, since both have looked for it first: tried again, it finds the other's answer.
 */
export async function moveMoney({ db, settings }: Parts, call: MoneyCall): Promise<Outcome> {
  try {
    return await serializable(
      db,
      async (tx) => (await repeated(tx, call)) ?? (await carryOut(tx, call, settings.sessionIdleMs)),
    );
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', code: error.code };
    if (error instanceof BalanceTooLow) return { kind: 'refused', code: '402' };
    if (error instanceof Restricted) {
      const { restriction } = error;
      return { kind: 'refused', code: CODE_OF_RESTRICTION[restriction.kind], restriction };
    }
    throw error;
  }
}

async function repeated(tx: Transaction, call: MoneyCall): Promise<Outcome | undefined> {
  const [first] = await tx
    .select()
    .from(providerTransactions)
    .where(
      and(
        eq(providerTransactions.providerId, call.session.providerId),
        eq(providerTransactions.transactionId, call.transactionId),
      ),
    );
  if (!first) return undefined;
  // Earlier releases wrote the keys in the order in which they came.
  if (canonicalJson(JSON.parse(first.fingerprint)) !== fingerprintOf(call)) throw new Refused('409');
  return { kind: 'done', balance: { balance: first.balance, version: 0 }, isNew: false };
}

async function carryOut(tx: Transaction, call: MoneyCall, idleMs: number): Promise<Outcome> {
  const { session, roundId, transactionId, move } = call;
  const { providerId } = session;
  const [round] = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.providerId, providerId), eq(rounds.roundId, roundId)));
  if (round && round.gameSessionId !== session.id) throw new Refused('411');
  if (round && round.state !== 'open') {
    const late = move.kind === 'settle' && {
      ...call,
      payout: move.payout,
      returned: move.returned ?? 0n,
      round,
    };
    if (!late || !(await settleLate(tx, late))) throw new Refused('410');
  } else if (move.kind === 'wager') {
    const refused = await whyNoWager(tx, session.id, idleMs);
    if (refused) throw new Refused(refused);
    await wager(tx, call, move, round);
  } else if (round) await close(tx, call, move, round);
  else if (move.kind === 'cancel') await forestall(tx, call);
  else throw new Refused('411');
  await tx
    .update(gameSessions)
    .set({ seenAt: sql`now()` })
    .where(eq(gameSessions.id, session.id));
  const balance = await balanceOf(tx, session.accountId);
  await tx.insert(providerTransactions).values({
    providerId,
    transactionId,
    fingerprint: fingerprintOf(call),
    balance: balance.balance,
  });
  return { kind: 'done', balance, isNew: true };
}

async function wager(
  tx: Transaction,
  { session, roundId, transactionId }: MoneyCall,
  { amount, outcome }: Extract<Move, { kind: 'wager' }>,
  round: Round | undefined,
): Promise<void> {
  const { accountId: from, currency, providerId, memberId, sessionId } = session;
  const key = ledgerKey(session, transactionId);
  const now = new Date();
  if (memberId !== null) {
    const stake = (round?.stake ?? 0n) + amount;
    if (await breaksBonusTerm(tx, memberId, stake, now)) throw new Refused('419');
    await admitWager(tx, { memberId, sessionId, currency }, amount, now);
  }
  await book(tx, { key, kind: 'wager', from, to: await providerAccount(tx, session), amount });
  const welcomeStake = memberId === null ? 0n : await takeWelcomeMoney(tx, from, amount);
  if (round) {
    await tx
      .update(rounds)
      .set({ stake: round.stake + amount, welcomeStake: round.welcomeStake + welcomeStake, outcome })
      .where(eq(rounds.id, round.id));
  } else {
    await tx.insert(rounds).values({
      providerId,
      roundId,
      gameSessionId: session.id,
      memberId,
      stake: amount,
      welcomeStake,
      outcome,
      openedAt: now,
    });
  }
}

async function close(
  tx: Transaction,
  { session, transactionId }: MoneyCall,
  move: Exclude<Move, { kind: 'wager' }>,
  round: Round,
): Promise<void> {
  const { stake } = round;
  const { payout, returned } = endOf(move, stake);
  if (returned > stake) throw new Refused('418');
  // Whose whole stake goes back has not been played, whichever way the game ends it.
  const isCancelled = returned === stake && payout === 0n;
  const amount = payout + returned;
  if (session.memberId !== null) {
    await countClosed(tx, session.memberId, { won: payout, returned }, round.openedAt);
  }
  if (amount > 0n) {
    const from = await providerAccount(tx, session);
    const kind = isCancelled ? 'refund' : 'payout';
    await book(tx, { key: ledgerKey(session, transactionId), kind, from, to: session.accountId, amount });
  }
  const [welcomePayout, welcomeReturned] = [payout, returned].map((part) => welcomeShareOf(part, round)) as [
    bigint,
    bigint,
  ];
  await addWelcomeMoney(tx, session.accountId, welcomePayout + welcomeReturned);
  await tx
    .update(rounds)
    .set({
      state: isCancelled ? 'cancelled' : 'settled',
      payout: isCancelled ? null : payout,
      returned,
      welcomeStake: round.welcomeStake - welcomeReturned,
      welcomePayout,
      closedAt: sql`now()`,
    })
    .where(eq(rounds.id, round.id));
}

/** What a round that is closed gives its player. */
function endOf(
  move: Exclude<Move, { kind: 'wager' }>,
  stake: bigint,
): { readonly payout: bigint; readonly returned: bigint } {
  if (move.kind === 'cancel') return { payout: 0n, returned: stake };
  return { payout: move.payout, returned: move.returned ?? 0n };
}

/**
 * Cancels a round that has not come: a wager whose answer was lost may still be on its way, and must then find its
 * round closed, or its stake would be gone with nobody left to settle it.
 */
async function forestall(tx: Transaction, { session, roundId }: MoneyCall): Promise<void> {
  const { providerId, id: gameSessionId, memberId } = session;
  const closed = { state: 'cancelled' as const, stake: 0n, outcome: {}, closedAt: new Date() };
  await tx.insert(rounds).values({ providerId, roundId, gameSessionId, memberId, ...closed });
}

/** Distinguishes a true repetition from another call under the same id: by value, not by the order of keys. */
const fingerprintOf = ({ session, roundId, move }: MoneyCall): string =>
  canonicalJson([session.id, roundId, move]);
