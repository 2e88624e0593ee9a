import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '@tessera/wire/openapi';

/** A reader asks again after this time; the answer is 304 for as long as the platform is the same. */
const MAX_AGE_S = 300;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/;

interface Made {
  readonly text: string;
  readonly packed: Buffer;
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
      vary: 'accept-encoding',
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      // Tools that show it are pages of other origins, and it holds nothing of anybody.
      'access-control-allow-origin': '*',
    });
    if (request.headers['if-none-match']?.includes(made.etag)) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    if (!TAKES_GZIP.test(request.headers['accept-encoding'] ?? '')) return reply.send(made.text);
    return reply.header('content-encoding', 'gzip').send(made.packed);
  });
}

function make(): Made {
  const text = JSON.stringify(openApiDocument());
  return {
    text,
    packed: gzipSync(text),
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
  };
}
