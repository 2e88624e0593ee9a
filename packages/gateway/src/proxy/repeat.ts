import { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CALLS, callUrl } from '@tessera/wire';
import type { Platforms } from './platforms.ts';

type Handler = NonNullable<FastifyHttpProxyOptions['handler']>;
type SendOptions = Parameters<Handler>[3];

/** Chooses a platform, of those that the request has not tried. */
type UpstreamOf = (request: FastifyRequest, tried: ReadonlySet<string>) => string;

/** A body that is kept for a repetition; reads are far smaller. */
const MAX_KEPT_BYTES = 64 * 1024;

const REPEATABLE_CALLS: ReadonlySet<string> = new Set(
  Object.values(CALLS)
    .filter(({ idempotent }) => idempotent)
    .map((call) => `${call.method} ${callUrl(call)}`),
);

/**
 * Sends what may be repeated to another platform when the first one refuses or drops the connection, or is closing.
 * The wire says which calls these are; a call that moves money is none of them, and fails at once.
 */
export function repeatOnOther(platforms: Platforms, upstreamOf: UpstreamOf): Handler {
  return (request, reply, dest, options) => {
    if (platforms.count < 2 || !isRepeatable(request)) return reply.from(dest, options);
    void send(platforms, { request, reply, dest, options, upstreamOf });
    return reply;
  };
}

interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly dest: string | undefined;
  readonly options: SendOptions;
  readonly upstreamOf: UpstreamOf;
}

async function send(platforms: Platforms, sending: Sending): Promise<void> {
  const { request, reply, dest, options, upstreamOf } = sending;
  let kept: Buffer | undefined;
  try {
    if (request.body instanceof Readable) kept = Buffer.concat(await request.body.toArray());
  } catch {
    // The visitor left before the request was complete.
    reply.raw.destroy();
    return;
  }
  // The proxy has chosen the first one already, and gives the same for every call of `getUpstream`.
  const tried = new Set<string>();
  const attempt = (url: string): void => {
    tried.add(url);
    const left = platforms.count - tried.size;
    if (kept) request.body = Readable.from([kept]);
    const repeat = () => {
      platforms.failed(url);
      attempt(upstreamOf(request, tried));
    };
    reply.from(dest, {
      ...options,
      getUpstream: () => url,
      onError: (failed, failure) => {
        if (left > 0 && isUnreachable(failure.error)) repeat();
        else options.onError?.(failed, failure);
      },
      onResponse: (_, answer, response) => {
        if (left > 0 && isClosing(response)) {
          response.stream.resume();
          answer.removeHeader('connection');
          repeat();
        } else void answer.send(response.stream);
      },
    });
  };
  attempt(options.getUpstream?.(request, '') ?? upstreamOf(request, tried));
}

function isRepeatable({ method, url, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const bytes = Number(headers['content-length'] ?? NaN);
  return bytes <= MAX_KEPT_BYTES && REPEATABLE_CALLS.has(`${method} ${url.split('?', 1)[0]}`);
}

/** A platform that accepted the request and is slow has it still: only a lost or refused connection counts. */
function isUnreachable(error: Error): boolean {
  const isSlow = 'statusCode' in error && error.statusCode === 504;
  return !isSlow || ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT');
}

/** Fastify answers so while it closes; a platform that is only busy keeps the connection. */
function isClosing(response: { readonly statusCode: number; readonly headers?: { connection?: string } }) {
  return response.statusCode === 503 && response.headers?.connection === 'close';
}
