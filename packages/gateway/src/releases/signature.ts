import { sign, verify, type KeyObject } from 'node:crypto';
import { signedDocumentText } from '@tessera/contracts/signing';

/** Ed25519 over the document's canonical JSON without its `signature`; base64. */
export function signatureOf(document: object, key: KeyObject): string {
  return sign(null, signedBytes(document), key).toString('base64');
}

/**
 * Give it the document as it was read, not as a schema returned it: a schema that fills in a default would
 * change what was signed.
 */
export function isSignedBy(document: object, key: KeyObject): boolean {
  if (!('signature' in document) || typeof document.signature !== 'string') return false;
  return verify(null, signedBytes(document), key, Buffer.from(document.signature, 'base64'));
}

function signedBytes(document: object): Buffer {
  return Buffer.from(signedDocumentText(document));
}
