import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts authenticators' secrets and hashes recovery codes with the site's key, so that a copy of the tables is useless. */
export interface SecretBox {
  /** Binds the secret to its member: sealed for one, it opens for no other. */
  seal(memberId: number, secret: string): Buffer;
  /** @throws Error when the key is not the one that sealed it */
  open(memberId: number, sealed: Buffer): string;
  /** Returns the keyed hash that is stored for a recovery code. */
  hash(memberId: number, code: string): string;
}

/** @param key of the setting AUTHENTICATOR_KEY */
export function createSecretBox(key: string): SecretBox {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const sealingKey = derive('authenticator secret');
  const hashingKey = derive('recovery code');
  const owner = (memberId: number) => Buffer.from(String(memberId));

  return {
    seal(memberId, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(owner(memberId));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },

    open(memberId, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(owner(memberId));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = [decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    },

    hash: (memberId, code) =>
      createHmac('sha256', hashingKey).update(`${memberId} ${code}`).digest('base64url'),
  };
}
