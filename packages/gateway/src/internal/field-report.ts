import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { FIELD_REPORT_LIMITS, FIELD_REPORT_PATH, fieldReport } from '@tessera/wire';
import type { LiveReleases } from '../releases/registry.ts';
import type { WatchedReleases } from '../releases/watch.ts';
import { fieldBounds } from './field-bounds.ts';
import type { FieldMetrics } from './field-metrics.ts';
import { rateLimit } from './rate-limit.ts';

/** One visitor hides a few pages a minute; an office behind one address has many visitors. */
const PER_MINUTE = 300;

interface Parts {
  readonly metrics: FieldMetrics;
  readonly releases: Pick<WatchedReleases, 'current'>;
}

/** Takes what browsers tell of their visits, and counts it. */
export function receiveFieldReports(app: FastifyInstance, { metrics, releases }: Parts): void {
  const allowed = rateLimit({ most: PER_MINUTE, windowMs: 60_000 });
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

  app.post(FIELD_REPORT_PATH, { bodyLimit: FIELD_REPORT_LIMITS.bytes }, (request, reply) => {
    if (!allowed(request.ip)) return reply.code(429).send();
    const parsed = v.safeParse(fieldReport, request.body);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return reply
        .code(400)
        .type('text/plain')
        .send(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
    }
    const { device, vitals, loads, failures } = parsed.output;
    const { part, route } = presentBounds();
    for (const vital of vitals) {
      metrics.vital(vital.name, { ...part(vital), route: route(vital), device }, vital.value);
    }
    for (const load of loads) metrics.load({ ...part(load), device }, load.ms);
    for (const failure of failures) metrics.failure({ ...part(failure), cause: failure.cause });
    return reply.code(204).send();
  });
}
