import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HTTP_TIMEOUT_MS } from '@tessera/domain';
import type { Envelope } from '@tessera/wire';
import type { Metrics } from '../metrics.ts';
import { RESOURCE_POLICY } from '../security/csp.ts';
import { SANDBOXES, type FORWARDED } from './forwarded-paths.ts';
import { forwardedHeaders } from './forwarded.ts';
import type { Platforms } from './platforms.ts';
import { repeatOnOther } from './repeat.ts';
import { boundSockets, MAX_MESSAGE_BYTES } from './socket-bounds.ts';
import { limitSockets, SOCKETS_PER_NETWORK, socketQuery } from './sockets-per-network.ts';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** A waiting poll of the socket is answered by its heartbeat, every 25 s; it may be late. */
const SOCKET_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Forwards to the platform what is the platform's: its calls and what describes them, its socket, its images, and the pages
 * of its sandbox providers of payments and identities. Nothing else is reachable through the gateway; the providers' protocol (`/provider`) least of all.
 */
export async function forwardToPlatform(
  app: FastifyInstance,
  options: {
    readonly platforms: Platforms;
    readonly metrics: Metrics;
    readonly timeoutMs?: number;
    /** Multiplies the limit of sockets by network. */
    readonly factor?: number;
    readonly now?: () => number;
  },
): Promise<void> {
  const { platforms, metrics, timeoutMs = HTTP_TIMEOUT_MS, factor = 1, now = Date.now } = options;
  const asked = new WeakMap<object, string>();
  const choose = (request: FastifyRequest, tried?: ReadonlySet<string>) => {
    const platform = isPolledSocket(request)
      ? platforms.of(`${request.ip} ${request.headers['user-agent']}`)
      : platforms.any(tried);
    asked.set(request, platform);
    return platform;
  };
  const getUpstream = (request: FastifyRequest) => choose(request);
  const common = (prefix: (typeof FORWARDED)[number], limitMs: number) => ({
    upstream: '',
    prefix,
    rewritePrefix: prefix,
    // Never to the same platform: `repeatOnOther` sends to another one what may be repeated.
    retryMethods: [],
    disableRequestLogging: true,
    destroyAgent: true,
    undici: { headersTimeout: limitMs, bodyTimeout: limitMs, connect: { timeout: CONNECT_TIMEOUT_MS } },
  });
  const onError: ReplyOptions['onError'] = (reply, { error }) => {
    const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
    metrics.upstreamErrors.inc({ status });
    const platform = asked.get(reply.request);
    if (platform !== undefined && status === 502) platforms.failed(platform);
    reply.request.log.error({ event: 'platform.unreachable', err: error }, 'the platform did not answer');
    void reply.code(status).type('application/json').send(unanswered(status));
  };
  const replyOptions: ReplyOptions = {
    onError,
    rewriteRequestHeaders: forwardedHeaders,
    getUpstream: getUpstream as ReplyOptions['getUpstream'],
  };

  const wsClientOptions = {
    rewriteRequestHeaders: socketHeaders,
    handshakeTimeout: CONNECT_TIMEOUT_MS,
    perMessageDeflate: false,
    queryString: (_: unknown, __: unknown, request: { readonly url: string }) => socketQuery(request),
  };
  const bounds = boundSockets(app.log, metrics);
  const sockets = limitSockets(SOCKETS_PER_NETWORK * factor, metrics, now);
  app.addHook('onClose', async () => {
    bounds.close();
    sockets.close();
  });

  const handler = repeatOnOther(platforms, choose);
  await app.register(httpProxy, { ...common('/api', timeoutMs), handler, replyOptions });
  await app.register(httpProxy, {
    ...common('/socket.io', SOCKET_TIMEOUT_MS),
    replyOptions: {
      ...replyOptions,
      queryString: (_, __, request) => socketQuery(request),
      onResponse: sockets.onResponse as ReplyOptions['onResponse'],
    },
    preHandler: sockets.preHandler,
    websocket: true,
    wsClientOptions,
    wsServerOptions: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false },
    wsHooks: bounds.hooks,
  });
  await app.register(httpProxy, {
    ...common('/media', timeoutMs),
    handler,
    httpMethods: ['GET', 'HEAD'],
    replyOptions: {
      ...replyOptions,
      // An image that is opened as a page must not run what may stand in it.
      rewriteHeaders: (headers) => ({ ...headers, 'content-security-policy': RESOURCE_POLICY }),
    },
  });
  // What the wire is, for whoever connects something to it.
  await app.register(httpProxy, {
    ...common('/openapi.json', timeoutMs),
    handler,
    httpMethods: ['GET', 'HEAD'],
    replyOptions,
  });
  // Their pages bring a policy of their own, which lets them send a form to themselves and nothing else.
  for (const sandbox of SANDBOXES) {
    await app.register(httpProxy, {
      ...common(sandbox, timeoutMs),
      handler,
      httpMethods: ['GET', 'HEAD', 'POST'],
      replyOptions,
    });
  }
}

/**
 * A connection of many requests, all of which its platform must get: a socket that is polled, or that has been until
 * now. One that begins as a websocket may begin anywhere.
 */
function isPolledSocket({ url, query }: FastifyRequest): boolean {
  if (!url.startsWith('/socket.io')) return false;
  const { transport, sid } = query as { readonly transport?: unknown; readonly sid?: unknown };
  return transport !== 'websocket' || sid !== undefined;
}

/** The answer in place of the platform's, in the form of the wire. */
function unanswered(status: 502 | 504): Envelope {
  const message = status === 504 ? 'the platform took too long to answer' : 'the platform cannot be reached';
  return { code: String(status), message, data: null };
}

/** The socket's handshake carries the same verified chain as every call. */
function socketHeaders(headers: Record<string, string>, request: FastifyRequest) {
  const { 'user-agent': agent = '', origin = '' } = request.headers;
  const forwarded = forwardedHeaders(request, {});
  return { ...headers, ...forwarded, 'user-agent': agent, origin };
}
