import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { AnswerOf, Calls } from '@tessera/wire';
import { DEVICE, type TestClient } from './client.ts';

/** An authenticator in software (WebAuthn level 3): it signs by ES256, and attests nothing. */

interface Options {
  readonly challenge: string;
  /** Of a creation. */
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
  /** Of a request. */
  readonly rpId?: string;
}

export interface SoftPasskey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly userHandle: string;
  /** Signatures so far; as 0 it never counts. */
  counter: number;
}

/** What tests change of an answer. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  readonly isBackedUp?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, canBackUp: 0x08, backedUp: 0x10, attested: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

const clientData = (type: string, challenge: string, origin: string) =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false });

interface AuthenticatorData extends Deviation {
  readonly counter: number;
  readonly attested?: Buffer;
}

function authenticatorData(rpId: string, given: AuthenticatorData): Buffer {
  const { attested = Buffer.alloc(0), counter, isVerified = true, isBackedUp = false } = given;
  const flags =
    FLAGS.present |
    (isVerified ? FLAGS.verified : 0) |
    (isBackedUp ? FLAGS.canBackUp | FLAGS.backedUp : 0) |
    (attested.length > 0 ? FLAGS.attested : 0);
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(given.rpId ?? rpId), head, attested]);
}

/** CBOR of a byte string. */
function cborBytes(bytes: Buffer): Buffer {
  if (bytes.length < 256) return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** CBOR of `{1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}`. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

/** CBOR of `{fmt: "none", attStmt: {}, authData}`. */
const attestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    cborBytes(data),
  ]);

/** Creates a passkey, as `navigator.credentials.create` does. */
export function createPasskey(options: object, origin: string, deviation: Deviation = {}) {
  const { challenge, rp, user } = options as Options;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(rawId.length);
  const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)]);
  const id = base64url(rawId);
  const client = clientData('webauthn.create', challenge, deviation.origin ?? origin);
  const data = authenticatorData(rp?.id ?? '', { ...deviation, counter: 0, attested });
  const passkey: SoftPasskey = { id, privateKey, userHandle: user?.id ?? '', counter: 0 };
  const credential = {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(client),
      attestationObject: base64url(attestation(data)),
      transports: ['internal'],
    },
  };
  return { passkey, credential };
}

/** Answers a request, as `navigator.credentials.get` does. */
export function usePasskey(passkey: SoftPasskey, options: object, origin: string, deviation: Deviation = {}) {
  const { challenge, rpId = '' } = options as Options;
  passkey.counter += 1;
  const client = clientData('webauthn.get', challenge, deviation.origin ?? origin);
  const data = authenticatorData(rpId, { ...deviation, counter: passkey.counter });
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), passkey.privateKey);
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: deviation.userHandle ?? passkey.userHandle,
    },
  };
}

type Headers = Readonly<Record<string, string>>;

/** What a member does with passkeys. @param origin of the site */
export function passkeysOf(platform: Pick<TestClient, 'send' | 'url'>, origin = platform.url) {
  return {
    /** A new passkey that is not sent yet. */
    async created(token: string, deviation?: Deviation) {
      const { options } = await platform.send('passkeyEnrolBegin', {}, { token });
      return createPasskey(options, origin, deviation);
    },

    async enrol(token: string, name = 'Phone', deviation?: Deviation) {
      const { passkey, credential } = await this.created(token, deviation);
      const { id } = await platform.send('passkeyEnrolFinish', { credential, name }, { token });
      return { id, passkey };
    },

    async used(passkey: SoftPasskey, deviation?: Deviation) {
      const { options } = await platform.send('passkeyLoginBegin', {});
      return usePasskey(passkey, options, origin, deviation);
    },

    logIn(credential: object, headers: Headers = {}): Promise<AnswerOf<Calls['loginPasskey']>> {
      return platform.send('loginPasskey', { credential: { ...credential }, ...DEVICE }, { headers });
    },

    async proof(token: string, passkey: SoftPasskey) {
      const { options } = await platform.send('passkeyProofBegin', {}, { token });
      return usePasskey(passkey, options, origin);
    },
  };
}
