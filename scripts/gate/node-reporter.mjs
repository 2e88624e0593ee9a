import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const {
  NX_TASK_TARGET_PROJECT: project,
  NX_TASK_TARGET_TARGET: target,
  TEST_COUNTS: countsFile,
  TESSERA_RESULTS: resultsFolder,
} = process.env;
const MESSAGE_LINES = 15;

/**
 * A reporter of node's test runner that prints nothing. It writes how many tests passed, failed and were skipped to the file that
 * `TEST_COUNTS` names, and the result of each test file to the folder that `TESSERA_RESULTS` names, as jest's reporter does
 * (packages/build/src/jest/results.mjs).
 */
export default async function* nodeReporter(source) {
  const files = new Map();
  const fileOf = (path) => {
    const file = relative(process.cwd(), path);
    if (!files.has(file)) {
      files.set(file, { file, durationMs: 0, passed: 0, failed: 0, skipped: 0, failures: [] });
    }
    return files.get(file);
  };
  for await (const { type, data } of source) {
    if (type === 'test:fail' && data.file !== undefined && isFailedTest(data)) {
      fileOf(data.file).failures.push(describe(data));
    }
    if (type !== 'test:summary') continue;
    const { passed, tests, skipped, todo } = data.counts;
    const counts = { passed, failed: tests - passed - skipped - todo, skipped: skipped + todo };
    // Each file has a summary of its own; the last one, of them all, names none.
    if (data.file !== undefined) {
      Object.assign(fileOf(data.file), counts, { durationMs: data.duration_ms });
    } else {
      if (countsFile !== undefined) writeJson(countsFile, { task: `${project}:${target}`, ...counts });
      if (resultsFolder !== undefined) {
        writeJson(join(resultsFolder, 'scripts.json'), { project: 'scripts', files: [...files.values()] });
      }
    }
  }
  yield '';
}

/** A suite or a test that failed only because of a test inside it is not listed. */
const isFailedTest = ({ details }) => details.error?.failureType !== 'subtestsFailed';

function describe({ name, details: { error } }) {
  const cause = error?.cause ?? error;
  const message = String(cause?.stack ?? cause?.message ?? cause);
  return { name, message: message.split('\n').slice(0, MESSAGE_LINES).join('\n') };
}

function writeJson(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
