import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target, TEST_COUNTS: file } = process.env;

/**
 * A reporter of `node --test` that writes how many tests passed, failed and were skipped to the file that `TEST_COUNTS`
 * names. It prints nothing.
 */
export default async function* countsReporter(source) {
  for await (const { type, data } of source) {
    // Each file has a summary of its own; the last one, of them all, names none.
    if (type !== 'test:summary' || data.file !== undefined || file === undefined) continue;
    const { passed, tests, skipped, todo } = data.counts;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      JSON.stringify({
        task: `${project}:${target}`,
        passed,
        failed: tests - passed - skipped - todo,
        skipped: skipped + todo,
      }),
    );
  }
  yield '';
}
