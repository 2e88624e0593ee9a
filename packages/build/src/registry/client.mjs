import { createHash, randomBytes } from 'node:crypto';
import { SIGNATURE_HEADER, signedRequestText, writeSignature } from '@tessera/contracts/signing';
import { readRefusal } from './old-names.mjs';

const PATH = '/internal/releases';
const TIMEOUT_MS = 60_000;

/**
 * A refusal of the registry: its code, its subject, what was expected, what came, and how to fix it.
 * @typedef {{ code: string, what: string, expected: string, actual: string, hint: string }} Refusal
 */

/** The registry refused a call; the message has one line for each refusal. */
export class Refused extends Error {
  /** @param {readonly Refusal[]} refusals */
  constructor(refusals) {
    super(refusals.map(refusalText).join('\n'));
    this.name = 'Refused';
    this.refusals = refusals;
  }
}

/** @param {Refusal} refusal */
function refusalText({ what, expected, actual, hint }) {
  return `${what}: expected ${expected}, got ${actual}. ${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`;
}

/**
 * Returns the header of a signed request.
 * @param {{ method: string, path: string, body: string | Uint8Array }} request `path` with its query; no body is `''`
 * @param {import('./publisher.mjs').Publisher | undefined} publisher
 * @param {number} at milliseconds since 1970
 */
export function signRequest({ method, path, body }, publisher, at) {
  if (!publisher) throw new Error(`${method} ${path} must be signed, and no publisher was given`);
  const nonce = randomBytes(16).toString('hex');
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const sig = publisher.sign(signedRequestText({ method, path, at, nonce, bodyHash }));
  return { [SIGNATURE_HEADER]: writeSignature({ keyId: publisher.id, at, nonce, sig }) };
}

/**
 * A site's registry of releases; its calls are described in docs/shipping-a-remote.md.
 * @param {string} site an origin like `https://lobby.example.com`
 * @param {import('./publisher.mjs').Publisher} [publisher] signs; a development site needs it for commands and uploads only
 */
export function createRegistry(site, publisher, now = Date.now) {
  const origin = originOf(site);

  async function ask(method, path, { body = '', signed = false, type = 'application/json' } = {}) {
    const headers = signed ? signRequest({ method, path, body }, publisher, now()) : {};
    if (body.length > 0) headers['content-type'] = type;
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(body.length > 0 && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error) => {
      throw new Error(`${origin} does not answer (${reasonOf(error)}): is Tessera running there?`, {
        cause: error,
      });
    });
    const text = await answer.text();
    const said = parse(text);
    if (answer.ok) return said;
    if (Array.isArray(said?.refused)) throw new Refused(said.refused.map(readRefusal));
    throw new Error(
      `${method} ${origin}${path} was answered with ${answer.status}: ${said?.error ?? 'no registry answers there'}`,
    );
  }

  return {
    /** Live, canary and previous releases, with heads, health and limits. */
    overview: () => ask('GET', PATH, { signed: publisher !== undefined }),
    /** The audit log, the newest first. */
    log: ({ part, limit }) =>
      ask('GET', `${PATH}/log?${new URLSearchParams({ ...(part && { part }), limit: String(limit) })}`, {
        signed: publisher !== undefined,
      }),
    /** @throws {Refused} where a build's description does not fit what is live */
    check: (description) =>
      ask('POST', `${PATH}/check`, {
        body: JSON.stringify(description),
        signed: publisher !== undefined,
      }),
    /** @returns {Promise<{ stored: true } | { upload: string, missing: string[] }>} */
    begin: (document) => ask('POST', `${PATH}/uploads`, { body: JSON.stringify(document), signed: true }),
    /** @param {Uint8Array} bytes */
    put: (upload, file, bytes) =>
      ask('PUT', `${PATH}/uploads/${upload}/${file}`, { body: bytes, type: 'application/octet-stream' }),
    finish: (upload) => ask('POST', `${PATH}/uploads/${upload}/finish`),
    /** @param {object} command see `packages/gateway/src/registry-api/moves.ts` */
    move: (command) => ask('POST', `${PATH}/moves`, { body: JSON.stringify(command), signed: true }),
  };
}

function originOf(site) {
  if (URL.canParse(site)) {
    const { origin, pathname, protocol } = new URL(site);
    if (/^https?:$/.test(protocol) && pathname === '/') return origin;
  }
  throw new Error(`A site is an address like https://lobby.example.com, not ${JSON.stringify(site)}.`);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error) {
  return error.cause?.code ?? error.cause?.message ?? error.message;
}
