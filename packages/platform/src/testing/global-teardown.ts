import { rmSync } from 'node:fs';
import type { Cluster } from '@tessera/server';
import { testRun } from './test-run.ts';

export default async function stop(): Promise<void> {
  await (globalThis as { tesseraTestCluster?: Cluster }).tesseraTestCluster?.stop('discard');
  rmSync(testRun().root, { recursive: true, force: true });
}
