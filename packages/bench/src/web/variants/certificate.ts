import { X509Certificate, createHash } from 'node:crypto';
import selfsigned from 'selfsigned';

/** A certificate for localhost, made for one run; browsers are told of it by its {@link publicKeyHash}. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export function createCertificate(): Certificate {
  const made = selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    days: 1,
  });
  return { key: made.private, cert: made.cert };
}

/** SHA-256 of the certificate's public key, base64: how Chromium is told to trust it. */
export function publicKeyHash({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(new Uint8Array(key)).digest('base64');
}
