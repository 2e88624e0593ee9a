import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { servePages } from './html/page-route.ts';
import { readableUrl } from './http/readable-url.ts';
import { serveIcons } from './icons/icons.ts';
import { acceptReports } from './internal/body-parsers.ts';
import { receiveClientReports } from './internal/client-report.ts';
import { receiveCspReports } from './internal/csp-report.ts';
import { receiveFieldReports } from './internal/field-report.ts';
import { watchHealth } from './health/health.ts';
import { answerWatchers } from './internal/health.ts';
import { answerVisitors } from './internal/visitor-endpoints.ts';
import { createMetrics } from './metrics.ts';
import { serveServiceWorker } from './offline/service-worker.ts';
import { watchPlatforms } from './proxy/platforms.ts';
import { forwardToPlatform } from './proxy/proxy.ts';
import { createRenderer } from './rendering/renderer.ts';
import { releaseFolders } from './releases/folders.ts';
import { shellCssSource } from './html/shell-css.ts';
import { openReleaseSite } from './releases/site.ts';
import { watchReleases } from './releases/watch.ts';
import { answerAboutReleases } from './registry-api/releases-server.ts';
import { RESOURCE_POLICY } from './security/csp.ts';
import { refuseOtherHosts } from './security/allowed-hosts.ts';
import { limitNetworks } from './security/network-budget.ts';
import { commonHeaders } from './security/headers.ts';
import { serveWellKnown } from './routes/well-known.ts';
import { serveSearchEngines } from './seo/search-engines.ts';
import type { GatewaySettings } from './settings.ts';
import { createAskedTemplates } from './site/asked-template.ts';
import { createPageContents } from './site/page-content.ts';
import { siteSource } from './site/site-source.ts';
import { watchSiteVersion } from './site/site-version.ts';
import { serveReleases } from './static/release-files.ts';

const BODY_LIMIT = 64 * 1024;
/** A whole request, with the body of an upload. */
const REQUEST_MS = 60_000;
const HEADERS_MS = 15_000;
const MOST_CONNECTIONS = 20_000;

/** Creates the gateway as a Fastify instance that does not listen yet; its `close` ends everything that it started. */
export async function createServer(settings: GatewaySettings): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: loggerOptions(settings.logLevel),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // A malformed escape in the address of a call or file is answered like any other malformed request.
    frameworkErrors: (_, __, reply) => void plain(reply, 400, 'the request is malformed'),
    routerOptions: { maxParamLength: 2_000 },
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  const metrics = createMetrics({ processMetrics: settings.metrics });
  const releaseSite = await openReleaseSite(settings);
  app.addHook('onClose', () => releaseSite.close());
  const releases = await watchReleases(releaseSite, app.log, () => metrics.refusedReleases.inc());
  app.addHook('onClose', () => releases.close());
  const platforms = watchPlatforms({ urls: settings.platformUrls, log: app.log });
  app.addHook('onClose', () => platforms.close());
  const siteVersion = watchSiteVersion({ platforms, log: app.log });
  app.addHook('onClose', () => siteVersion.close());
  const site = siteSource({ platforms, siteId: settings.siteId, version: siteVersion, log: app.log });

  const everywhere = commonHeaders(settings.secure);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(everywhere);
  });
  refuseOtherHosts(app, settings);
  limitNetworks(app, settings.rateLimitFactor);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    request.log.debug({ event: 'request', ...labels, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setNotFoundHandler((_, reply) => plain(reply, 404, 'not found'));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ event: 'request.failed', err: error }, 'a request failed');
    return plain(reply, status, status >= 500 ? 'the gateway failed' : 'the request is malformed');
  });

  answerWatchers(app, { releases, site, metrics, exposeMetrics: settings.metrics });
  answerVisitors(app, settings, platforms);
  const { state } = releaseSite;
  const health = watchHealth({ state, releases, log: app.log, factor: settings.rateLimitFactor });
  app.addHook('onClose', () => health.close());
  // In a scope of their own: their body parsers must not apply to proxied requests.
  await app.register(async (reports) => {
    acceptReports(reports);
    receiveCspReports(reports, metrics);
    const common = { health: health.intake, tellerOf: health.tellerOf, factor: settings.rateLimitFactor };
    receiveClientReports(reports, { metrics, ...common });
    receiveFieldReports(reports, { metrics: metrics.field, releases, ...common });
  });
  app.get('/remotes.json', (_, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    return releases.current()?.registry ?? { remotes: [] };
  });
  const { store } = releaseSite;
  const folders = { ...releaseFolders(settings.dataDir), root: store.localRoot };
  const renderer = createRenderer({ folders, platforms, metrics, log: app.log });
  app.addHook('onClose', () => renderer.close());
  serveIcons(app, site);
  serveServiceWorker(app);
  serveSearchEngines(app, { releases, site, settings });
  serveWellKnown(app, settings);
  serveReleases(app, store);
  await answerAboutReleases(app, {
    site: releaseSite,
    releases,
    health,
    open: settings.remotesPage,
    signedChecks: settings.isProduction,
    factor: settings.rateLimitFactor,
  });
  await forwardToPlatform(app, { platforms, metrics, factor: settings.rateLimitFactor });
  servePages(app, {
    releases,
    site,
    siteVersion,
    contents: createPageContents(platforms, siteVersion),
    askedTemplates: createAskedTemplates(platforms),
    settings,
    renderer,
    shellCss: shellCssSource(folders),
  });
  return app;
}

/** Addresses are logged without their query: entry addresses carry credentials (spec §2). */
function loggerOptions(level: GatewaySettings['logLevel']) {
  return {
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
    },
  };
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': RESOURCE_POLICY })
    .type('text/plain; charset=utf-8')
    .send(text);
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
