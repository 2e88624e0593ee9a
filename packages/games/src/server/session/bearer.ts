import type { FastifyRequest } from 'fastify';
import { findGame, type Game, type Games } from '../../games/index.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import { soloRulesOf } from '../../rules/game-rules.ts';
import type { SoloRules } from '../../rules/solo-rules.ts';
import { Refusal } from '../refusal.ts';
import { sessionHash, type GameSession, type Sealer } from '../sealed-session.ts';
import type { Player } from '../solo/player.ts';
import type { SessionChecks } from './session-checks.ts';

/** The session that a request comes from. @throws Refusal 401 */
export function sessionOf(request: FastifyRequest, sealer: Sealer): GameSession {
  const bearer = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  const session = bearer === undefined ? undefined : sealer.open(bearer);
  if (!session) throw new Refusal(GAME_CODES.sessionOver, 'send the bearer that POST /session gave');
  return session;
}

/**
 * The session that a request comes from, which the platform has not ended: for all calls but those that the platform
 * checks itself (wagers) and those that end a round in play.
 * @throws Refusal 401
 */
export async function openSessionOf(
  request: FastifyRequest,
  { sealer, checks }: { readonly sealer: Sealer; readonly checks: SessionChecks },
): Promise<GameSession> {
  const session = sessionOf(request, sealer);
  await checks.require(session);
  return session;
}

/** What a session plays. @throws Refusal 404 where there is no such game */
export function gameOf(games: Games, { gameCode }: GameSession) {
  const game = findGame(gameCode, games);
  if (!game) throw new Refusal(GAME_CODES.notFound, `there is no game behind ${gameCode}`);
  return game;
}

/** Who plays rounds alone, or `undefined` where the session's game has none. */
export function soloPlayer(games: Games, session: GameSession): Player | undefined {
  const { game, variant, rules } = gameOf(games, session);
  const alone = soloRulesOf(rules);
  if (!alone) return undefined;
  const solo: Game<SoloRules> = { game, variant, rules: alone };
  return { session, sessionHash: sessionHash(session), game: solo };
}
