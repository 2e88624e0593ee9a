import type { FastifyInstance } from 'fastify';

/** A code of the house's games, see `readGameCode`. */
const GAME_CODE = /^ts(-[a-z0-9]{1,16}){1,5}$/;
const TIMEOUT_MS = 2_000;
const SVG = 'image/svg+xml';

/**
 * Serves each game's symbol: the hero of its cover, as the platform draws it. The page shows it inside the game, from its
 * own origin, so that its policy stays closed. A game whose platform has none does without.
 */
export function registerSymbols(app: FastifyInstance, platformUrl: string): void {
  app.get<{ Params: { gameCode: string } }>('/symbols/:gameCode', async (request, reply) => {
    const { gameCode } = request.params;
    const svg = GAME_CODE.test(gameCode) ? await fetchSymbol(platformUrl, gameCode) : undefined;
    if (svg === undefined) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cross-origin-resource-policy': 'same-origin',
      })
      .type(SVG)
      .send(svg);
  });
}

async function fetchSymbol(platformUrl: string, gameCode: string): Promise<string | undefined> {
  try {
    const address = new URL(`/media/symbols/${gameCode}`, platformUrl);
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isSymbol = answer.ok && answer.headers.get('content-type')?.startsWith(SVG);
    return isSymbol ? await answer.text() : undefined;
  } catch {
    // The game is played without it; whether the platform answers is the health check's to say.
    return undefined;
  }
}
