import type { FastifyInstance } from 'fastify';
import type { Media } from './media.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the pictures. A name stands for its bytes for ever; an unknown one is told to nobody's cache. */
export function serveMedia(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const found = await media.file(request.params.name);
    if (!found) return reply.callNotFound();
    return reply
      .header('cache-control', FOR_EVER)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type(found.type)
      .send(found.bytes);
  });
}
