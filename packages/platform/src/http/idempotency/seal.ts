import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

import { canonicalJson } from './canonical-json.ts';

/**
 * Answers wait for a repeated key for a day, and some hold a session token or follow from a password. So the key,
 * which only the client has, seals them: the table alone opens nothing.
 */

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Shows whether a payload has the same value, without showing what it is. */
export const macOfPayload = (key: string, payload: unknown): string => macOf(key, canonicalJson(payload));

/** As releases wrote it that compared payloads by their text; such rows are forgotten after a day. */
export const macOfText = (key: string, payload: unknown): string => macOf(key, JSON.stringify(payload));

const macOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(key: string, answer: unknown): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws where the key is not the one it was sealed with */
export function unseal(key: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}

function cipherKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'idempotent answer', 32));
}
