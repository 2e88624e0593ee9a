import { createHash, webcrypto } from 'node:crypto';

// jsdom has no hash functions.
if (!('subtle' in globalThis.crypto)) {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
}

/** A proof of work whose number is 77, as the platform would answer it. */
export const WORK = {
  token: 'work-1',
  salt: 'salt',
  challenge: createHash('sha256').update('salt77').digest('hex'),
  max: 500,
};
