import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Miscalled } from './command.mjs';

/** The publisher that `npm start` makes for a site of one machine. */
const SITE = 'site';

/**
 * A publisher: its name in the site's list, and a function that signs with its private Ed25519 key.
 * @typedef {{ id: string, sign: (text: string) => string }} Publisher
 */

/**
 * Finds the publisher of this command. The key is the file of `--key`, else `TESSERA_RELEASE_KEY` (a file, or the
 * key itself in PEM, as CI keeps it), else the one that `npm start` made here. Its name is `--as`, else
 * `TESSERA_PUBLISHER`, else the file's name without its ending.
 * @param {{ key?: string, as?: string }} said
 * @returns {Publisher}
 * @throws Error that names the ways to get one
 */
export function findPublisher({ key, as }, env = process.env, folder = process.cwd()) {
  const ownKey = ownKeyFile(env, folder);
  const given = key ?? (env.TESSERA_RELEASE_KEY || undefined);
  const isText = given?.includes('-----BEGIN');
  const file = isText ? undefined : given ? resolve(folder, given) : ownKey;
  if (file && !existsSync(file)) {
    throw new Error(
      given
        ? `There is no key ${given}: name the file of your publisher's private key, or make one with --new-key.`
        : 'No key to sign with: name one with --key or in TESSERA_RELEASE_KEY, make one with --new-key <name>, or start Tessera here once, which makes its own.',
    );
  }
  const id =
    as ?? env.TESSERA_PUBLISHER ?? (file === ownKey ? SITE : file && basename(file).replace(/\.\w+$/, ''));
  if (!id) throw new Error('The key has no publisher: name it with --as, or in TESSERA_PUBLISHER.');
  return {
    id,
    sign: signer(isText ? given : readFileSync(file), isText ? 'TESSERA_RELEASE_KEY' : (given ?? file)),
  };
}

/**
 * Finds the publisher of a command that a development site answers unsigned too.
 * @returns {Publisher | undefined} `undefined` where no key is configured and none was made here
 * @throws Error where a key is configured that cannot be used
 */
export function findOptionalPublisher(said, env = process.env, folder = process.cwd()) {
  const isConfigured = said.key !== undefined || Boolean(env.TESSERA_RELEASE_KEY);
  return isConfigured || existsSync(ownKeyFile(env, folder)) ? findPublisher(said, env, folder) : undefined;
}

function ownKeyFile(env, folder) {
  return join(resolve(folder, env.DATA_DIR || '.data'), 'keys/release.key');
}

/** What a publisher may do; `check` alone is for a key of CI, which signs no release. */
const RIGHTS = ['check', 'publish', 'move'];

/**
 * Reads the rights of `--may`, such as `publish,move`, which is also the default.
 * @returns {string[]}
 */
export function readRights(text = 'publish,move') {
  const rights = text.split(',').map((right) => right.trim());
  const wrong = rights.find((right) => !RIGHTS.includes(right));
  if (wrong === undefined) return rights;
  throw new Miscalled(`--may is a list of ${RIGHTS.join(', ')}, not ${JSON.stringify(text)}.`);
}

/**
 * Makes a publisher: its private key in a file that only its owner may read.
 * @param {readonly string[]} may see {@link readRights}
 * @returns {{ file: string, entry: object }} the entry for the site's list of publishers
 * @throws Error where the file exists
 */
export function makePublisher(id, parts, folder = process.cwd(), may = readRights()) {
  if (!/^[\w.-]{1,64}$/.test(id)) {
    throw new Error(
      `A publisher's name has 1 to 64 letters, digits, dots and hyphens, not ${JSON.stringify(id)}.`,
    );
  }
  const file = join(folder, `${id}.key`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`${file} exists already, and releases may be signed with it: choose another name.`, {
      cause: error,
    });
  }
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return { file, entry: { id, key, parts, may, retired: false } };
}

function signer(pem, where) {
  const key = readKey(pem, where);
  return (text) => sign(null, Buffer.from(text), key).toString('base64');
}

function readKey(pem, where) {
  try {
    const key = createPrivateKey(pem);
    if (createPublicKey(key).asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below, with a key of another kind: the parser's own message could show a part of the key.
  }
  throw new Error(`${where} is no private Ed25519 key in PEM.`);
}
