import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What the client's build leaves beside its files: paths under `/assets/`. */
const manifestSchema = v.object({ script: v.string(), style: v.string(), preload: v.array(v.string()) });
export type PageManifest = v.InferOutput<typeof manifestSchema>;

/** @throws Error that says how to build the client */
export function readManifest(clientDir: string): PageManifest {
  const file = join(clientDir, 'manifest.json');
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`the game's page is not built (${file}): run "npm run build" in packages/games`, {
      cause,
    });
  }
}

export interface Page {
  readonly html: string;
  readonly headers: Record<string, string>;
}

/**
 * The page of every game. It says nothing of the game or the player: the script asks for that with the launch
 * token, so the page is the same for all and holds no secret.
 */
export function renderPage(manifest: PageManifest, lobbyOrigins: readonly string[]): Page {
  const nonce = randomBytes(16).toString('base64');
  const preloads = manifest.preload
    .map((path) => `<link rel="preload" href="/assets/${path}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    '<meta name="theme-color" content="#0a0c10"><meta name="color-scheme" content="dark">' +
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">' +
    `<title>Tessera</title><link rel="icon" href="data:,">${preloads}` +
    `<link rel="stylesheet" href="/assets/${manifest.style}">` +
    `<script type="module" src="/assets/${manifest.script}" nonce="${nonce}"></script>` +
    '</head><body><div id="game"></div></body></html>';
  return { html, headers: securityHeaders(nonce, lobbyOrigins) };
}

function securityHeaders(nonce: string, lobbyOrigins: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
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
