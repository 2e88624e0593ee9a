import selfsigned from 'selfsigned';

/** A certificate for localhost, made for one run. Who uses it must be told to accept it. */
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
