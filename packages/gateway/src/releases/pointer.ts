import { open, readFile, rename } from 'node:fs/promises';
import * as v from 'valibot';
import { hasCode } from '../errors.ts';
import { releaseId } from './documents.ts';
import { SHELL, type ReleaseFolders } from './folders.ts';

const standing = v.object({
  live: releaseId,
  /** The one before: what a rollback returns to, and what a browser loads when the live one cannot be. */
  previous: v.nullable(releaseId),
});

const pointer = v.object({
  /** `shell` and the remotes by name. */
  parts: v.record(v.pipe(v.string(), v.regex(/^(shell|mf-[a-z][a-z-]*)$/)), standing),
});
export type Pointer = v.InferOutput<typeof pointer>;
export type Standing = v.InferOutput<typeof standing>;

export const NOTHING_LIVE: Pointer = { parts: {} };

/** The pointer after a release of a part went live. Publishing what is live already changes nothing. */
export function advanced(from: Pointer, name: string, release: string): Pointer {
  const now = from.parts[name];
  if (now?.live === release) return from;
  return { parts: { ...from.parts, [name]: { live: release, previous: now?.live ?? null } } };
}

/** The pointer after a part went back to its previous release; the one it leaves becomes the previous one. */
export function returned(from: Pointer, name: string): Pointer | undefined {
  const now = from.parts[name];
  if (!now?.previous) return undefined;
  return { parts: { ...from.parts, [name]: { live: now.previous, previous: now.live } } };
}

export function remoteNames(of: Pointer): string[] {
  return Object.keys(of.parts)
    .filter((name) => name !== SHELL)
    .sort();
}

/** @throws where the file is there but is no pointer */
export async function readPointer(folders: ReleaseFolders): Promise<Pointer> {
  try {
    return v.parse(pointer, JSON.parse(await readFile(folders.pointer, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return NOTHING_LIVE;
    throw new Error(`${folders.pointer} is no pointer: publish again, or restore it`, { cause: error });
  }
}

/** Moves the pointer: a reader sees the old one or the new one whole, also after a power cut. */
export async function writePointer(folders: ReleaseFolders, value: Pointer): Promise<void> {
  const next = `${folders.pointer}.next`;
  const file = await open(next, 'w', 0o644);
  try {
    await file.writeFile(`${JSON.stringify(value, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(next, folders.pointer);
}
