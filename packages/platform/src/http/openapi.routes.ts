import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '@tessera/wire/openapi';

/** A reader asks again after this time; the answer is 304 for as long as the platform is the same. */
const MAX_AGE_S = 300;

interface Made {
  readonly text: string;
  readonly etag: string;
}

/** `GET /openapi.json`: every call and event as OpenAPI 3.1, made from the definitions by which they are served. */
export function serveOpenApi(app: FastifyInstance): void {
  // Made when somebody asks: few do, and a start need not wait for it.
  let made: Made | undefined;

  app.get('/openapi.json', async (request, reply) => {
    made ??= make();
    reply.headers({
      etag: made.etag,
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      // Tools that show it are pages of other origins, and it holds nothing of anybody.
      'access-control-allow-origin': '*',
    });
    if (request.headers['if-none-match']?.includes(made.etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(made.text);
  });
}

function make(): Made {
  const text = JSON.stringify(openApiDocument());
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
}
