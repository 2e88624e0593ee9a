import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';

/** What browsers send, in WebAuthn's own JSON. Only the fields that are read. */

const base64url = (bytes: number) =>
  v.pipe(v.string(), v.maxLength(Math.ceil((bytes * 4) / 3)), v.regex(/^[\w-]+$/));
const MAX_ID_BYTES = 1_023;
const MAX_TRANSPORTS = 10;

const common = {
  id: base64url(MAX_ID_BYTES),
  rawId: base64url(MAX_ID_BYTES),
  type: v.literal('public-key'),
};

/** None is asked for. */
const WITHOUT_EXTENSIONS = { clientExtensionResults: {} };

const created = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(MAX_TRANSPORTS)),
      [],
    ),
  }),
});

const used = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(1_000),
    userHandle: v.nullish(base64url(64)),
  }),
});

const clientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: base64url(64) }));

/** Reads a new passkey, or returns `undefined` where it is none. */
export function readCreated(credential: unknown): RegistrationResponseJSON | undefined {
  const read = v.safeParse(created, credential);
  return read.success ? { ...read.output, ...WITHOUT_EXTENSIONS } : undefined;
}

/** Reads a passkey's answer, or returns `undefined` where it is none. */
export function readUsed(credential: unknown): AuthenticationResponseJSON | undefined {
  const read = v.safeParse(used, credential);
  if (!read.success) return undefined;
  const { userHandle, ...response } = read.output.response;
  return {
    ...read.output,
    ...WITHOUT_EXTENSIONS,
    response: { ...response, ...(userHandle ? { userHandle } : {}) },
  };
}

/** Returns the challenge that the browser has answered. */
export function challengeOf({
  response,
}: {
  readonly response: { readonly clientDataJSON: string };
}): string | undefined {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
  const read = v.safeParse(clientData, text);
  return read.success ? read.output.challenge : undefined;
}
