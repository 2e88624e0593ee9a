import { createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** `<id>.<secret>`: the id names the session for its whole life, each rotation brings a new secret. */
export interface Token {
  readonly id: string;
  readonly secret: string;
}

export const newSessionId = (): string => randomBytes(ID_BYTES).toString('base64url');
/** 256 random bits, for everything that opens something by being known. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const writeToken = ({ id, secret }: Token): string => `${id}.${secret}`;

export function readToken(text: string): Token | undefined {
  const match = /^([\w-]{22})\.([\w-]{43})$/.exec(text);
  return match?.[1] && match[2] ? { id: match[1], secret: match[2] } : undefined;
}

/** What is stored in place of a secret. A plain hash is enough for 256 random bits. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
