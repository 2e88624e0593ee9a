import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type BrotliCompress,
  type DeflateRaw,
} from 'node:zlib';
import type { Encoding } from '../http/accept-encoding.ts';
import { newNonce, NONCE_PLACE } from '../security/nonce.ts';

/**
 * A document that is compressed once and answered many times, each time with another nonce (decision 008).
 * {@link NONCE_PLACE} is left out of the compressed stream, and the answer's nonce is put there uncompressed.
 */
export interface Packed {
  readonly encoding: Encoding;
  /** How much memory it takes. */
  readonly bytes: number;
  /** The whole body. @param nonce of the same form as the place's */
  readonly withNonce: (nonce: string) => Buffer;
}

/** 5 takes a quarter longer than 4 and makes a home page 8 % smaller; 7 takes twice as long for 2 % more. */
const BROTLI_QUALITY = 5;

/**
 * Packs a document in which {@link NONCE_PLACE} stands where its nonces will be.
 * @throws Error where a brotli stream cannot be made so that every nonce fits in; the document can then go as it is
 */
export async function pack(document: string, encoding: Encoding): Promise<Packed> {
  const pieces = document.split(NONCE_PLACE).map((piece) => Buffer.from(piece));
  switch (encoding) {
    case 'identity':
      return asItIs(pieces);
    case 'gzip':
      return packGzip(pieces);
    case 'br':
      return packBrotli(pieces);
  }
}

function asItIs(pieces: readonly Buffer[]): Packed {
  return {
    encoding: 'identity',
    bytes: sizeOf(pieces),
    withNonce: (nonce) => joined(pieces, Buffer.from(nonce)),
  };
}

/**
 * What the compressors are given in a nonce's place: 22 bytes that stand in no UTF-8 text, so that no other text is written
 * as a copy of a part of it, and the end that all nonces have.
 */
const PLACE = Buffer.from('f5f6f7f8f9fafbfcfdfeffc0c1f5f7f9fbfdffc1f6f83d3d', 'hex');

/** Deflate knows nothing but its window from one block to the next, so each place becomes a stored block. */
async function packGzip(pieces: readonly Buffer[]): Promise<Packed> {
  const flusher = new Flusher(createDeflateRaw(), constants.Z_SYNC_FLUSH);
  const blocks: Buffer[] = [];
  for (const [index, piece] of pieces.entries()) {
    // The window must hold the place too, or what comes after it would count its distances short.
    if (index > 0) await flusher.pass(PLACE);
    blocks.push(await flusher.pass(piece));
  }
  const end = await flusher.end();
  return {
    encoding: 'gzip',
    // The sum at the end is over what the browser reads, so the document itself is kept beside it.
    bytes: sizeOf(blocks) + sizeOf(pieces),
    withNonce(nonce) {
      const bytes = Buffer.from(nonce);
      const sum = pieces.reduce(
        (sum, piece, index) => crc32(piece, index === 0 ? sum : crc32(bytes, sum)),
        0,
      );
      const tail = Buffer.alloc(8);
      tail.writeUInt32LE(sum, 0);
      tail.writeUInt32LE((sizeOf(pieces) + bytes.length * (pieces.length - 1)) >>> 0, 4);
      return Buffer.concat([GZIP_HEAD, joined(blocks, storedBlock(bytes)), end, tail]);
    },
  };
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A block of deflate that is not compressed (RFC 1951, 3.2.4); what stands before it ends with a whole byte. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * In brotli the first place becomes an uncompressed meta-block, and the places after it stay what the compressor has
 * made of them: copies of the first. What comes after a nonce is coded by the two bytes before it, and those are always
 * `==`. That every copy is whole is tried with a nonce.
 */
async function packBrotli(pieces: readonly Buffer[]): Promise<Packed> {
  const [before = Buffer.alloc(0), ...others] = pieces;
  if (others.length === 0) throw new Error('the document has no place for a nonce');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: sizeOf(pieces),
  };
  const flusher = new Flusher(createBrotliCompress({ params }), constants.BROTLI_OPERATION_FLUSH);
  const start = await flusher.pass(before);
  await flusher.pass(PLACE);
  const rest = await flusher.pass(joined(others, PLACE));
  const end = Buffer.concat([rest, await flusher.end()]);
  const withNonce = (nonce: string) => Buffer.concat([start, uncompressedBlock(Buffer.from(nonce)), end]);

  const nonce = newNonce();
  const unpacked = brotliDecompressSync(withNonce(nonce));
  if (!unpacked.equals(joined(pieces, Buffer.from(nonce)))) {
    throw new Error('the compressor has not copied every place of the nonce whole');
  }
  return { encoding: 'br', bytes: start.length + end.length, withNonce };
}

/** A meta-block that is not compressed (RFC 7932, 9.2): not the last, 16 bits of length, and the bytes. */
function uncompressedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}

function joined(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}

function sizeOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** Compresses piece by piece, each to the end of a byte. */
class Flusher {
  readonly #stream: BrotliCompress | DeflateRaw;
  readonly #kind: number;
  readonly #failed: Promise<never>;
  #chunks: Buffer[] = [];

  constructor(stream: BrotliCompress | DeflateRaw, kind: number) {
    this.#stream = stream;
    this.#kind = kind;
    stream.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#failed = new Promise((_, reject) => stream.once('error', reject));
    this.#failed.catch(() => undefined);
  }

  async pass(piece: Buffer): Promise<Buffer> {
    this.#stream.write(piece);
    await this.#done((resolve) => this.#stream.flush(this.#kind, resolve));
    return this.#take();
  }

  async end(): Promise<Buffer> {
    await this.#done((resolve) => this.#stream.once('end', resolve).end());
    return this.#take();
  }

  async #done(act: (resolve: () => void) => void): Promise<void> {
    await Promise.race([new Promise<void>(act), this.#failed]);
    // A stream that is busy hands its data on a moment after it has said that they were flushed.
    while (this.#stream.readableLength > 0) await new Promise(setImmediate);
  }

  #take(): Buffer {
    return Buffer.concat(this.#chunks.splice(0));
  }
}
