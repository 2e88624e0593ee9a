import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '@tessera/server/network';
import * as v from 'valibot';
import { rateLimit } from '@tessera/server/rate-limit';

export interface ReportEndpoint<Report> {
  readonly path: string;
  readonly form: v.GenericSchema<unknown, Report>;
  /** Bytes of one report. */
  readonly bodyLimit: number;
  /** Reports of one network. */
  readonly perMinute: number;
  readonly take: (report: Report, request: FastifyRequest) => void;
}

/** Takes what browsers report at a path: checked against its form, and limited for each network. */
export function receiveReports<Report>(
  app: FastifyInstance,
  { path, form, bodyLimit, perMinute, take }: ReportEndpoint<Report>,
): void {
  const allowed = rateLimit({ most: perMinute, windowMs: 60_000 });
  app.post(path, { bodyLimit }, (request, reply) => {
    if (!allowed(networkOf(request.ip))) return reply.code(429).send();
    const parsed = v.safeParse(form, request.body);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return reply
        .code(400)
        .type('text/plain')
        .send(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
    }
    take(parsed.output, request);
    return reply.code(204).send();
  });
}
