import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CLIENT_REPORT_PATH, clientReport } from '@tessera/wire';
import type { Metrics } from '../metrics.ts';
import { rateLimit } from './rate-limit.ts';

const BODY_LIMIT = 16 * 1024;
const PER_MINUTE = 30;

/** Takes the errors of shells: logs and counts them. */
export function receiveClientReports(app: FastifyInstance, metrics: Metrics): void {
  const allowed = rateLimit({ most: PER_MINUTE, windowMs: 60_000 });
  app.post(CLIENT_REPORT_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    if (!allowed(request.ip)) return reply.code(429).send();
    const parsed = v.safeParse(clientReport, request.body);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return reply
        .code(400)
        .type('text/plain')
        .send(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
    }
    metrics.clientErrors.inc({ remote: parsed.output.remote });
    request.log.error({ event: 'client.error', ...parsed.output }, 'a shell reported an error');
    return reply.code(204).send();
  });
}
