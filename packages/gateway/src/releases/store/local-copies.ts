import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { hasCode } from '../../errors.ts';
import { isPackable } from '../compress.ts';
import { DOCUMENT } from '../folders.ts';
import { integrityOf } from '../integrity.ts';
import type { Objects } from './objects.ts';
import { documentKey, fileKey, packedKey } from './s3-keys.ts';
import type { SignedDocument } from './store.ts';
import { hashesOf } from './upload.ts';
import { writeWhole } from './write-whole.ts';

const unpack = promisify(brotliDecompress);

/** So long no file of a release that is not there is asked for again: addresses are anybody's to make up. */
const ABSENT_MS = 5_000;
const MOST_ABSENT = 1_000;

/** Copies of what object storage has, `<part>/<release>/<file>` below a folder, each checked once when it comes. */
export interface LocalCopies {
  /**
   * The parsed document; `undefined` where there is no such release. Where there is no copy yet the storage is always
   * asked: a release is often looked for just before it is stored, by whichever gateway.
   */
  readonly document: (part: string, release: string) => Promise<unknown>;
  /**
   * The path of a copy; `undefined` where there is no such release or file, or none that is packed.
   * @throws where the storage has other bytes under it
   */
  readonly file: (
    part: string,
    release: string,
    file: string,
    encoding: 'plain' | 'br',
  ) => Promise<string | undefined>;
}

export function localCopies(objects: Objects, folder: string): LocalCopies {
  /** Path → the copying that is under way. */
  const coming = new Map<string, Promise<string | undefined>>();
  /** Release, or path of a file → until when it is not asked for again. */
  const absent = new Map<string, number>();
  /** Release that is there → its files and their hashes. */
  const hashes = new Map<string, ReadonlyMap<string, string>>();

  /** One copying for all who ask at the same time. */
  function once(path: string, copy: () => Promise<string | undefined>): Promise<string | undefined> {
    const known = coming.get(path) ?? copy().finally(() => coming.delete(path));
    coming.set(path, known);
    return known;
  }

  /** Asks only where nobody has asked for nothing shortly before. */
  async function unlessAbsent<Found>(
    what: string,
    forMs: number,
    ask: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    if ((absent.get(what) ?? 0) > Date.now()) return undefined;
    const found = await ask();
    if (found !== undefined) return found;
    if (absent.size >= MOST_ABSENT) absent.clear();
    absent.set(what, Date.now() + forMs);
    return undefined;
  }

  async function copy(
    path: string,
    get: () => Promise<Buffer | undefined>,
    check: (bytes: Buffer) => Promise<void>,
  ): Promise<string | undefined> {
    if (await isFile(path)) return path;
    const bytes = await get();
    if (bytes === undefined) return undefined;
    await check(bytes);
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path, bytes);
    return path;
  }

  async function document(part: string, release: string): Promise<unknown> {
    const wanted = join(folder, part, release, DOCUMENT);
    const parses = async (bytes: Buffer) => void JSON.parse(bytes.toString());
    const get = () => objects.get(documentKey(part, release));
    const ask = () => once(wanted, () => copy(wanted, get, parses));
    // A question that was under way may be older than the release.
    const path = (await coming.get(wanted)) ?? (await ask());
    if (path === undefined) return undefined;
    const found = JSON.parse(await readFile(path, 'utf8')) as SignedDocument;
    hashes.set(nameOf(part, release), hashesOf(found));
    return found;
  }

  async function hashOf(part: string, release: string, file: string): Promise<string | undefined> {
    const name = nameOf(part, release);
    if (!hashes.has(name)) await unlessAbsent(name, ABSENT_MS, () => document(part, release));
    return hashes.get(name)?.get(file);
  }

  return {
    document,

    async file(part, release, file, encoding) {
      const path = join(folder, part, release, encoding === 'br' ? `${file}.br` : file);
      if (encoding === 'br' && !isPackable(file)) return undefined;
      const hash = await hashOf(part, release, file);
      if (hash === undefined) return undefined;
      const key = encoding === 'br' ? packedKey(hash) : fileKey(hash);
      const check = async (bytes: Buffer) => {
        const plain = encoding === 'br' ? await unpack(bytes) : bytes;
        if (integrityOf(plain) !== hash) throw new Error(`${part} ${release}: ${file} is not what was built`);
      };
      // What a release has not got it never will have; a missing packed form is no reason to ask for it each time.
      const forMs = encoding === 'br' ? Infinity : ABSENT_MS;
      return once(path, () => copy(path, () => unlessAbsent(path, forMs, () => objects.get(key)), check));
    },
  };
}

function nameOf(part: string, release: string): string {
  return `${part} ${release}`;
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return false;
    throw error;
  }
}
