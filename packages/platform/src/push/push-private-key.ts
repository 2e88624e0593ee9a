import { createECDH } from 'node:crypto';

/** Whether these are 32 bytes that are a private key. */
export function isPushPrivateKey(text: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return Buffer.from(text, 'base64url').length === 32;
  } catch {
    return false;
  }
}
