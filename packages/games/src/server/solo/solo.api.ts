import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Games } from '../../games/index.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import { roundId } from '../../protocol/fields.ts';
import { actPayload, playPayload } from '../../protocol/rounds.ts';
import { Refusal } from '../refusal.ts';
import type { GameSession, Sealer } from '../sealed-session.ts';
import type { Solo } from './engine.ts';
import type { Player } from './player.ts';
import { openSessionOf, sessionOf, soloPlayer } from '../session/bearer.ts';
import type { SessionChecks } from '../session/session-checks.ts';
import { parse, success } from '../envelope.ts';

interface Parts {
  readonly games: Games;
  readonly sealer: Sealer;
  readonly checks: SessionChecks;
  readonly solo: Solo;
}

const params = v.object({ roundId });

/** The calls of games that are played alone. */
export function registerSoloApi(app: FastifyInstance, parts: Parts): void {
  const { games, sealer, solo } = parts;
  app.post('/rounds', async (request) => {
    const player = playerOf(sessionOf(request, sealer));
    return success(await solo.play(player, parse(playPayload, request.body)));
  });

  app.post('/rounds/:roundId/actions', async (request) => {
    const player = playerOf(sessionOf(request, sealer));
    const { roundId: id } = parse(params, request.params);
    return success(await solo.act(player, id, parse(actPayload, request.body)));
  });

  app.get('/rounds/:roundId', async (request) => {
    const player = playerOf(await openSessionOf(request, parts));
    return success(await solo.get(player, parse(params, request.params).roundId));
  });

  function playerOf(session: GameSession): Player {
    const player = soloPlayer(games, session);
    if (player) return player;
    throw new Refusal(GAME_CODES.notFound, 'this game is played at a table: POST /bets');
  }
}
