import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '@tessera/wire';
import { THEME_COLOUR } from '../html/theme-colour.ts';
import type { SiteSource } from '../site/site-source.ts';

const ICONS = [
  { path: '/icons/icon.svg', file: 'icon.svg', type: 'image/svg+xml' },
  { path: '/icons/mark.svg', file: 'mark.svg', type: 'image/svg+xml' },
  { path: '/icons/icon-32.png', file: 'icon-32.png', type: 'image/png' },
  { path: '/icons/icon-192.png', file: 'icon-192.png', type: 'image/png' },
  { path: '/icons/icon-512.png', file: 'icon-512.png', type: 'image/png' },
  { path: '/icons/icon-maskable-512.png', file: 'icon-maskable-512.png', type: 'image/png' },
  { path: '/icons/apple-touch-icon.png', file: 'apple-touch-icon.png', type: 'image/png' },
  // Asked for by whoever reads no HTML.
  { path: '/favicon.ico', file: 'icon-32.png', type: 'image/png' },
] as const;

const ONE_DAY = 'public, max-age=86400';

/** The site's icons and the manifest that lets a phone keep it on its home screen. */
export function serveIcons(app: FastifyInstance, site: SiteSource): void {
  for (const { path, file, type } of ICONS) {
    const bytes = readFileSync(new URL(file, import.meta.url));
    app.get(path, (_, reply) => reply.header('cache-control', ONE_DAY).type(type).send(bytes));
  }
  app.get('/manifest.webmanifest', async (_, reply) => {
    const settings = await site.get();
    if (!settings) return reply.code(503).type('text/plain').send('the platform does not answer');
    reply.header('cache-control', 'public, max-age=300').type('application/manifest+json');
    return manifest(settings);
  });
}

function manifest(site: SiteSettings): string {
  return JSON.stringify({
    id: '/',
    name: site.titleEn,
    short_name: site.titleEn.slice(0, 12).trim(),
    // The shell learns from it that it runs on a home screen (spec §2 Query at entry).
    start_url: '/?pwa=1',
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLOUR[site.template],
    theme_color: THEME_COLOUR[site.template],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
