import { and, asc, eq } from 'drizzle-orm';
import { isDecimal, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { gameNames, games } from '../db/schema/catalogue.ts';
import { rounds, type GameSession } from '../db/schema/play.ts';
import type { Context, Handlers } from '../http/handlers.ts';
import { malformed } from '../http/refusal.ts';
import { balanceOf } from '../ledger/accounts.ts';
import { worthOfUsd } from '../ledger/play-money.ts';
import { restrictionData } from '../responsible/refusals.ts';
import type { Services } from '../services.ts';
import { siteTimeZone } from '../site/calendar.ts';
import { gameSessionOf, lookAtSessions, redeemLaunch } from './game-session.ts';
import { highestStake } from './highest-stake.ts';
import { moveAndTell } from './move-and-tell.ts';
import type { Move } from './rounds.ts';

type ProviderCalls =
  | 'providerAuthenticate'
  | 'providerBalance'
  | 'providerCancel'
  | 'providerEndedSessions'
  | 'providerOpenRounds'
  | 'providerSettle'
  | 'providerWager';

/** Every refusal that a move of money can end with. */
type Refuses = Pick<Context<'providerWager' | 'providerSettle'>, 'refuse'>;
interface RoundPayload {
  readonly sessionToken: string;
  readonly roundId: string;
  readonly transactionId: string;
}

/** No single stake above this, in whole US dollars or their worth. */
const STAKE_LIMIT_USD = 10_000;

/** Sums of this size still fit the database's integers a thousand times over. */
const MAX_MINOR = 10n ** 15n;

/** The seamless wallet: what a provider's game server asks (the protocol stands in the wire's `calls/provider.ts`). */
export function providerHandlers(services: Services): Pick<Handlers, ProviderCalls> {
  const { db, sessions, settings } = services;
  const { jurisdiction } = settings;

  async function sessionOf(
    token: string,
    { refuse }: Pick<Context<'providerBalance'>, 'refuse'>,
  ): Promise<GameSession> {
    const session = await gameSessionOf(db, token);
    if (!session) throw refuse('401');
    return session;
  }

  /** Carries out a money call and answers the balance; who plays is not idle. */
  async function settleCall(
    { roundId, transactionId }: RoundPayload,
    session: GameSession,
    move: Move,
    { refuse }: Refuses,
  ): Promise<{ balance: string }> {
    const outcome = await moveAndTell(services, { session, roundId, transactionId, move });
    if (outcome.kind === 'refused') {
      const data =
        'restriction' in outcome ? restrictionData(outcome.restriction, session.currency) : undefined;
      throw refuse(outcome.code, data);
    }
    if (outcome.isNew && session.sessionId !== null) await sessions.touch(session.sessionId);
    return { balance: toDecimal(outcome.balance.balance, session.currency) };
  }

  return {
    async providerAuthenticate({ launchToken }, { refuse }) {
      const redeemed = await redeemLaunch(db, launchToken);
      if (!redeemed) throw refuse('401');
      const { session, token } = redeemed;
      const [game] = await db.select().from(games).where(eq(games.id, session.gameId));
      const names = await db.select().from(gameNames).where(eq(gameNames.gameId, session.gameId));
      const nameIn = (language: string) => names.find((name) => name.language === language)?.name;
      const { balance } = await balanceOf(db, session.accountId);
      const maxStake = await highestStake(db, session, jurisdiction, new Date());
      return {
        sessionToken: token,
        playerId: session.playerId,
        mode: session.mode,
        currency: session.currency,
        language: session.language,
        gameCode: game?.gameCode ?? '',
        gameName: nameIn(session.language) ?? nameIn('en_US') ?? '',
        lobbyUrl: session.lobbyUrl,
        balance: toDecimal(balance, session.currency),
        timeZone: siteTimeZone(),
        law: {
          jurisdiction,
          maxStake: maxStake === undefined ? null : toDecimal(maxStake, session.currency),
        },
      };
    },

    async providerBalance({ sessionToken }, context) {
      const session = await sessionOf(sessionToken, context);
      const { balance } = await balanceOf(db, session.accountId);
      return { balance: toDecimal(balance, session.currency) };
    },

    async providerWager(payload, context) {
      const session = await sessionOf(payload.sessionToken, context);
      const amount = minorOf('amount', payload.amount, session.currency);
      const most =
        (await highestStake(db, session, jurisdiction, new Date())) ??
        worthOfUsd(STAKE_LIMIT_USD, session.currency);
      if (amount <= 0n || amount > most) {
        throw context.refuse('412');
      }
      return settleCall(payload, session, { kind: 'wager', amount, outcome: payload.outcome }, context);
    },

    async providerSettle(payload, context) {
      const session = await sessionOf(payload.sessionToken, context);
      const payout = minorOf('payout', payload.payout, session.currency);
      if (payout < 0n) throw malformed('payout', 'must not be below zero');
      const returned =
        payload.returned === undefined ? 0n : minorOf('returned', payload.returned, session.currency);
      if (returned < 0n) throw malformed('returned', 'must not be below zero');
      const move: Move = { kind: 'settle', payout, returned: returned === 0n ? undefined : returned };
      return settleCall(payload, session, move, context);
    },

    async providerCancel(payload, context) {
      const session = await sessionOf(payload.sessionToken, context);
      return settleCall(payload, session, { kind: 'cancel' }, context);
    },

    async providerEndedSessions({ sessionTokens, withBalances }) {
      const { ended, open } = await lookAtSessions(db, sessionTokens, settings.sessionIdleMs);
      if (withBalances !== true) return { ended };
      const balances = open.map(({ token, currency, balance }) => ({
        sessionToken: token,
        balance: toDecimal(balance, currency),
      }));
      return { ended, balances };
    },

    async providerOpenRounds({ sessionToken }, context) {
      const session = await sessionOf(sessionToken, context);
      const open = await db
        .select()
        .from(rounds)
        .where(and(eq(rounds.gameSessionId, session.id), eq(rounds.state, 'open')))
        .orderBy(asc(rounds.id));
      return {
        list: open.map(({ roundId, stake, outcome, openedAt }) => ({
          roundId,
          amount: toDecimal(stake, session.currency),
          outcome,
          openedAt: openedAt.toISOString(),
        })),
      };
    },
  };
}

function minorOf(field: string, amount: string, currency: CurrencyCode): bigint {
  if (!isDecimal(amount, currency)) throw malformed(field, `is finer than ${currency} allows`);
  const minor = toMinor(amount, currency);
  if (minor > MAX_MINOR) throw malformed(field, 'is too large');
  return minor;
}
