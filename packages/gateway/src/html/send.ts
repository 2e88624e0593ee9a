import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../http/accept-encoding.ts';

/** HTML is compressed anew for each visitor: 4 takes half the time of 5 and makes a home page 9 % larger. */
const BROTLI_QUALITY = 4;

/** Streams HTML, compressed as the browser accepts it; each piece is on its way before the next is made. */
export function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  reply.header('content-type', 'text/html; charset=utf-8');
  // The nonce is for one answer alone.
  reply.header('cache-control', 'no-store');
  reply.header('vary', 'accept-encoding, accept-language, cookie, user-agent');
  const source = Readable.from(pieces, { objectMode: false });
  const [encoding, compressor] = compressorFor(request.headers['accept-encoding']);
  if (!compressor) return reply.send(source);
  reply.header('content-encoding', encoding);
  pipeline(source, compressor, (error) => {
    if (error) request.log.debug({ err: error }, 'the visitor left before the page was sent');
  });
  return reply.send(compressor);
}

function compressorFor(accepted: string | string[] | undefined): [string, Transform | undefined] {
  const header = String(accepted ?? '');
  if (accepts(header, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return ['br', createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params })];
  }
  if (accepts(header, 'gzip')) return ['gzip', createGzip({ flush: constants.Z_SYNC_FLUSH })];
  return ['identity', undefined];
}
