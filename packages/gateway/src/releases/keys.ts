import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { hasCode } from '../errors.ts';
import type { ReleaseFolders } from './folders.ts';

/**
 * The key that signs releases; made on the first publication. Only who publishes needs it: a gateway reads
 * the public half alone.
 */
export async function signingKey(folders: ReleaseFolders): Promise<KeyObject> {
  try {
    return createPrivateKey(await readFile(folders.privateKey));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) {
      const hint = 'restore it from a backup, or remove it together with the releases that it signed';
      throw new Error(`${folders.privateKey} is no readable key: ${hint}`, { cause: error });
    }
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await mkdir(folders.keys, { recursive: true, mode: 0o700 });
  await chmod(folders.keys, 0o700);
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(folders.privateKey, secret, { mode: 0o600, flag: 'wx' });
  await writeFile(folders.publicKey, publicKey.export({ type: 'spki', format: 'pem' }), { mode: 0o644 });
  return privateKey;
}

/** @throws where nothing was ever published to this data directory */
export async function verifyingKey(folders: ReleaseFolders): Promise<KeyObject> {
  return createPublicKey(await readFile(folders.publicKey));
}
