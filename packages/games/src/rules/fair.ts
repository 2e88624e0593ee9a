import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from './draw.ts';

/**
 * How a round's draws come from its seed, in the server and in the browser of a player who checks them: the seed is 32
 * bytes of the server's CSPRNG, its SHA-256 (`commitmentOf`) is told before the round and the seed after it. The player's
 * own words (`salt`) are mixed in, so that neither side chooses the draws alone; a table's rounds have its number there.
 */
export const SEED_BYTES = 32;

/** What is told before the round, hexadecimal. @param seed hexadecimal */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

const WORD_BYTES = 4;
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
