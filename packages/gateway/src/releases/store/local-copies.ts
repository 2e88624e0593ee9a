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

/** So long nobody asks again for a release that is not there: addresses are anybody's to make up. */
const ABSENT_MS = 5_000;
const MOST_ABSENT = 1_000;

/** Copies of what object storage has, `<part>/<release>/<file>` below a folder, each checked once when it comes. */
export interface LocalCopies {
  /** The parsed document; `undefined` where there is no such release. */
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
  /** Path → until when it is not asked for again. */
  const absent = new Map<string, number>();
  const hashes = new Map<string, ReadonlyMap<string, string>>();

  /** One copying for all who ask at the same time. */
  function once(path: string, copy: () => Promise<string | undefined>): Promise<string | undefined> {
    const known = coming.get(path) ?? copy().finally(() => coming.delete(path));
    coming.set(path, known);
    return known;
  }

  function isAbsent(path: string): boolean {
    return (absent.get(path) ?? 0) > Date.now();
  }

  function rememberAbsent(path: string, forMs: number): void {
    if (absent.size >= MOST_ABSENT) absent.clear();
    absent.set(path, Date.now() + forMs);
  }

  async function copy(
    path: string,
    key: string,
    check: (bytes: Buffer) => Promise<void>,
    absentMs: number,
  ): Promise<string | undefined> {
    if (await isFile(path)) return path;
    if (isAbsent(path)) return undefined;
    const bytes = await objects.get(key);
    if (bytes === undefined) {
      rememberAbsent(path, absentMs);
      return undefined;
    }
    await check(bytes);
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path, bytes);
    return path;
  }

  async function document(part: string, release: string): Promise<unknown> {
    const wanted = join(folder, part, release, DOCUMENT);
    const parses = async (bytes: Buffer) => void JSON.parse(bytes.toString());
    const path = await once(wanted, () => copy(wanted, documentKey(part, release), parses, ABSENT_MS));
    return path === undefined ? undefined : (JSON.parse(await readFile(path, 'utf8')) as unknown);
  }

  async function hashOf(part: string, release: string, file: string): Promise<string | undefined> {
    const name = `${part} ${release}`;
    let known = hashes.get(name);
    if (!known) {
      const found = await document(part, release);
      if (found === undefined) return undefined;
      known = hashesOf(found as SignedDocument);
      hashes.set(name, known);
    }
    return known.get(file);
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
      return once(path, () => copy(path, key, check, encoding === 'br' ? Infinity : ABSENT_MS));
    },
  };
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return false;
    throw error;
  }
}
