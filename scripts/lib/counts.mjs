import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tasks of a project leave their counts; each file is an output of its task, so nx restores it from its cache. */
const FOLDERS = '{shell,mf-*,packages/*,scripts}/test-counts';
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** Removes the counts of earlier runs. */
export function forgetCounts(root) {
  for (const folder of globSync(FOLDERS, { cwd: root })) rmSync(join(root, folder), { recursive: true });
}

/** The folder for the Playwright reports of one of the journeys' tasks, `e2e` or `outside`. */
export const playwrightFolder = (root, target) => join(root, 'packages/e2e/test-counts', target);

/**
 * Adds up the tests of tasks that nx has run or restored. A task that counts no tests (lint, typecheck, build) is one test
 * itself, and so is one that failed without a failed test.
 * @param tasks as {@link lastTasks} returns them
 */
export function countTests(root, tasks) {
  const counted = new Map(
    globSync(`${FOLDERS}/*.json`, { cwd: root })
      .map((file) => readJson(join(root, file)))
      .map((counts) => [counts.task, counts]),
  );
  return tasks
    .map(({ taskId, target, status }) => {
      const counts = counted.get(taskId) ?? playwrightCounts(root, taskId, target);
      const isFailed = status !== 0;
      if (counts === undefined) return { ...NOTHING, [isFailed ? 'failed' : 'passed']: 1 };
      return isFailed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    })
    .reduce(
      (sum, { passed, failed, skipped }) => ({
        passed: sum.passed + passed,
        failed: sum.failed + failed,
        skipped: sum.skipped + skipped,
      }),
      NOTHING,
    );
}

/** Adds up the reports that a task's Playwright configurations wrote. A flaky test has failed once, so it counts as failed. */
function playwrightCounts(root, taskId, target) {
  if (taskId !== `@tessera/e2e:${target}`) return undefined;
  const folder = playwrightFolder(root, target);
  const reports = globSync('*.playwright.json', { cwd: folder }).map((file) => readJson(join(folder, file)));
  if (reports.length === 0) return undefined;
  return reports.reduce(
    (sum, { stats, errors = [] }) => ({
      passed: sum.passed + stats.expected,
      failed: sum.failed + stats.unexpected + stats.flaky + errors.length,
      skipped: sum.skipped + stats.skipped,
    }),
    NOTHING,
  );
}

/** The tasks of nx's last run. @param since a run that ended before this instant is another one */
export function lastTasks(root, since) {
  const file = join(root, '.nx/cache/run.json');
  if (!existsSync(file)) return [];
  const { run, tasks } = readJson(file);
  return Date.parse(run.endTime) < since ? [] : tasks;
}

/** Returns the last line of `npm test`. */
export const countsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
