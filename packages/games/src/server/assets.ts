import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer | undefined;
}

/**
 * Serves the built files from memory: they are few, their names hold their content's hash, and what was not built
 * has no address. A `.br` beside a file is its brotli form.
 */
export function registerAssets(app: FastifyInstance, folder: string): void {
  const assets = new Map<string, Asset>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const brotli = join(folder, `${name}.br`);
    assets.set(name, {
      type,
      plain: readFileSync(join(folder, name)),
      brotli: existsSync(brotli) ? readFileSync(brotli) : undefined,
    });
  }

  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const asset = assets.get(request.params.name);
    if (!asset) return reply.callNotFound();
    void reply.type(asset.type).headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
    if (!asset.brotli || !acceptsBrotli(request.headers['accept-encoding'])) return asset.plain;
    void reply.header('content-encoding', 'br');
    return asset.brotli;
  });
}

/** Whether an `accept-encoding` header takes brotli. */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return /\bbr\b/.test(String(header ?? ''));
}
