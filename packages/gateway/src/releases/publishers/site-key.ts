import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { hasCode } from '../../errors.ts';
import type { ReleaseFolders } from '../folders.ts';
import { SITE_PUBLISHER } from './publisher.ts';
import { keyText, type PublisherList } from './read.ts';

/**
 * The private key of the site's own publisher; made, together with its entry in the list of publishers, on the first
 * publication. Only who publishes needs it: a gateway reads public keys alone.
 */
export async function siteKey(folders: ReleaseFolders): Promise<KeyObject> {
  const key = (await readKey(folders)) ?? (await makeKey(folders));
  const list: PublisherList = [
    {
      id: SITE_PUBLISHER,
      key: keyText(createPublicKey(key)),
      parts: ['*'],
      may: ['publish', 'move'],
      retired: false,
    },
  ];
  await writeOnce(folders.publishers, `${JSON.stringify(list, null, 2)}\n`, 0o644);
  return key;
}

async function readKey(folders: ReleaseFolders): Promise<KeyObject | undefined> {
  try {
    return createPrivateKey(await readFile(folders.privateKey));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    const hint = 'restore it from a backup, or remove it together with the releases that it signed';
    throw new Error(`${folders.privateKey} is no readable key: ${hint}`, { cause: error });
  }
}

async function makeKey(folders: ReleaseFolders): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(folders.keys, { recursive: true, mode: 0o700 });
  await chmod(folders.keys, 0o700);
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const isMine = await writeOnce(folders.privateKey, secret, 0o600);
  const key = isMine ? privateKey : await readKey(folders);
  if (!key) throw new Error(`${folders.privateKey} was removed while it was read: publish again`);
  const open = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  await writeOnce(folders.publicKey, open, 0o644);
  return key;
}

/** Writes a file that is not there yet; of several that try, one does, and the others see it whole. */
async function writeOnce(file: string, text: string, mode: number): Promise<boolean> {
  const ready = `${file}.${randomUUID()}`;
  await writeFile(ready, text, { mode });
  try {
    await link(ready, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(ready, { force: true });
  }
}
