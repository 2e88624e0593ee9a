import { randomBytes } from 'node:crypto';

/**
 * The nonce of one answer: 16 random bytes in base64. It always ends in `==`, on which `html/packed.ts` relies.
 */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Stands in every document that is made where an answer's nonce will be. It is as secret as a nonce: whoever knew it
 * could write it into a text of the page, and would be given the nonce there. It never leaves this process.
 */
export const NONCE_PLACE = newNonce();
