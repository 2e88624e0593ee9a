import { randomUUID } from 'node:crypto';
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { GENERAL_CODES, HEADERS } from '@tessera/wire';
import { isAway } from '@tessera/server';
import { sqlState } from '../db/serializable.ts';
import type { Settings } from '../settings.ts';
import { readJson } from './json.ts';
import { Refusal, unavailable } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code that it was refused with; `null` where it was not. */
    refusedWith: string | null;
  }
}

const BODY_LIMIT_BYTES = 65_536;
const CONNECTION_MS = 65_000;
const REQUEST_MS = 30_000;
/** A client that takes its answer slower than this is left behind when the server closes. */
const CLOSE_MS = 5_000;

/** The server without its routes: every failure of it is an envelope, and none shows a stack. */
export function createServer(settings: Pick<Settings, 'logLevel' | 'trustProxy'>): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    keepAliveTimeout: CONNECTION_MS,
    requestTimeout: REQUEST_MS,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    genReqId: ({ headers }) => {
      const given = headers[HEADERS.requestId];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    logger: { level: settings.logLevel },
    // An address that cannot be read never reaches a route, nor the error handler.
    frameworkErrors: answerError,
  });
  app.decorateRequest('refusedWith', null);
  finishBeforeClosing(app);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(body as string));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header(HEADERS.requestId, request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({
      code: GENERAL_CODES.notFound,
      message: `Page Not Found: ${request.url.slice(0, 200)}`,
      data: null,
    }),
  );
  app.setErrorHandler<FastifyError>(answerError);
  return app;
}

function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  request.refusedWith = refusal.code;
  // A shed request is refused on purpose: a line for each would be more load.
  if (refusal.status >= 500 && error !== refusal)
    request.log.error({ err: error, route: routeOf(request) }, 'a request failed');
  else request.log.debug({ code: refusal.code, route: routeOf(request) }, refusal.message);
  return reply
    .status(refusal.status)
    .headers(refusal.headers)
    .send({ code: refusal.code, message: refusal.message, data: refusal.data });
}

/**
 * Returns what the log names a request by, or `null` where its address belongs to no route. The address itself is not
 * logged: queries, and paths of downloads and payments, have secrets in them.
 */
const routeOf = ({ routeOptions }: FastifyRequest): string | null => routeOptions.url ?? null;

/** What the framework says of an address is the address; it is also logged. */
const ADDRESS_FAULTS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'the address cannot be read',
  FST_ERR_MAX_PARAM_LENGTH: 'a part of the address is too long',
};

/** Closing waits for the requests that are being answered, but not for the connections that they leave open. */
function finishBeforeClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    const late = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS);
    app.server.once('close', () => clearTimeout(late));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** What the framework or the database found wrong, in the wire's form. */
function refusalOf(error: FastifyError): Refusal {
  const { code, message, statusCode = 500 } = error;
  if (statusCode < 500)
    return new Refusal(String(statusCode), ADDRESS_FAULTS[code] ?? message, { status: statusCode });
  // Class 22: data that no schema can exclude and no column holds, like a NUL character in a text.
  if (sqlState(error)?.startsWith('22')) {
    const reason = 'body: holds a value that cannot be stored';
    return new Refusal(GENERAL_CODES.malformed, reason, { status: 400 });
  }
  if (isAway(error)) return unavailable();
  return new Refusal(GENERAL_CODES.internal, 'something went wrong here: try again', { status: 500 });
}
