import { open, type FileHandle } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasCode } from '../errors.ts';
import { accepts } from '../http/accept-encoding.ts';
import { isReleaseId, isSafeFile } from '../releases/documents.ts';
import { releaseFolder, releaseFolders, SHELL } from '../releases/folders.ts';
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
 * Serves published releases, live and old: a player who loaded an older shell keeps working. A name of a part,
 * a release or a file that the store itself would refuse is never looked for on disk.
 */
export function serveReleases(app: FastifyInstance, dataDir: string): void {
  const folders = releaseFolders(dataDir);
  const serve = async (request: FastifyRequest<{ Params: FileParams }>, reply: FastifyReply) => {
    const { name = SHELL, release, '*': file } = request.params;
    const type = TYPES[extname(file)];
    const isRemote = request.params.name === undefined || /^mf-[a-z-]+$/.test(name);
    if (!isRemote || !isReleaseId(release) || !isSafeFile(file) || !type) return reply.callNotFound();

    const path = join(releaseFolder(folders, name, release), file);
    const found = await openBest(path, String(request.headers['accept-encoding'] ?? ''));
    if (!found) return reply.callNotFound();
    const { handle, size, encoding } = found;
    // The address never has other contents: what differs is only how they are packed.
    const etag = `"${release}-${encoding}"`;
    reply.headers({ ...HEADERS, etag, ...(encoding === 'br' && { 'content-encoding': 'br' }) }).type(type);
    if (request.headers['if-none-match'] === etag) {
      await handle.close();
      return reply.code(304).send();
    }
    return reply.header('content-length', size).send(handle.createReadStream());
  };
  app.get<{ Params: FileParams }>('/shell/:release/*', serve);
  app.get<{ Params: FileParams }>('/remotes/:name/:release/*', serve);
}

/** The packed file for who accepts it, else the file itself; `undefined` where there is none. */
async function openBest(
  path: string,
  accepted: string,
): Promise<{ handle: FileHandle; size: number; encoding: 'br' | 'plain' } | undefined> {
  const packed = accepts(accepted, 'br') ? await openFile(`${path}.br`) : undefined;
  if (packed) return { ...packed, encoding: 'br' };
  const plain = await openFile(path);
  return plain && { ...plain, encoding: 'plain' };
}

async function openFile(path: string): Promise<{ handle: FileHandle; size: number } | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
  const found = await handle.stat();
  if (found.isFile()) return { handle, size: found.size };
  await handle.close();
  return undefined;
}
