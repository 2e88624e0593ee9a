import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../errors.ts';
import type { ReleaseFolders } from '../folders.ts';
import type { ReleaseState } from './state.ts';

const SWEEP_MS = 60_000;

/** Nonces as empty files, since only one of those that would make a file does; a file's time is when it may go. */
export function fileNonces({ nonces: folder }: Pick<ReleaseFolders, 'nonces'>): {
  readonly use: ReleaseState['useNonce'];
} {
  let sweptAt = 0;

  async function sweep(now: number): Promise<void> {
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    for (const name of await readdir(folder)) {
      const found = await stat(join(folder, name)).catch(() => undefined);
      // One that was made just now has not got its time yet.
      if (found && found.mtimeMs < now - SWEEP_MS) await rm(join(folder, name), { force: true });
    }
  }

  return {
    async use(nonce, untilMs) {
      await mkdir(folder, { recursive: true });
      await sweep(Date.now());
      const name = createHash('sha256').update(nonce).digest('hex');
      try {
        const file = await open(join(folder, name), 'wx');
        await file.utimes(new Date(untilMs), new Date(untilMs));
        await file.close();
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      }
    },
  };
}
