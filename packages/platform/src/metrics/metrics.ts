import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The numbers that a Prometheus scrapes. */
export interface Metrics {
  /** One answered request. @param route a call's name: never an address, which would make endless series */
  observe(route: string, status: number, seconds: number): void;
  /** One answer that was no success. @param status 200 where the code is one of the call's own: of each call there are few */
  refused(route: string, code: string, status: number): void;
  /** One request that was not worked on. */
  shed(lane: string, reason: string): void;
  /** One socket that its member may not have, since there are enough of them. */
  socketRefused(): void;
  /** A value read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void;
  readonly contentType: string;
  text(): Promise<string>;
}

export function collectMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'tessera_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['route', 'status'] as const,
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'tessera_refusals_total',
    help: 'Answers that were no success, by call, code and status.',
    labelNames: ['route', 'code', 'status'] as const,
    registers: [registry],
  });
  const shed = new Counter({
    name: 'tessera_shed_requests_total',
    help: 'Requests that were not worked on: the queue was full, they waited too long, or their client had gone.',
    labelNames: ['lane', 'reason'] as const,
    registers: [registry],
  });
  const refusedSockets = new Counter({
    name: 'tessera_refused_member_sockets_total',
    help: 'Sockets above the bound of one member.',
    registers: [registry],
  });
  return {
    socketRefused: () => refusedSockets.inc(),
    shed: (lane, reason) => shed.inc({ lane, reason }),
    refused: (route, code, status) => refusals.inc({ route, code, status: String(status) }),
    observe: (route, status, seconds) => requests.observe({ route, status: String(status) }, seconds),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
