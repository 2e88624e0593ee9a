import type { FastifyInstance } from 'fastify';
import type { Games } from '../../games/index.ts';
import { success } from '../envelope.ts';
import type { Sealer } from '../sealed-session.ts';
import type { Solo } from '../solo/engine.ts';
import type { Database } from '../store/connect.ts';
import { sessionOf, soloPlayer } from './bearer.ts';
import { placementHistory } from './placement-history.ts';

interface Parts {
  readonly db: Database;
  readonly games: Games;
  readonly sealer: Sealer;
  readonly solo: Solo;
}

/** `GET /history`: the player's ended rounds of the session's game, in all sessions, newest first. */
export function registerHistoryApi(app: FastifyInstance, { db, games, sealer, solo }: Parts): void {
  app.get('/history', async (request) => {
    const session = sessionOf(request, sealer);
    const player = soloPlayer(games, session);
    return success({ list: player ? await solo.history(player) : await placementHistory(db, session) });
  });
}
