import { createHash, randomBytes, sign, type KeyObject } from 'node:crypto';
import { SIGNATURE_HEADER, signedRequestText, writeSignature } from '@tessera/contracts/signing';

/** Of a body, as it is signed: hexadecimal. */
export function hashOfBody(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/**
 * The header of a signed request, for `fetch`.
 * @param request `path` with its query, `body` as it is sent; none is `''`
 * @param publisher the id that the gateway knows, and the private Ed25519 key
 */
export function signRequest(
  request: { readonly method: string; readonly path: string; readonly body: string | Uint8Array },
  publisher: { readonly keyId: string; readonly key: KeyObject },
  now: () => number = Date.now,
): Record<string, string> {
  const at = now();
  const nonce = randomBytes(16).toString('hex');
  const { method, path, body } = request;
  const text = signedRequestText({ method, path, at, nonce, bodyHash: hashOfBody(body) });
  const sig = sign(null, Buffer.from(text), publisher.key).toString('base64');
  return { [SIGNATURE_HEADER]: writeSignature({ keyId: publisher.keyId, at, nonce, sig }) };
}
