/**
 * How publishers sign what they send to a registry. Both sides read this one file: the gateway, and the commands
 * that release. It imports nothing.
 */

/**
 * JSON with sorted keys and no space: the same value always gives the same bytes, so that a signature does not
 * depend on who wrote the file.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`);
  return `{${fields.join(',')}}`;
}

/** The text over which a release's document is signed, in UTF-8: all of it but the signature itself. */
export function signedDocumentText(document: object): string {
  const { signature: _, ...rest } = document as { readonly signature?: unknown };
  return canonicalJson(rest);
}

/**
 * A signed request carries
 *
 *     tessera-signature: keyId=team-agent, at=1790000000000, nonce=9f2c1a7b9f2c1a7b, sig=<base64>
 *
 * `sig` is Ed25519 over {@link signedRequestText}. `at` is the time of signing in milliseconds since 1970, and may
 * differ from the gateway's clock by {@link SKEW_MS}; `nonce` counts once. What is signed is the address as it is
 * sent, path and query, and the SHA-256 of the body in hexadecimal; an empty body has the hash of no bytes.
 */
export interface RequestSignature {
  readonly keyId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly nonce: string;
  /** Base64. */
  readonly sig: string;
}

/** Lower case, as Node gives a request's headers. */
export const SIGNATURE_HEADER = 'tessera-signature';

/** How far the signer's clock may be from the gateway's. */
export const SKEW_MS = 5 * 60_000;

/** The text over which a request is signed, in UTF-8. */
export function signedRequestText(request: {
  /** Upper case. */
  readonly method: string;
  /** Path and query, as in the request's first line. */
  readonly path: string;
  readonly at: number;
  readonly nonce: string;
  /** SHA-256 of the body, hexadecimal. */
  readonly bodyHash: string;
}): string {
  const { method, path, at, nonce, bodyHash } = request;
  return [method, path, at, nonce, bodyHash].join('\n');
}

/** Formats the header's value. */
export function writeSignature({ keyId, at, nonce, sig }: RequestSignature): string {
  return `keyId=${keyId}, at=${at}, nonce=${nonce}, sig=${sig}`;
}

const FORM = /^keyId=([\w.-]{1,64}), at=(\d{1,15}), nonce=([\w-]{16,64}), sig=([A-Za-z0-9+/]{86}==)$/;

/** Parses the header's value; `undefined` when it is malformed. */
export function readSignature(header: string): RequestSignature | undefined {
  const [, keyId, at, nonce, sig] = FORM.exec(header) ?? [];
  if (keyId === undefined || at === undefined || nonce === undefined || sig === undefined) return undefined;
  return { keyId, at: Number(at), nonce, sig };
}
