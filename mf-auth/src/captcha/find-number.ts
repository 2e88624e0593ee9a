import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A number to find: the SHA-256 of `salt` and its decimal digits is `challenge`, in hexadecimal digits. */
export interface Work {
  readonly salt: string;
  readonly challenge: string;
  readonly max: number;
}

/** Returns the number if it is one of the `count` numbers from `first` on. */
export function findNumber({ salt, challenge, max }: Work, first: number, count: number): number | undefined {
  const end = Math.min(max + 1, first + count);
  for (let number = first; number < end; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number;
  }
  return undefined;
}
