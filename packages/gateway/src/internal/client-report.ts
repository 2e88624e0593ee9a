import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Metrics } from '../metrics.ts';
import { rateLimit } from './rate-limit.ts';

export const CLIENT_REPORT_PATH = '/internal/report';
const BODY_LIMIT = 16 * 1024;
const PER_MINUTE = 30;
const REMOTE = /^(?:shell|mf-[a-z-]{1,40})$/;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** An error that a shell reports: which part failed, in which release, and why. */
export const clientReport = v.object({
  message: text(2_000),
  /** `shell`, or the remote's name. */
  remote: v.optional(v.pipe(v.string(), v.regex(REMOTE, 'must be shell or mf-something')), 'shell'),
  release: v.optional(text(100)),
  /** Short and stable, for counting: `timeout`, `integrity`, `render`. */
  cause: v.optional(text(200)),
  stack: v.optional(text(8_000)),
  /** The page's path, without its query. */
  path: v.optional(text(500)),
  context: v.optional(v.record(text(60), text(500))),
});
export type ClientReport = v.InferOutput<typeof clientReport>;

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
