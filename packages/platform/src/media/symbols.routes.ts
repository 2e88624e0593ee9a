import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { games } from '../db/schema/catalogue.ts';
import type { Media } from './media.ts';

/** A game keeps its cover until the art changes; then its page shows the new symbol within the hour. */
const AN_HOUR = 'public, max-age=3600';

/** Leads from a game's code to its symbol, for the server of the games, which shows it inside the game. */
export function serveSymbols(app: FastifyInstance, db: Database, media: Media): void {
  app.get<{ Params: { gameCode: string } }>('/media/symbols/:gameCode', async (request, reply) => {
    const [game] = await db
      .select({ key: games.artKey })
      .from(games)
      .where(eq(games.gameCode, request.params.gameCode))
      .limit(1);
    if (!game) return reply.callNotFound();
    return reply
      .header('cache-control', AN_HOUR)
      .redirect(media.path({ kind: 'symbol', key: game.key }), 307);
  });
}
