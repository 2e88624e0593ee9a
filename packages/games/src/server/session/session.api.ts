import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { providerAuthenticate, providerBalance } from '@tessera/wire';
import type { Games } from '../../games/index.ts';
import {
  openSessionPayload,
  resumePayload,
  type BalanceAnswer,
  type SessionAnswer,
} from '../../protocol/session.ts';
import { defaultStake } from '../../rules/stakes.ts';
import type { ProviderClient } from '../provider-client.ts';
import type { GameSession, Sealer } from '../sealed-session.ts';
import { lawfulStakes, lawOf } from './law.ts';
import type { Seats } from './seats.ts';
import type { Solo } from '../solo/engine.ts';
import type { Resumed } from '../solo/resume.ts';
import type { Database } from '../store/connect.ts';
import { untoldSlips } from '../books/slip-history.ts';
import type { Books } from '../books/books.ts';
import { gameOf, openSessionOf, soloPlayer } from './bearer.ts';
import { parse, success } from '../envelope.ts';
import { untoldPlacements } from './placement-history.ts';
import type { SessionChecks } from './session-checks.ts';

export interface SessionParts {
  readonly db: Database;
  readonly games: Games;
  readonly provider: ProviderClient;
  readonly sealer: Sealer;
  readonly checks: SessionChecks;
  readonly seats: Seats;
  readonly solo: Solo;
  readonly books: Pick<Books, 'of'>;
}

const NOTHING: Resumed = { resumed: [], open: null };

/** The calls by which a page comes in, comes back, asks what the player has, and takes the player's seat. */
export function registerSessionApi(app: FastifyInstance, parts: SessionParts): void {
  const { db, games, provider, sealer, seats, solo, books } = parts;
  app.post('/session', async (request) => {
    const { launch } = parse(openSessionPayload, request.body);
    // A launch token is good once: what else is needed is asked first.
    await db.execute(sql`SELECT 1`);
    const { balance, ...known } = await provider.send(providerAuthenticate, { launchToken: launch });
    const session: GameSession = { ...known, startedAt: Date.now() };
    gameOf(games, session);
    await seats.take(session);
    // And a player who is in stays in: what was left undone is told at the next occasion.
    const past = await pastOf(session, undefined).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a player comes in and is not told of earlier rounds');
      return NOTHING;
    });
    return success(await answerOf(session, await balanceOf(session).catch(() => balance), past));
  });

  app.get('/session', async (request) => {
    const session = await openSessionOf(request, parts);
    const { pending } = parse(resumePayload, request.query);
    const past = await pastOf(session, pending);
    return success(await answerOf(session, await balanceOf(session), past));
  });

  app.get('/balance', async (request) => {
    const session = await openSessionOf(request, parts);
    return success({ balance: await balanceOf(session) } satisfies BalanceAnswer);
  });

  app.post('/seat', async (request) => {
    await seats.take(await openSessionOf(request, parts));
    return success({ mine: true });
  });

  const balanceOf = async ({ sessionToken }: GameSession): Promise<string> =>
    (await provider.send(providerBalance, { sessionToken })).balance;

  async function pastOf(session: GameSession, pending: string | undefined): Promise<Resumed> {
    const player = soloPlayer(games, session);
    if (player) return solo.resume(player, () => balanceOf(session), pending);
    const book = books.of(session);
    const resumed = book ? await untoldSlips(db, book, session) : await untoldPlacements(db, games, session);
    return { resumed, open: null };
  }

  async function answerOf(
    session: GameSession,
    balance: string,
    { resumed, open }: Resumed,
  ): Promise<SessionAnswer> {
    const { mode, currency, language, gameCode, gameName, lobbyUrl, startedAt, timeZone } = session;
    const { game, variant, world, rules } = gameOf(games, session);
    const player = soloPlayer(games, session);
    const { autoplay, betsInPlay, quickSpins, netPosition } = lawOf(session);
    const stakes = lawfulStakes(session, rules.stakes(currency)).map((stake) => toDecimal(stake, currency));
    const usual = toDecimal(defaultStake(currency), currency);
    return {
      bearer: sealer.seal(session),
      ...{ mode, currency, language, gameCode, gameName, game, variant, world, lobbyUrl, startedAt, stakes },
      ...{ resumed, open, balance },
      ...(timeZone !== undefined && { timeZone }),
      defaultStake: stakes.includes(usual) ? usual : stakes[0]!,
      now: Date.now(),
      returnBasisPoints: rules.returnBasisPoints,
      maxWinMultiple: rules.maxWinMultiple,
      fair: { nextHash: player ? await solo.nextHash(player) : null },
      law: { autoplay, betsInPlay, quickSpins, netPosition },
      seated: await seats.isMine(session),
    };
  }
}
