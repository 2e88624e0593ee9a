import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '@tessera/server/network';
import type { Metrics } from '../metrics.ts';

/** Open sockets of one network: an office or a household shares an address, and each tab has one. */
export const SOCKETS_PER_NETWORK = 50;
const RETRY_AFTER_S = 30;

/** Refuses a websocket with 429 when its network has enough of them. */
export function limitSockets(most: number, metrics: Pick<Metrics, 'refusedSockets'>) {
  const open = new Map<string, number>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return;
    const network = networkOf(request.ip);
    const count = open.get(network) ?? 0;
    if (count >= most) {
      metrics.refusedSockets.inc();
      return reply.code(429).header('retry-after', String(RETRY_AFTER_S)).send('too many sockets');
    }
    open.set(network, count + 1);
    request.raw.socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  };
}
