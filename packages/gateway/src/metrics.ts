import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { createFieldMetrics, type FieldMetrics } from './internal/field-metrics.ts';

/** What the gateway counts. Labels take few values, whatever visitors send. */
export interface Metrics {
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly cspReports: Counter<'directive'>;
  readonly clientErrors: Counter<'remote'>;
  readonly refusedReleases: Counter;
  readonly firstScreens: Histogram<'outcome'>;
  readonly upstreamErrors: Counter<'status'>;
  readonly cutSockets: Counter<'reason'>;
  readonly refusedSockets: Counter;
  readonly field: FieldMetrics;
  /** In the Prometheus text form. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** A set of its own per server, so that several can run in one process. */
export function createMetrics(options: { readonly processMetrics: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (options.processMetrics) collectDefaultMetrics({ register: registry });
  return {
    requests: new Histogram({
      name: 'gateway_request_duration_seconds',
      help: 'Requests by route, method and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
      registers,
    }),
    cspReports: new Counter({
      name: 'gateway_csp_reports_total',
      help: 'Reports of browsers that blocked something, by directive',
      labelNames: ['directive'],
      registers,
    }),
    clientErrors: new Counter({
      name: 'gateway_client_errors_total',
      help: 'Errors that shells reported, by remote',
      labelNames: ['remote'],
      registers,
    }),
    refusedReleases: new Counter({
      name: 'gateway_refused_releases_total',
      help: 'Releases that the pointer names and the gateway refused',
      registers,
    }),
    firstScreens: new Histogram({
      name: 'gateway_first_screen_duration_seconds',
      help: 'First screens that were rendered, by outcome; those from the cache are not counted',
      labelNames: ['outcome'],
      buckets: [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.4, 0.8],
      registers,
    }),
    upstreamErrors: new Counter({
      name: 'gateway_upstream_errors_total',
      help: 'Requests that the platform did not answer, by the status given instead',
      labelNames: ['status'],
      registers,
    }),
    cutSockets: new Counter({
      name: 'gateway_cut_sockets_total',
      help: 'Sockets of visitors that were cut, by reason: slow (does not read) or early (sends before the platform is there)',
      labelNames: ['reason'],
      registers,
    }),
    refusedSockets: new Counter({
      name: 'gateway_refused_sockets_total',
      help: 'Sockets that were refused, since their network had enough',
      registers,
    }),
    field: createFieldMetrics(registers),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
