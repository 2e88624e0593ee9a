import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;

/**
 * A jest reporter that writes how many tests passed, failed and were skipped to `test-counts/test.json`, for a summary of
 * many projects. It writes only as nx's task `test`, whose output that file is: nx restores it with a cached result.
 */
export default class CountsReporter {
  #folder;

  constructor({ rootDir }) {
    this.#folder = join(rootDir, 'test-counts');
  }

  onRunComplete(_contexts, results) {
    if (target !== 'test') return;
    const counts = {
      task: `${project}:${target}`,
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, 'test.json'), JSON.stringify(counts));
  }
}
