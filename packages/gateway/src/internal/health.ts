import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { WatchedReleases } from '../releases/watch.ts';
import type { SiteSource } from '../site/site-source.ts';

/** For whoever watches over the process: is it alive, can it serve, what has it counted. */
export function answerWatchers(
  app: FastifyInstance,
  parts: {
    readonly releases: WatchedReleases;
    readonly site: SiteSource;
    readonly metrics: Metrics;
    readonly exposeMetrics: boolean;
  },
): void {
  const { releases, site, metrics, exposeMetrics } = parts;
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (_, reply) => {
    const missing = [
      ...(releases.current() ? [] : ['no shell is published: run the publish command']),
      ...((await site.get()) ? [] : ['the platform has not told its site settings: check PLATFORM_URL']),
    ];
    reply.header('cache-control', 'no-store').code(missing.length === 0 ? 200 : 503);
    return { status: missing.length === 0 ? 'ready' : 'waiting', missing };
  });

  if (!exposeMetrics) return;
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
