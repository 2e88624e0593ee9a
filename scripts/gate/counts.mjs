import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJourneys } from './journeys.mjs';

/** Where the tasks of a project leave their counts; each file is an output of its task, so nx restores it from its cache. */
const FOLDERS = '{shell,mf-*,packages/*,scripts}/test-counts';
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** Removes the counts of earlier runs. */
export function forgetCounts(root) {
  for (const folder of globSync(FOLDERS, { cwd: root })) rmSync(join(root, folder), { recursive: true });
}

/** Returns the folder for the Playwright reports of one of the journeys' tasks, `e2e` or `outside`. */
export const playwrightFolder = (root, target) => join(root, 'packages/e2e/test-counts', target);

/**
 * Adds up the tests of tasks that nx has run or restored. A task that counts no tests (lint, typecheck, build) is one test
 * itself, and so is one that failed without a failed test.
 * @param {import('./nx-run.mjs').NxTask[]} tasks
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
    .reduce(addCounts, NOTHING);
}

/** Adds two counts. */
export const addCounts = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** Adds up the reports that a task's Playwright configurations wrote. */
function playwrightCounts(root, taskId, target) {
  if (taskId !== `@tessera/e2e:${target}`) return undefined;
  const reports = readJourneys(playwrightFolder(root, target));
  return reports?.counts;
}

/** Returns the last line of `npm test`. */
export const countsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
