import { createHash, verify } from 'node:crypto';
import type { Publisher, Right } from '../releases/publishers/publisher.ts';
import { owns } from '../releases/publishers/publisher.ts';
import { Refused, type Refusal } from '../releases/refusal.ts';
import type { ReleaseSite } from '../releases/site.ts';
import { readSignature, signedRequestText, SIGNATURE_HEADER, SKEW_MS } from '@tessera/contracts/signing';

export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, as received. */
  readonly path: string;
  /** Of {@link SIGNATURE_HEADER}. */
  readonly signature: string | undefined;
  readonly body: Uint8Array;
}

/**
 * Returns the publisher that has signed a request. The nonce is used up last, so that only publishers can use up any.
 * @throws Refused where the signature is missing, wrong, old or repeated, or its publisher is unknown or retired
 */
export async function publisherOf(
  request: ReceivedRequest,
  { publishers, state }: Pick<ReleaseSite, 'publishers' | 'state'>,
  now: () => number = Date.now,
): Promise<Publisher> {
  const signed = readSignature(request.signature ?? '');
  if (!signed) {
    throw unsigned(
      `${SIGNATURE_HEADER}: keyId=…, at=…, nonce=…, sig=…`,
      request.signature === undefined ? 'no such header' : 'another form',
      'sign the request with a publisher’s key, as `npm run release` and `npm run remotes` do.',
    );
  }
  const { keyId, at, nonce, sig } = signed;
  const offMs = Math.abs(now() - at);
  if (offMs > SKEW_MS) {
    throw unsigned(
      `a signature at most ${SKEW_MS / 60_000} minutes from now`,
      `one that is ${Math.round(offMs / 60_000)} minutes away`,
      'set the clock of the machine that signs, and sign again',
    );
  }
  const publisher = (await publishers()).get(keyId);
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  const text = signedRequestText({ ...request, at, nonce, bodyHash });
  if (!publisher)
    throw refusedPublisher('a publisher of this site', keyId, 'ask its operator to add the key');
  if (!verify(null, Buffer.from(text), publisher.key, Buffer.from(sig, 'base64'))) {
    throw unsigned(
      `the signature of ${keyId} over this method, path, time, nonce and body`,
      'another one',
      `sign what is sent, with the private key of ${keyId}`,
    );
  }
  if (!(await state.useNonce(`${keyId}:${nonce}`, at + 2 * SKEW_MS))) {
    throw unsigned('a nonce that was never used', nonce, 'sign each request again');
  }
  if (publisher.retired) {
    throw refusedPublisher('a publisher that is not retired', keyId, 'use the key that replaced it');
  }
  return publisher;
}

/** Checks that a publisher has one of some rights. @throws Refused where it has none of them */
export function requireOneOf(publisher: Publisher, rights: readonly Right[]): void {
  if (rights.some((right) => publisher.may.includes(right))) return;
  throw refusedPublisher(
    `a publisher that may ${rights.join(' or ')}`,
    `${publisher.id}, who may ${publisher.may.join(' and ') || 'nothing'}`,
    'ask the site’s operator for the right',
  );
}

/** Checks that a publisher has a right for a part. @throws Refused where it does not */
export function requireRight(publisher: Publisher, right: Right, part: string): void {
  requireOneOf(publisher, [right]);
  if (!owns(publisher, part)) {
    throw refusedPublisher(
      `a publisher of ${part}`,
      `${publisher.id}, whose parts are ${publisher.parts.join(', ') || 'none'}`,
      `ask the team that owns ${part}, or the site’s operator for the part`,
    );
  }
}

function unsigned(expected: string, actual: string, hint: string): Refused {
  return new Refused([{ code: 'signature', what: 'request', expected, actual, hint }]);
}

function refusedPublisher(expected: string, actual: string, hint: string): Refused {
  const refusal: Refusal = { code: 'publisher', what: 'publisher', expected, actual, hint };
  return new Refused([refusal]);
}
