import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readGameCode } from '../rules/game-code.ts';
import { acceptsBrotli, registerAssets } from './assets.ts';

/** What the build leaves beside its files: names under `/assets/`. */
const manifestSchema = v.object({
  scripts: v.array(v.string()),
  style: v.string(),
  faces: v.array(v.string()),
  /** By the game's name; a game whose page there is not is not there. */
  games: v.record(v.string(), v.object({ scripts: v.array(v.string()), style: v.nullable(v.string()) })),
});
export type PageManifest = v.InferOutput<typeof manifestSchema>;

/** @throws Error that says how to build the pages */
export function readManifest(clientDir: string): PageManifest {
  const file = join(clientDir, 'manifest.json');
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`the games' pages are not built (${file}): run "npm run build" in packages/games`, {
      cause,
    });
  }
}

export interface Page {
  readonly html: string;
  readonly headers: Record<string, string>;
}

/**
 * A game's page (`game`), or the one that checks rounds. It says nothing of the player: the script asks for that with the
 * launch token, so the page is the same for all and holds no secret.
 */
export function renderPage(
  manifest: PageManifest,
  lobbyOrigins: readonly string[],
  page: { readonly game: string } | 'fair',
): Page {
  const nonce = randomBytes(16).toString('base64');
  const own = page === 'fair' ? undefined : manifest.games[page.game];
  const faces = manifest.faces.map(
    (file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const styles = [manifest.style, own?.style].map((file) =>
    file ? `<link rel="stylesheet" href="/assets/${file}">` : '',
  );
  // The game's own code comes together with the frame's, which asks for it.
  const early = (own?.scripts ?? []).map(
    (file) => `<link rel="preload" href="/assets/${file}" as="script" nonce="${nonce}">`,
  );
  const scripts = manifest.scripts.map(
    (file) => `<script defer src="/assets/${file}" nonce="${nonce}"></script>`,
  );
  // A translator replaces the text nodes that Preact keeps: amounts and labels of a running game would be frozen.
  const says = page === 'fair' ? 'data-page="fair"' : `data-game="${page.game}" translate="no"`;
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    '<meta name="theme-color" content="#0a0c10"><meta name="color-scheme" content="dark">' +
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">' +
    `<title>Tessera</title><link rel="icon" href="data:,">` +
    [...faces, ...styles, ...early, ...scripts].join('') +
    `</head><body><div id="game" ${says}></div></body></html>`;
  return { html, headers: securityHeaders(nonce, lobbyOrigins) };
}

function securityHeaders(nonce: string, lobbyOrigins: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types tessera-game',
    `frame-ancestors 'self' ${lobbyOrigins.join(' ')}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // The launch token stands in the address until the script has removed it.
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

const compress = promisify(brotliCompress);

/** Serves the pages and their files. @throws Error where they are not built */
export function registerPages(
  app: FastifyInstance,
  clientDir: string,
  lobbyOrigins: readonly string[],
): void {
  const manifest = readManifest(clientDir);
  registerAssets(app, join(clientDir, 'assets'));

  async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<string | Buffer> {
    void reply.headers(page.headers).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
    if (!acceptsBrotli(request.headers['accept-encoding'])) return page.html;
    void reply.header('content-encoding', 'br');
    return compress(page.html);
  }

  app.get<{ Params: { gameCode: string } }>('/play/:gameCode', (request, reply) => {
    const { game } = readGameCode(request.params.gameCode);
    // A page without its game says so itself, in the player's language.
    if (!(game in manifest.games)) void reply.status(404);
    return send(request, reply, renderPage(manifest, lobbyOrigins, { game }));
  });
  app.get('/fair', (request, reply) => send(request, reply, renderPage(manifest, lobbyOrigins, 'fair')));
}
