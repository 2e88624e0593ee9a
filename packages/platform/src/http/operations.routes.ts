import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Metrics } from '../metrics/metrics.ts';

interface Operations {
  readonly pool: pg.Pool;
  readonly metrics: Metrics;
  readonly showMetrics: boolean;
}

/** What keeps the server running asks: is it alive, may it be sent requests, how does it do. */
export function serveOperations(app: FastifyInstance, { pool, metrics, showMetrics }: Operations): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      await pool.query('SELECT 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'waiting', reason: 'the database does not answer' });
    }
  });

  if (showMetrics) {
    app.get('/metrics', async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    );
  }
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config as { call?: string };
    if (call === undefined) return;
    metrics.observe(call, reply.statusCode, reply.elapsedTime / 1_000);
    if (request.refusedWith !== null) metrics.refused(call, request.refusedWith, reply.statusCode);
  });
}
