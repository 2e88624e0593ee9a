import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../http/accept-encoding.ts';
import { SHELL } from '../releases/folders.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import { RESOURCE_POLICY } from '../security/csp.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Served from anywhere, a CDN included, kept for a year, and never run as a page. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'content-security-policy': RESOURCE_POLICY,
  vary: 'accept-encoding',
};

interface FileParams {
  readonly name?: string;
  readonly release: string;
  readonly '*': string;
}

/**
 * Serves published releases, live and old: a player who loaded an older shell keeps working. The store looks for no name of
 * a part, a release or a file that it would not have made itself.
 */
export function serveReleases(app: FastifyInstance, store: ReleaseStore): void {
  const serve = async (request: FastifyRequest<{ Params: FileParams }>, reply: FastifyReply) => {
    const { name = SHELL, release, '*': file } = request.params;
    const type = TYPES[extname(file)];
    const isRemote = request.params.name === undefined || name !== SHELL;
    if (!isRemote || !type) return reply.callNotFound();

    const packed = accepts(String(request.headers['accept-encoding'] ?? ''), 'br');
    const found = await store.open(name, release, file, packed);
    if (!found) return reply.callNotFound();
    const { stream, size, encoding } = found;
    // The address never has other contents: what differs is only how they are packed.
    const etag = `"${release}-${encoding}"`;
    reply.headers({ ...HEADERS, etag, ...(encoding === 'br' && { 'content-encoding': 'br' }) }).type(type);
    if (request.headers['if-none-match'] === etag) {
      stream.destroy();
      return reply.code(304).send();
    }
    return reply.header('content-length', size).send(stream);
  };
  app.get<{ Params: FileParams }>('/shell/:release/*', serve);
  app.get<{ Params: FileParams }>('/remotes/:name/:release/*', serve);
}
