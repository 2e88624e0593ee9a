import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signRequest, type Publisher } from '@tessera/build/registry';
import { describe as describeBuild } from '../releases/description.ts';
import { baseUrlOf } from '../releases/folders.ts';
import { keyText } from '../releases/publishers/read.ts';
import { signatureOf } from '../releases/signature.ts';
import { writeWhole } from '../releases/store/write-whole.ts';
import { REGISTRY_PATH } from '../registry-api/registry-api.ts';

/** Files that are sent at once, as the command does. */
const LANES = 4;

/** A team that publishes over HTTP, as its command does. */
export interface TestPublisher extends Publisher {
  readonly key: KeyObject;
  /** A signed call of the registry; a body that is no text is sent as JSON. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** The build's document, signed. */
  readonly document: (dist: string, changes?: object) => Promise<Record<string, unknown>>;
  /** Uploads a build. @returns the answer that ended it: of the last step, or of the first that was refused */
  readonly upload: (dist: string, changes?: object) => Promise<Response>;
  readonly move: (command: object) => Promise<Response>;
}

/** Adds a publisher to the site's list. */
export async function addPublisher(
  site: { readonly url: string; readonly dataDir: string },
  entry: { readonly id: string; readonly parts: readonly string[]; readonly may?: readonly string[] },
): Promise<TestPublisher> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = join(site.dataDir, 'keys/publishers.json');
  const list = JSON.parse(await readFile(file, 'utf8')) as object[];
  const added = { may: ['publish', 'move'], ...entry, key: keyText(publicKey) };
  // Running gateways read it at any moment.
  await writeWhole(file, JSON.stringify([...list, added]));
  return publisher(site.url, entry.id, privateKey);
}

/**
 * One that the site may know or not.
 * @param url of the gateway; of several that serve the site, the one that is to take the next call
 */
export function publisher(url: string | (() => string), id: string, key: KeyObject): TestPublisher {
  const signer = signerOf(id, key);
  const gateway = typeof url === 'string' ? () => url : url;
  const call: TestPublisher['call'] = (method, path, body) => {
    const sent = { method, path: REGISTRY_PATH + path, body: textOf(body) };
    const headers = { ...signRequest(sent, signer, Date.now()), 'content-type': 'application/json' };
    return fetch(gateway() + sent.path, { method, headers, ...(body !== undefined && { body: sent.body }) });
  };

  const document: TestPublisher['document'] = async (dist, changes = {}) => {
    const value = await readBuildFile(dist);
    const { name, document: build } = describeBuild(value, dist);
    const made = { at: '2026-01-01T12:00:00.000Z', by: 'Mira', commit: '9f2c1a7b', changes: 'Better' };
    const baseUrl = baseUrlOf(name, build.release);
    const whole = { version: '0.2.0', ...build, baseUrl, made, publisher: id, ...changes };
    return { ...whole, signature: signatureOf(whole, key) };
  };

  return {
    ...signer,
    key,
    call,
    document,

    async upload(dist, changes) {
      const begun = await call('POST', '/uploads', await document(dist, changes));
      if (begun.status !== 201) return begun;
      const { upload, missing } = (await begun.json()) as { upload: string; missing: string[] };
      let refused: Response | undefined;
      const lane = async () => {
        for (let file = missing.shift(); file !== undefined && !refused; file = missing.shift()) {
          const path = join(dist, file.startsWith('server/') ? '' : 'browser', file);
          const sent = await put(gateway(), upload, file, await readFile(path));
          if (sent.status !== 204) refused ??= sent;
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      return refused ?? call('POST', `/uploads/${upload}/finish`);
    },

    move: (command) => call('POST', '/moves', command),
  };
}

/** Returns who signs with a key, as `findPublisher` of the commands does. */
export function signerOf(id: string, key: KeyObject): Publisher {
  return { id, sign: (text) => sign(null, Buffer.from(text), key).toString('base64') };
}

/** Sends one file of an upload. */
export function put(url: string, upload: string, file: string, bytes: Uint8Array): Promise<Response> {
  return fetch(`${url}${REGISTRY_PATH}/uploads/${upload}/${file}`, {
    method: 'PUT',
    body: new Blob([new Uint8Array(bytes)]),
    headers: { 'content-type': 'application/octet-stream' },
  });
}

async function readBuildFile(dist: string): Promise<unknown> {
  const read = (name: string) => readFile(join(dist, name), 'utf8').catch(() => undefined);
  return JSON.parse((await read('shell.json')) ?? (await read('release.json')) ?? 'null') as unknown;
}

function textOf(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
