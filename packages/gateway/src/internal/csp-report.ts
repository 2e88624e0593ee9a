import type { FastifyInstance } from 'fastify';
import { networkOf } from '@tessera/server/network';
import * as v from 'valibot';
import type { Metrics } from '../metrics.ts';
import { REPORT_PATH } from '../security/csp.ts';
import { rateLimit } from '@tessera/server/rate-limit';

const BODY_LIMIT = 16 * 1024;
const PER_MINUTE = 60;

const text = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, 300)),
  ),
);

/** `report-uri` sends one of these … */
const uriReport = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': v.optional(v.number()),
  }),
});

/** … and the Reporting API a list of these. */
const apiReports = v.pipe(
  v.array(
    v.object({
      type: v.picklist(['csp-violation', 'integrity-violation']),
      body: v.object({
        effectiveDirective: text,
        blockedURL: text,
        documentURL: text,
        sourceFile: text,
        lineNumber: v.optional(v.nullable(v.number())),
        destination: text,
      }),
    }),
  ),
  v.maxLength(50),
);

interface Violation {
  readonly directive: string;
  readonly blocked: string | undefined;
  readonly page: string | undefined;
  readonly source: string | undefined;
  readonly line: number | null | undefined;
}

/** Takes the reports of browsers that blocked something: logs and counts them. */
export function receiveCspReports(app: FastifyInstance, metrics: Metrics): void {
  const allowed = rateLimit({ most: PER_MINUTE, windowMs: 60_000 });
  app.post(REPORT_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    if (!allowed(networkOf(request.ip))) return reply.code(429).send();
    const violations = readViolations(request.body);
    if (!violations) return reply.code(400).type('text/plain').send('not a report');
    for (const violation of violations) {
      metrics.cspReports.inc({ directive: violation.directive });
      request.log.warn({ event: 'csp.report', ...violation }, 'a browser blocked something');
    }
    return reply.code(204).send();
  });
}

function readViolations(body: unknown): Violation[] | undefined {
  const single = v.safeParse(uriReport, body);
  if (single.success) {
    const report = single.output['csp-report'];
    return [
      {
        directive: directiveOf(report['effective-directive'] ?? report['violated-directive']),
        blocked: report['blocked-uri'],
        page: withoutQuery(report['document-uri']),
        source: report['source-file'],
        line: report['line-number'],
      },
    ];
  }
  const several = v.safeParse(apiReports, body);
  if (!several.success) return undefined;
  return several.output.map(({ type, body: report }) => ({
    directive: type === 'integrity-violation' ? type : directiveOf(report.effectiveDirective),
    blocked: report.blockedURL,
    page: withoutQuery(report.documentURL),
    source: report.sourceFile,
    line: report.lineNumber,
  }));
}

const KNOWN = new Set([
  ...[
    'default',
    'script',
    'style',
    'img',
    'font',
    'media',
    'connect',
    'frame',
    'manifest',
    'worker',
    'object',
  ].flatMap((kind) => [`${kind}-src`, `${kind}-src-elem`, `${kind}-src-attr`]),
  ...['base-uri', 'form-action', 'frame-ancestors', 'trusted-types', 'require-trusted-types-for'],
]);

/** A label of the metrics: a directive's name, never what somebody made up. */
function directiveOf(text: string | undefined): string {
  const [name = ''] = (text ?? '').split(' ');
  return KNOWN.has(name) ? name : 'other';
}

/** Entry addresses carry credentials (spec §2 Query at entry), which have no place in a log. */
function withoutQuery(url: string | undefined): string | undefined {
  return url?.split(/[?#]/, 1)[0];
}
