import type { FastifyInstance } from 'fastify';
import type { Media } from './media.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/**
 * A picture that is being drawn would hold one of the six connections that a browser has to a site, and a page of such
 * pictures all of them: after so long the browser is sent to ask again, behind what matters more to it.
 */
const PATIENCE_MS = 1_000;
/** Browsers follow twenty redirects; the last ask waits for the picture. */
const MAX_TURNS = 18;

/** Serves the pictures. A name stands for its bytes for ever; an unknown one is told to nobody's cache. */
export function serveMedia(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { name: string }; Querystring: { turn?: string } }>(
    '/media/:name',
    async (request, reply) => {
      const { name } = request.params;
      const turn = Number(request.query.turn) || 0;
      const found = await media.file(name, turn < MAX_TURNS ? PATIENCE_MS : undefined);
      if (!found) return reply.callNotFound();
      if (found === 'later') {
        return reply.header('cache-control', 'no-store').redirect(`/media/${name}?turn=${turn + 1}`, 307);
      }
      return reply
        .header('cache-control', FOR_EVER)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type(found.type)
        .send(found.bytes);
    },
  );
}
