import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { toDecimal } from '@tessera/domain';
import { providerAuthenticate, providerBalance } from '@tessera/wire';
import {
  GAME_CODES,
  openSessionPayload,
  resumePayload,
  spinPayload,
  type FinishedRound,
  type SessionAnswer,
} from '../protocol.ts';
import { defaultStake, stakesOf } from '../rules/stakes.ts';
import { themeOf } from '../slot/themes.ts';
import type { Journal } from './journal.ts';
import type { ProviderClient } from './provider-client.ts';
import { Refusal, refusalOf } from './refusal.ts';
import { finishedOf, type Rounds } from './rounds.ts';
import type { GameSession, Sealer } from './sealed-session.ts';

interface Parts {
  readonly provider: ProviderClient;
  readonly rounds: Rounds;
  readonly journal: Journal;
  readonly sealer: Sealer;
}

const HISTORY_ROUNDS = 50;

/** The page's calls. Every answer, good or bad, is the envelope. */
export function registerApi(app: FastifyInstance, { provider, rounds, journal, sealer }: Parts): void {
  app.post('/session', async (request) => {
    const { launch } = parse(openSessionPayload, request.body);
    try {
      const { balance, ...known } = await provider.send(providerAuthenticate, { launchToken: launch });
      // The launch token is used up: nothing may fail from here on, or the player could not come in.
      const session: GameSession = { ...known, startedAt: Date.now() };
      return success(sessionAnswerOf(session, sealer, balance, []));
    } catch (error) {
      throw refusalOf(error);
    }
  });

  app.get('/session', async (request) => {
    const session = sessionOf(request);
    const { pending } = parse(resumePayload, request.query);
    const resumed = await rounds.settleOpen(session);
    const seen = pending === undefined ? undefined : rounds.closedOf(session, pending);
    if (seen && !resumed.some((round) => round.roundId === seen.roundId)) resumed.push(seen);
    return success(sessionAnswerOf(session, sealer, await balanceOf(session), resumed));
  });

  app.post('/spin', async (request) => {
    const session = sessionOf(request);
    return success(await rounds.spin(session, parse(spinPayload, request.body)));
  });

  app.get('/history', async (request) => {
    const { sessionToken } = sessionOf(request);
    const list = journal
      .closedOf(sessionToken, HISTORY_ROUNDS)
      .map((entry) => finishedOf({ ...entry, payout: entry.payout ?? '0', balance: entry.balance ?? '0' }));
    return success({ list });
  });

  function sessionOf(request: FastifyRequest): GameSession {
    const bearer = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
    const session = bearer === undefined ? undefined : sealer.open(bearer);
    if (!session) throw new Refusal(GAME_CODES.sessionOver, 'send the bearer that POST /session gave');
    return session;
  }

  async function balanceOf({ sessionToken }: GameSession): Promise<string> {
    try {
      return (await provider.send(providerBalance, { sessionToken })).balance;
    } catch (error) {
      throw refusalOf(error);
    }
  }
}

function sessionAnswerOf(
  session: GameSession,
  sealer: Sealer,
  balance: string,
  resumed: FinishedRound[],
): SessionAnswer {
  const { mode, currency, language, gameCode, gameName, lobbyUrl, startedAt } = session;
  return {
    bearer: sealer.seal(session),
    ...{ mode, currency, language, gameCode, gameName, lobbyUrl, startedAt, balance, resumed },
    theme: themeOf(gameCode),
    stakes: stakesOf(currency).map((stake) => toDecimal(stake, currency)),
    defaultStake: toDecimal(defaultStake(currency), currency),
    now: Date.now(),
  };
}

function success(data: unknown): { code: string; message: string; data: unknown } {
  return { code: GAME_CODES.success, message: 'ok', data };
}

function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal(GAME_CODES.malformed, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** Turns everything thrown into the envelope; only what nobody foresaw is a 500, and it tells the log, not the page. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    return reply.status(error.status).send({ code: error.code, message: error.message, data: null });
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) {
    const message = (error as Error).message;
    return reply.status(status).send({ code: GAME_CODES.malformed, message, data: null });
  }
  request.log.error(error);
  return reply.status(500).send({ code: GAME_CODES.internal, message: 'the game server failed', data: null });
}
