import { Transform, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '@tessera/server/network';
import type { Metrics } from '../metrics.ts';
import { createPlaces, type Place } from './socket-places.ts';
import { MAX_MESSAGE_BYTES } from './socket-bounds.ts';

/** Sockets of one network: an office or a household shares an address, and each tab has one. */
export const SOCKETS_PER_NETWORK = 50;
const RETRY_AFTER_S = 30;
/** Of the platform's answer that opens or refuses a session; it has about 100 bytes. */
const MOST_READ_BYTES = 4_096;
/** The platform's code for a session that it does not know. */
const UNKNOWN_SESSION = 1;

/** The platform's answer, as `@fastify/reply-from` gives it. */
interface Answer {
  readonly statusCode: number;
  readonly stream: Readable;
}

export interface SocketLimit {
  /** Answers 429 to a socket, polled or not, whose network has enough of them. */
  readonly preHandler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Sends the platform's answer on, and notices which sessions it opens and which it does not know. */
  readonly onResponse: (request: FastifyRequest, reply: FastifyReply, answer: Answer) => void;
  readonly close: () => void;
}

/** Limits the sockets of a network: websockets and sessions that are polled count alike, and together. */
export function limitSockets(
  most: number,
  metrics: Pick<Metrics, 'refusedSockets'>,
  now: () => number,
): SocketLimit {
  const places = createPlaces(most, now);
  const polled = new WeakMap<FastifyRequest, Place>();

  return {
    async preHandler(request, reply) {
      const sid = sessionOf(request);
      const isWebsocket = isUpgrade(request);
      const status = isWebsocket ? undefined : refusalOfSize(request);
      if (status !== undefined) return reply.code(status).send('a message of another size');
      const network = networkOf(request.ip);
      const place = isWebsocket ? places.openWebsocket(network, sid) : places.poll(network, sid);
      if (!place) {
        metrics.refusedSockets.inc();
        return reply.code(429).header('retry-after', String(RETRY_AFTER_S)).send('too many sockets');
      }
      if (isWebsocket) request.raw.socket.once('close', place.closeWebsocket);
      else {
        polled.set(request, place);
        reply.raw.once('close', place.endPoll);
      }
      return undefined;
    },

    onResponse(request, reply, { statusCode, stream }) {
      const place = polled.get(request);
      const opens = place?.sid === undefined;
      if (!place || (statusCode === 200 && !opens)) return void reply.send(stream);
      if (opens && statusCode !== 200) place.giveUp();
      const read = readBeginning(stream, (text) => {
        if (opens) place.sid ??= /"sid":"([^"\\]+)"/.exec(text)?.[1];
        else if (statusCode === 400 && isUnknownSession(text)) place.giveUp();
      });
      return void reply.send(read);
    },

    close: () => places.close(),
  };
}

/** Whether node treats a request as an upgrade: a header alone does not make it one. */
function isUpgrade({ headers }: FastifyRequest): boolean {
  const tokens = (headers.connection ?? '').toLowerCase().split(',');
  return tokens.some((token) => token.trim() === 'upgrade') && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Returns the query as the platform gets it: one value of each name, so that it reads no other session from the address
 * than the gateway does.
 */
export function socketQuery({ url }: { readonly url: string }): string {
  const start = url.indexOf('?');
  const values = Object.fromEntries(new URLSearchParams(start < 0 ? '' : url.slice(start + 1)));
  return new URLSearchParams(values).toString();
}

/** An empty id opens a session, like none. */
function sessionOf(request: FastifyRequest): string | undefined {
  return new URLSearchParams(socketQuery(request)).get('sid') || undefined;
}

/** A message that is posted has the bound of one over a websocket. @returns a status where it is refused */
function refusalOfSize({ method, headers }: FastifyRequest): 411 | 413 | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > MAX_MESSAGE_BYTES ? 413 : undefined;
}

/** Passes a stream on, and gives its beginning before each part of it is passed on. */
function readBeginning(stream: Readable, onText: (text: string) => void): Readable {
  let text = '';
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      if (text.length < MOST_READ_BYTES) {
        text += chunk.toString('utf8', 0, MOST_READ_BYTES);
        onText(text);
      }
      done(null, chunk);
    },
  });
  stream.on('error', (error) => through.destroy(error));
  through.on('close', () => stream.destroy());
  return stream.pipe(through);
}

function isUnknownSession(text: string): boolean {
  try {
    return (JSON.parse(text) as { readonly code?: unknown }).code === UNKNOWN_SESSION;
  } catch {
    // Not whole yet, or of another back end.
    return false;
  }
}
