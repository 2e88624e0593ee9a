import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CLIENT_REPORT_PATH, clientReport } from '@tessera/wire';
import type { HealthIntake, Teller } from '../health/intake.ts';
import type { Metrics } from '../metrics.ts';
import { receiveReports } from './receive-reports.ts';

const BODY_LIMIT = 16 * 1024;
const PER_MINUTE = 30;

interface Parts {
  readonly metrics: Pick<Metrics, 'clientErrors'>;
  readonly health: HealthIntake;
  readonly tellerOf: (request: FastifyRequest) => Teller;
  /** Of the limit by address. */
  readonly factor: number;
}

/** Takes the errors of shells: logs and counts them, also as the health of releases. */
export function receiveClientReports(app: FastifyInstance, parts: Parts): void {
  const { metrics, health, tellerOf, factor } = parts;
  receiveReports(app, {
    path: CLIENT_REPORT_PATH,
    form: clientReport,
    bodyLimit: BODY_LIMIT,
    perMinute: PER_MINUTE * factor,
    take(report, request) {
      metrics.clientErrors.inc({ remote: report.remote });
      health.error(tellerOf(request), report);
      request.log.error({ event: 'client.error', ...report }, 'a shell reported an error');
    },
  });
}
