import type { FastifyInstance } from 'fastify';
import type { Store } from './store/connect.ts';

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: so do the platform and the database, or which of them does not. */
export function registerHealth(app: FastifyInstance, platformUrl: string, { pool }: Store): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [platform, database] = await Promise.all([
      answers(async () => (await fetch(new URL('/healthz', platformUrl))).ok),
      answers(async () => (await pool.query('SELECT 1')).rowCount === 1),
    ]);
    if (platform && database) return { status: 'ready' };
    const reason = `${platform ? 'the database' : 'the platform'} does not answer`;
    return reply.status(503).send({ status: 'waiting', reason });
  });
}

/** Whether it is so, and said so in time. */
async function answers(ask: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_TIMEOUT_MS);
  });
  return Promise.race([ask().catch(() => false), late]).finally(() => clearTimeout(timer));
}
