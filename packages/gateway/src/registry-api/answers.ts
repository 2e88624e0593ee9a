import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused, type Refusal, type RefusalCode } from '../releases/refusal.ts';
import { RESOURCE_POLICY } from '../security/csp.ts';
import { RATE_WINDOW_S } from './limits.ts';
import { withOldNames } from './old-names.ts';

/** A refusal with a status of its own: not found, too large, or too many calls. */
export class Denied extends Refused {
  readonly status: 404 | 413 | 429;

  constructor(status: Denied['status'], refusal: Refusal) {
    super([refusal]);
    this.status = status;
  }
}

/** Statuses of refusals: not signed, not permitted, not possible in the present state; 422 for every other one. */
const STATUS: Partial<Record<RefusalCode, number>> = { signature: 401, publisher: 403, standing: 409 };

const HEADERS = { 'cache-control': 'no-store', 'content-security-policy': RESOURCE_POLICY };

/**
 * Answers in JSON, also for errors: `{ "refused": Refusal[] }`. A failure of the gateway itself is described in its
 * log only.
 */
export function answerInJson(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(HEADERS);
  });
  app.setNotFoundHandler((request, reply) => sendRefused(reply, 404, [unknownPath(request)]));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) {
      const [first] = error.refused;
      const status = error instanceof Denied ? error.status : (STATUS[first?.code ?? 'form'] ?? 422);
      if (status === 429) void reply.header('retry-after', String(RATE_WINDOW_S));
      return sendRefused(reply, status, error.refused);
    }
    const status = statusOf(error);
    if (status === 413) return sendRefused(reply, 413, [tooLarge(request)]);
    if (status < 500) return sendRefused(reply, status, [malformed(request)]);
    request.log.error({ event: 'registry.failed', err: error }, 'a call of the registry failed');
    return reply.code(500).send({ error: 'the gateway failed' });
  });
}

/** Parses a body. @throws Refused where it is not JSON */
export function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '') as unknown;
  } catch {
    throw new Refused([
      {
        code: 'form',
        what: 'body',
        expected: 'JSON',
        actual: 'something else',
        hint: 'send a JSON document',
      },
    ]);
  }
}

function sendRefused(reply: FastifyReply, status: number, refused: readonly Refusal[]): FastifyReply {
  return reply.code(status).send({ refused: refused.map(withOldNames) });
}

function unknownPath({ method }: FastifyRequest): Refusal {
  const hint = 'look at docs/shipping-a-remote.md for the calls of the registry';
  return {
    code: 'form',
    what: 'address',
    expected: 'a call of the registry',
    actual: `${method} of another`,
    hint,
  };
}

function tooLarge({ routeOptions }: FastifyRequest): Refusal {
  const expected = `at most ${routeOptions.bodyLimit ?? 0} bytes`;
  return { code: 'size', what: 'body', expected, actual: 'more', hint: 'send less at once' };
}

function malformed({ method }: FastifyRequest): Refusal {
  return {
    code: 'form',
    what: 'request',
    expected: `a well-formed ${method}`,
    actual: 'another',
    hint: 'send it again',
  };
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
