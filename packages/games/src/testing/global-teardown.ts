import { rmSync } from 'node:fs';
import type { Cluster } from '@tessera/server';
import type { TestRun } from './test-run.ts';

export default async function stop(): Promise<void> {
  await (globalThis as { tesseraGamesCluster?: Cluster }).tesseraGamesCluster?.stop('discard');
  const { root } = JSON.parse(process.env.TESSERA_GAMES_TEST_RUN ?? '{}') as Partial<TestRun>;
  if (root !== undefined) rmSync(root, { recursive: true, force: true });
}
