import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Metrics } from '../metrics/metrics.ts';

interface Operations {
  readonly pool: pg.Pool;
  readonly metrics: Metrics;
  readonly showMetrics: boolean;
  /** Whether the home page's first view has its pictures. */
  readonly hasFirstView: () => boolean;
}

/** Answers the supervisor of this process: whether it lives, whether it may get requests, its metrics. */
export function serveOperations(app: FastifyInstance, operations: Operations): void {
  const { pool, metrics, showMetrics, hasFirstView } = operations;
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      await pool.query('SELECT 1');
      if (hasFirstView()) return { status: 'ready' };
      const reason = 'the pictures of the home page are being drawn';
      return reply.status(503).send({ status: 'waiting', reason });
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
