import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { FIRST_SCREEN_ID, FIRST_SCREEN_WHOLE, SERVICE_WORKER_PATH } from '@tessera/wire';

/** The worker's source. */
export const serviceWorkerScript = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
  .replace('FIRST_SCREEN_ID', FIRST_SCREEN_ID)
  .replace('FIRST_SCREEN_WHOLE', FIRST_SCREEN_WHOLE);
/** It fetches from its own site, shows the site's icon with a message, and can load no further code. */
const POLICY = `default-src 'none'; connect-src 'self'; img-src 'self'`;

/** Serves the service worker, which is the same for all releases (decision 055). */
export function serveServiceWorker(app: FastifyInstance): void {
  app.get(SERVICE_WORKER_PATH, (_, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY })
      .type('text/javascript; charset=utf-8')
      .send(serviceWorkerScript),
  );
}
