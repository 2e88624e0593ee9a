import { open, readFile, rename } from 'node:fs/promises';
import * as v from 'valibot';
import { hasCode } from '../../errors.ts';
import { NOTHING_LIVE, pointer } from './pointer.ts';
import type { Pointer } from './state.ts';

/** @throws where the file is there but is no pointer */
export async function readPointer(path: string): Promise<Pointer> {
  try {
    return v.parse(pointer, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return NOTHING_LIVE;
    throw new Error(`${path} is no pointer: publish again, or restore it`, { cause: error });
  }
}

/**
 * Moves the pointer: a reader sees the old one or the new one whole, also after a power cut. Only under the lock.
 */
export async function writePointer(path: string, value: Pointer): Promise<void> {
  const next = `${path}.next`;
  const file = await open(next, 'w', 0o644);
  try {
    await file.writeFile(`${JSON.stringify(value, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(next, path);
}
