import { rmSync } from 'node:fs';
import type { Cluster } from '../cluster/cluster.ts';
import { testRun } from './test-run.ts';

export default async function stop(): Promise<void> {
  await (globalThis as { tesseraTestCluster?: Cluster }).tesseraTestCluster?.stop();
  rmSync(testRun().root, { recursive: true, force: true });
}
