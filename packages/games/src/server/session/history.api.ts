import type { FastifyInstance } from 'fastify';
import type { Games } from '../../games/index.ts';
import type { Books } from '../books/books.ts';
import { slipHistory } from '../books/slip-history.ts';
import { success } from '../envelope.ts';
import type { Sealer } from '../sealed-session.ts';
import type { Solo } from '../solo/engine.ts';
import type { Database } from '../store/connect.ts';
import { openSessionOf, soloPlayer } from './bearer.ts';
import { placementHistory } from './placement-history.ts';
import type { SessionChecks } from './session-checks.ts';

interface Parts {
  readonly db: Database;
  readonly games: Games;
  readonly sealer: Sealer;
  readonly checks: SessionChecks;
  readonly solo: Solo;
  readonly books: Pick<Books, 'of'>;
}

/** `GET /history`: the player's ended rounds of the session's game, in all sessions, newest first. */
export function registerHistoryApi(app: FastifyInstance, parts: Parts): void {
  const { db, games, solo, books } = parts;
  app.get('/history', async (request) => {
    const session = await openSessionOf(request, parts);
    const player = soloPlayer(games, session);
    if (player) return success({ list: await solo.history(player) });
    const book = books.of(session);
    return success({
      list: book ? await slipHistory(db, book, session) : await placementHistory(db, games, session),
    });
  });
}
