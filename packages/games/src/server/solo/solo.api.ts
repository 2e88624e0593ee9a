import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Games } from '../../games/index.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import { roundId } from '../../protocol/fields.ts';
import { actPayload, playPayload } from '../../protocol/rounds.ts';
import { Refusal } from '../refusal.ts';
import type { Sealer } from '../sealed-session.ts';
import type { Solo } from './engine.ts';
import type { Player } from './player.ts';
import { sessionOf, soloPlayer } from '../session/bearer.ts';
import { parse, success } from '../envelope.ts';

interface Parts {
  readonly games: Games;
  readonly sealer: Sealer;
  readonly solo: Solo;
}

const params = v.object({ roundId });

/** The calls of games that are played alone. */
export function registerSoloApi(app: FastifyInstance, { games, sealer, solo }: Parts): void {
  app.post('/rounds', async (request) => {
    const player = playerOf(request);
    return success(await solo.play(player, parse(playPayload, request.body)));
  });

  app.post('/rounds/:roundId/actions', async (request) => {
    const player = playerOf(request);
    const { roundId: id } = parse(params, request.params);
    return success(await solo.act(player, id, parse(actPayload, request.body)));
  });

  app.get('/rounds/:roundId', async (request) => {
    const player = playerOf(request);
    return success(await solo.get(player, parse(params, request.params).roundId));
  });

  function playerOf(request: FastifyRequest): Player {
    const player = soloPlayer(games, sessionOf(request, sealer));
    if (player) return player;
    throw new Refusal(GAME_CODES.notFound, 'this game is played at a table: POST /bets');
  }
}
