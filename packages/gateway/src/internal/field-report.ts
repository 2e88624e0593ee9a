import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIELD_REPORT_LIMITS, FIELD_REPORT_PATH, fieldReport } from '@tessera/wire';
import type { HealthIntake, Teller } from '../health/intake.ts';
import type { LiveReleases } from '../releases/views.ts';
import type { WatchedReleases } from '../releases/watch.ts';
import { fieldBounds } from './field-bounds.ts';
import type { FieldMetrics } from './field-metrics.ts';
import { receiveReports } from './receive-reports.ts';

/** One visitor hides a few pages a minute; an office behind one address has many visitors. */
const PER_MINUTE = 300;

interface Parts {
  readonly metrics: FieldMetrics;
  readonly releases: Pick<WatchedReleases, 'current'>;
  readonly health: HealthIntake;
  readonly tellerOf: (request: FastifyRequest) => Teller;
  /** Of the limit by address. */
  readonly factor: number;
}

/** Takes what browsers tell of their visits, and counts it: for the metrics, and as the health of releases. */
export function receiveFieldReports(app: FastifyInstance, parts: Parts): void {
  const { metrics, releases, health, tellerOf, factor } = parts;
  let known: LiveReleases | null = null;
  let bounds = fieldBounds(known);

  function presentBounds(): typeof bounds {
    const live = releases.current();
    if (live === known) return bounds;
    known = live;
    bounds = fieldBounds(live);
    metrics.keepOnly(bounds.isLabel);
    return bounds;
  }

  receiveReports(app, {
    path: FIELD_REPORT_PATH,
    form: fieldReport,
    bodyLimit: FIELD_REPORT_LIMITS.bytes,
    perMinute: PER_MINUTE * factor,
    take({ device, vitals, loads, failures }, request) {
      health.field(tellerOf(request), { loads, failures });
      const { part, route } = presentBounds();
      for (const vital of vitals) {
        metrics.vital(vital.name, { ...part(vital), route: route(vital), device }, vital.value);
      }
      for (const load of loads) metrics.load({ ...part(load), device }, load.ms);
      for (const failure of failures) metrics.failure({ ...part(failure), cause: failure.cause });
    },
  });
}
