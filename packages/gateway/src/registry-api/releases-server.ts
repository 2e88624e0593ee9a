import type { FastifyInstance } from 'fastify';
import { messageOf } from '../errors.ts';
import { releasesOf, viewFor } from '../canary/views.ts';
import { visitorOf } from '../canary/visitor-cookie.ts';
import type { ReleaseHealth } from '../health/health.ts';
import type { ReleaseSite } from '../releases/site.ts';
import type { WatchedReleases } from '../releases/watch.ts';
import { HEALTH_MINUTES, overviewOf } from './overview.ts';
import { serveRemotesPage } from './page/page-route.ts';
import { createReader } from './read-release.ts';
import { serveRegistry } from './registry-api.ts';

/** How often abandoned uploads are looked for. */
const SWEEP_MS = 60_000;

/** Serves the registry's calls, and the page of remotes. */
export async function answerAboutReleases(
  app: FastifyInstance,
  parts: {
    readonly site: ReleaseSite;
    readonly releases: WatchedReleases;
    readonly health: Pick<ReleaseHealth, 'failures' | 'loadTimes'>;
    /** Whether the overview and the page need no signature. */
    readonly open: boolean;
    /** Whether a check must be signed. */
    readonly signedChecks: boolean;
    /** Multiplies the limits by network. */
    readonly factor: number;
  },
): Promise<void> {
  const { site, releases, health, open, signedChecks, factor } = parts;
  const { failures, loadTimes } = health;
  const read = createReader(site, app.log);
  const overview = async () => {
    const [pointer, counts] = await Promise.all([site.state.read(), site.state.health(HEALTH_MINUTES)]);
    return overviewOf({ pointer, counts, read, failuresOf: failures.of, medianOf: loadTimes.median });
  };
  await serveRegistry(app, {
    site,
    read,
    overview,
    liveFor({ headers }) {
      const live = releases.current();
      if (!live) return { revision: 0, parts: {} };
      return { revision: live.revision, parts: releasesOf(viewFor(live, visitorOf(headers.cookie))) };
    },
    moved: () => releases.refresh(),
    open,
    signedChecks,
    factor,
  });
  forgetAbandoned(app, site);
  if (open) serveRemotesPage(app, { overview, state: site.state, factor });
}

function forgetAbandoned(app: FastifyInstance, { store }: ReleaseSite): void {
  const sweep = () => {
    store.sweep().catch((error: unknown) => {
      app.log.warn({ event: 'uploads.sweep' }, `abandoned uploads were not removed: ${messageOf(error)}`);
    });
  };
  const timer = setInterval(sweep, SWEEP_MS).unref();
  app.addHook('onClose', () => clearInterval(timer));
}
