import { rmSync } from 'node:fs';
import type { Cluster } from '@tessera/server';
import { faultsOfRefusals } from './answered-codes.ts';
import { testRun } from './test-run.ts';

/** What of jest's own configuration tells how much of the tests is run. */
interface Run {
  readonly onlyChanged: boolean;
  readonly onlyFailures: boolean;
  readonly shard?: object;
  readonly testNamePattern?: string;
  readonly testPathPatterns: { isSet(): boolean };
}

export default async function stop(run: Run): Promise<void> {
  const { root } = testRun();
  try {
    await (globalThis as { tesseraTestCluster?: Cluster }).tesseraTestCluster?.stop();
    if (isWhole(run)) refuseGaps(faultsOfRefusals(root));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Of some files alone nobody expects that they provoke every code. */
function isWhole({ onlyChanged, onlyFailures, shard, testNamePattern, testPathPatterns }: Run): boolean {
  const isNarrowed = onlyChanged || onlyFailures || shard !== undefined || Boolean(testNamePattern);
  return !isNarrowed && !testPathPatterns.isSet();
}

function refuseGaps(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(`the calls' codes and the tests do not agree:\n  ${faults.join('\n  ')}`);
}
