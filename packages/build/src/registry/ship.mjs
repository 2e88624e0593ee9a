import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedDocumentText } from '@tessera/contracts/signing';

/** Files that are sent at once. */
const LANES = 4;

/**
 * Reads what a build left in a project's `dist`.
 * @returns {{ part: string, description: object, read: (file: string) => Buffer }}
 * @throws Error where it is not built
 */
export function readBuild(dir) {
  const dist = join(dir, 'dist');
  const description = readJson(join(dist, 'shell.json')) ?? readJson(join(dist, 'release.json'));
  if (!description) throw new Error(`${dist} has no release.json: build it first, with tessera-build`);
  return {
    part: description.config?.name ?? 'shell',
    description,
    read: (file) => readFileSync(join(dist, file.startsWith('server/') ? '' : 'browser', file)),
  };
}

/** Adds who made a build, and signs it. */
export function sign({ part, description }, publisher, made) {
  const place = part === 'shell' ? '/shell' : `/remotes/${part}`;
  const document = {
    ...description,
    baseUrl: `${place}/${description.release}/`,
    made,
    publisher: publisher.id,
  };
  return { ...document, signature: publisher.sign(signedDocumentText(document)) };
}

/**
 * Uploads a signed build; visitors do not get it yet.
 * @param {ReturnType<import('./client.mjs').createRegistry>} registry
 * @returns {Promise<{ files: number, bytes: number }>} what was sent; nothing where it is already stored
 * @throws {import('./client.mjs').Refused}
 */
export async function upload(registry, build, document) {
  const started = await registry.begin(document);
  if (started.stored) return { files: 0, bytes: 0 };
  const left = [...started.missing];
  let bytes = 0;
  const lane = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const content = build.read(file);
      await registry.put(started.upload, file, content);
      bytes += content.length;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await registry.finish(started.upload);
  return { files: started.missing.length, bytes };
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${path} cannot be read (${error.message}): build it again`, { cause: error });
  }
}
