import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A whole number from 0 to `below` - 1, each with the same chance. */
export type Draw = (below: number) => number;

/**
 * How draws come from a seed, in the servers and in the browser of a player who checks them: the seed is 32 bytes of the
 * server's CSPRNG, its commitment is announced before the draw and the seed revealed after it. The player's own words
 * (`salt`) are mixed in, so that neither side chooses the draws alone; a table's rounds have its number there.
 */
export const SEED_BYTES = 32;

/** The form in which a seed is revealed. */
export const SEED = /^[0-9a-f]{64}$/;

/**
 * Returns what is announced before the draw, hexadecimal: the SHA-256 of the seed and of the text that is fixed with it.
 * @param seed hexadecimal
 * @param fixed what else decides the draw, such as a wheel's prizes and weights
 */
export const commitmentOf = (seed: string, fixed = ''): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(fixed))));

const WORD_BYTES = 4;
const WORD_BITS = 32n;
const WORDS = 2 ** 32;

/**
 * The draws of a round, endless: block n is HMAC-SHA-256 of `salt` and n under the seed, read as big-endian words of 32
 * bits; a word that would favour small numbers is passed over, so every number has the same chance.
 * @param seed hexadecimal
 */
export function drawsOf(seed: string, salt: string): Draw {
  const key = hexToBytes(seed);
  const prefix = utf8ToBytes(`${salt}:`);
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let blocks = 0;
  function word(): number {
    if (at === block.byteLength) {
      const bytes = hmac(sha256, key, concatBytes(prefix, utf8ToBytes(String(blocks))));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blocks += 1;
      at = 0;
    }
    const value = block.getUint32(at);
    at += WORD_BYTES;
    return value;
  }
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORDS)
      throw new RangeError(`nothing can be drawn below ${below}`);
    const fair = WORDS - (WORDS % below);
    for (;;) {
      const value = word();
      if (value < fair) return value % below;
    }
  };
}

/**
 * Draws a whole number from 0 to below `end`, which may be larger than 2^32 as sums of money are: words are put together,
 * cut to the bits of `end - 1`, and passed over while they are not below `end`.
 */
export function drawBig(draw: Draw, end: bigint): bigint {
  if (end <= 0n) throw new RangeError(`nothing can be drawn below ${end}`);
  const bits = (end - 1n).toString(2).length;
  const mask = (1n << BigInt(bits)) - 1n;
  for (;;) {
    let drawn = 0n;
    for (let had = 0; had < bits; had += Number(WORD_BITS))
      drawn = (drawn << WORD_BITS) | BigInt(draw(WORDS));
    drawn &= mask;
    if (drawn < end) return drawn;
  }
}
