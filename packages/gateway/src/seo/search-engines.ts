import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE, localisePath, redirectOf, toLanguageTag, type LocaleCode } from '@tessera/domain';
import { markup } from '../html/markup.ts';
import type { LiveReleases } from '../releases/registry.ts';
import type { WatchedReleases } from '../releases/watch.ts';
import { allPages, isIndexed } from '../routes/find.ts';
import { hostOf, originOf } from '../security/host.ts';
import type { GatewaySettings } from '../settings.ts';
import { withoutCircles } from '../site/route-rules.ts';
import type { SiteSource } from '../site/site-source.ts';

const ONE_HOUR = 'public, max-age=3600';

/** What search engines may read, and the list of the pages in all offered languages. */
export function serveSearchEngines(
  app: FastifyInstance,
  parts: {
    readonly releases: WatchedReleases;
    readonly site: SiteSource;
    readonly settings: GatewaySettings;
  },
): void {
  const { releases, site, settings } = parts;
  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request, settings.publicUrl, settings.secure);
    reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8');
    return `User-agent: *\nDisallow: /api/\nDisallow: /internal/\nSitemap: ${origin}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const live = releases.current();
    const known = await site.get();
    if (!live || !known)
      return reply.code(503).header('retry-after', '30').type('text/plain').send('not ready');
    reply.header('cache-control', ONE_HOUR).type('application/xml; charset=utf-8');
    const origin = originOf(request, settings.publicUrl, settings.secure);
    // A page that this site redirects from is none to search engines.
    const sound = withoutCircles(known, hostOf(request) ?? '');
    const paths = indexedPaths(live).filter((path) => !redirectOf(path, '', sound));
    return sitemap(origin, paths, known.selectorLocales);
  });
}

/** Paths without parameters that may be listed; an optional parameter is left away. */
export function indexedPaths(live: LiveReleases): string[] {
  const paths = allPages(live)
    .filter(isIndexed)
    .map(({ route }) => route.path.replace(/\/:\w+\?$/, '') || '/')
    .filter((path) => !/[:*]/.test(path));
  return [...new Set(['/', ...paths])];
}

function sitemap(origin: string, paths: readonly string[], locales: readonly LocaleCode[]): string {
  const address = (code: LocaleCode, path: string) => origin + localisePath(code, path);
  const entries = paths.flatMap((path) => {
    const alternates = locales.map(
      (code) =>
        markup`<xhtml:link rel="alternate" hreflang="${toLanguageTag(code)}" href="${address(code, path)}"/>`,
    );
    return locales.map(
      (code) => markup`
        <url>
          <loc>${address(code, path)}</loc>
          ${alternates}
          <xhtml:link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LOCALE, path)}"/>
        </url>`,
    );
  });
  return markup`
    <?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${entries}
    </urlset>`.text;
}
