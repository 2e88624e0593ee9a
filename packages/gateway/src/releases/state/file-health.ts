import { readFile } from 'node:fs/promises';
import { hasCode } from '../../errors.ts';
import type { ReleaseFolders } from '../folders.ts';
import { withLock } from '../lock.ts';
import { writeWhole } from '../store/write-whole.ts';
import { since, summed } from './health-counts.ts';
import { HEALTH_KEPT_MINUTES, type HealthCount, type ReleaseState } from './state.ts';

/** Counts of health in one file; a damaged one is begun anew, since it is worth two hours at most. */
export function fileHealth({ health: path, healthLock }: Pick<ReleaseFolders, 'health' | 'healthLock'>): {
  readonly add: ReleaseState['addHealth'];
  readonly read: ReleaseState['health'];
} {
  return {
    async add(counts) {
      if (counts.length === 0) return;
      await withLock(healthLock, async () => {
        const kept = since(await readCounts(path), HEALTH_KEPT_MINUTES, Date.now());
        await writeWhole(path, JSON.stringify(summed([...kept, ...counts])));
      });
    },
    read: async (minutes) => since(await readCounts(path), minutes, Date.now()),
  };
}

async function readCounts(path: string): Promise<HealthCount[]> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as HealthCount[];
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return [];
    throw error;
  }
}
