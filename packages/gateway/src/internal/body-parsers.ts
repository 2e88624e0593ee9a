import type { FastifyInstance } from 'fastify';

/** Beacons and reports come as JSON under several names. */
const JSON_TYPES = ['application/csp-report', 'application/reports+json', 'text/plain'];

export function acceptReports(app: FastifyInstance): void {
  app.addContentTypeParser(JSON_TYPES, { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      // The route's schema refuses it.
      done(null, undefined);
    }
  });
}
