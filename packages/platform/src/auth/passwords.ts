import { hash, verify, type Algorithm } from '@node-rs/argon2';

/** The package's const enum cannot be read without a compiler that inlines it. */
const ARGON2ID: Algorithm = 2;
/** OWASP's floor for argon2id; the hash carries its own parameters, so they can be raised later. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Compared with when there is no such account: the answer must take as long as for one that exists. */
const nobody = hashPassword('nobody has this password');

/** @param stored `undefined` where there is no such account: always false, and not faster */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== undefined && matches;
}
