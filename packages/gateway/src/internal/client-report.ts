import type { FastifyInstance } from 'fastify';
import { CLIENT_REPORT_PATH, clientReport } from '@tessera/wire';
import type { Metrics } from '../metrics.ts';
import { receiveReports } from './receive-reports.ts';

const BODY_LIMIT = 16 * 1024;
const PER_MINUTE = 30;

/** Takes the errors of shells: logs and counts them. @param factor of the limit by address */
export function receiveClientReports(app: FastifyInstance, metrics: Metrics, factor: number): void {
  receiveReports(app, {
    path: CLIENT_REPORT_PATH,
    form: clientReport,
    bodyLimit: BODY_LIMIT,
    perMinute: PER_MINUTE * factor,
    take(report, request) {
      metrics.clientErrors.inc({ remote: report.remote });
      request.log.error({ event: 'client.error', ...report }, 'a shell reported an error');
    },
  });
}
