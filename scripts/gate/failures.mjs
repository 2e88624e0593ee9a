import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightFolder } from './counts.mjs';
import { readJourneys } from './journeys.mjs';
import { durationOf } from './nx-run.mjs';

/** Folder in which the test runners report each file (packages/build/src/jest/results.mjs, node-reporter.mjs). */
const FOLDER = '.nx/results';
/** The targets whose tests may be repeated. Lint, types, builds and unused exports give the same answer again. */
const TESTS = ['test', 'e2e', 'outside'];

/**
 * @typedef {object} Failure one thing that failed, and that may be repeated
 * @property {'file' | 'journey' | 'task'} kind `task`: it failed outside its tests, so it can only be repeated as a whole
 * @property {import('./nx-run.mjs').NxTask} task
 * @property {string} name what a person looks for
 * @property {string} message the start of its first error
 * @property {number} durationMs
 * @property {boolean} isRepeatable
 * @property {string} [file] of a `file`, relative to its project
 * @property {import('./journeys.mjs').Journey} [journey]
 * @property {{ passed: number, failed: number, skipped: number }} counts
 */

/**
 * Deletes earlier results.
 * @returns the folder for `TESSERA_RESULTS`
 */
export function forgetResults(root) {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/**
 * Reads the results that the test runners wrote.
 * @returns {Map<string, object[]>} project → its test files
 */
export function readResults(folder) {
  if (!existsSync(folder)) return new Map();
  const reports = globSync('*.json', { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  return new Map(reports.map(({ project, files }) => [project, files]));
}

/**
 * Lists what failed.
 * @param tasks as nx ran them
 * @returns {Failure[]}
 */
export function listFailures(root, tasks) {
  const filesByProject = readResults(join(root, FOLDER));
  return tasks
    .filter(({ status }) => status !== 0)
    .flatMap((task) => {
      const found =
        task.target === 'test'
          ? failedFiles(task, filesByProject.get(task.projectName) ?? [])
          : failedJourneys(root, task);
      return found.length > 0 ? found : [failedTask(root, task)];
    });
}

function failedFiles(task, files) {
  return files
    .filter(({ failures }) => failures.length > 0)
    .map(({ file, durationMs, failures: [{ name, message }], passed, failed, skipped }) => ({
      kind: 'file',
      task,
      file,
      name: `${task.projectName} ${file}${name === undefined ? '' : ` › ${name}`}`,
      message,
      durationMs,
      isRepeatable: true,
      counts: { passed, failed, skipped },
    }));
}

function failedJourneys(root, task) {
  if (!TESTS.includes(task.target)) return [];
  const report = readJourneys(playwrightFolder(root, task.target));
  // After an error outside the journeys it is not known which of them would have passed.
  if (report === undefined || report.errors.length > 0) return [];
  return report.journeys
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'left out')
    .map((journey) => journeyFailure(task, journey));
}

const journeyFailure = (task, journey) => ({
  kind: 'journey',
  task,
  journey,
  name: `${task.target} [${journey.size}] ${journey.file} › ${journey.titles.join(' › ')}`,
  message: journey.message ?? 'did not run, because an earlier one of its suite failed',
  durationMs: journey.durationMs,
  isRepeatable: true,
  counts: { passed: 0, failed: 1, skipped: 0 },
});

/**
 * Returns the failure of a task as a whole.
 * @returns {Failure}
 */
export function failedTask(root, task) {
  const errors = TESTS.includes(task.target) ? readJourneys(playwrightFolder(root, task.target))?.errors : [];
  return {
    kind: 'task',
    task,
    name: task.taskId,
    message: errors?.join('\n') || task.output || 'no output',
    durationMs: durationOf(task),
    isRepeatable: TESTS.includes(task.target),
    counts: { passed: 0, failed: 1, skipped: 0 },
  };
}
