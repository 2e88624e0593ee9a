import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAway } from '@tessera/server';
import { GAME_CODES } from '../protocol/codes.ts';
import { Refusal, refusalOf } from './refusal.ts';

/** Turns everything thrown into the envelope; only what nobody foresaw is a 500, and it tells the log, not the page. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = refusalOf(thrown);
  if (error instanceof Refusal) {
    return reply.status(error.status).send({ code: error.code, message: error.message, data: error.data });
  }
  if (isAway(error)) {
    request.log.warn(error, 'the database did not answer');
    const message = 'the database does not answer: ask again';
    return reply.status(503).send({ code: GAME_CODES.platformUnreachable, message, data: null });
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) {
    const { message } = error as Error;
    return reply.status(status).send({ code: GAME_CODES.malformed, message, data: null });
  }
  request.log.error(error);
  return reply.status(500).send({ code: GAME_CODES.internal, message: 'the game server failed', data: null });
}
