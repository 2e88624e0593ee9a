import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { countTests, countsLine, forgetCounts, lastTasks } from './counts.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-counts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}
const task = (taskId, status = 0) => ({ taskId, target: taskId.split(':').at(-1), status });
const line = (...tasks) => countsLine(countTests(root, tasks));

test('adds up the tests of all tasks', () => {
  write('shell/test-counts/test.json', { task: 'shell:test', passed: 4, failed: 0, skipped: 1 });
  write('packages/ui/test-counts/test.json', { task: '@tessera/ui:test', passed: 3, failed: 2, skipped: 0 });
  assert.equal(line(task('shell:test'), task('@tessera/ui:test', 1)), '7 passed, 2 failed, 1 skipped');
});

test('counts lint, typecheck and build as one test each', () => {
  assert.equal(line(task('shell:lint'), task('shell:build', 1)), '1 passed, 1 failed, 0 skipped');
});

test('counts a task that failed without a failed test as one failure', () => {
  write('shell/test-counts/test.json', { task: 'shell:test', passed: 4, failed: 0, skipped: 0 });
  assert.equal(line(task('shell:test', 1)), '4 passed, 1 failed, 0 skipped');
});

test('leaves out the counts of tasks that did not run', () => {
  write('shell/test-counts/test.json', { task: 'shell:test', passed: 4, failed: 0, skipped: 0 });
  assert.equal(line(task('mf-x:lint')), '1 passed, 0 failed, 0 skipped');
});

test('counts the journeys by their Playwright reports, and a flaky one as failed', () => {
  const stats = { expected: 10, unexpected: 1, flaky: 1, skipped: 2 };
  write('packages/e2e/test-counts/e2e/journeys.playwright.json', { stats, errors: [] });
  write('packages/e2e/test-counts/outside/outside.playwright.json', {
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
  });
  assert.equal(line(task('@tessera/e2e:e2e', 1)), '10 passed, 2 failed, 2 skipped');
  assert.equal(line(task('@tessera/e2e:outside')), '1 passed, 0 failed, 0 skipped');
});

test('forgets the counts of earlier runs', () => {
  write('packages/ui/test-counts/test.json', { task: '@tessera/ui:test', passed: 3, failed: 0, skipped: 0 });
  forgetCounts(root);
  assert.equal(existsSync(join(root, 'packages/ui/test-counts')), false);
  assert.equal(line(), '0 passed, 0 failed, 0 skipped');
});

test('reads the tasks of nx’s last run, and of no earlier one', () => {
  const endTime = '2026-05-04T10:00:00.000Z';
  assert.deepEqual(lastTasks(root, 0), []);
  write('.nx/cache/run.json', { run: { endTime }, tasks: [task('shell:lint')] });
  assert.deepEqual(lastTasks(root, Date.parse(endTime) - 1), [task('shell:lint')]);
  assert.deepEqual(lastTasks(root, Date.parse(endTime) + 1), []);
});

test('the reporter of node --test writes its counts', () => {
  write(
    'shop.test.mjs',
    `import { test } from 'node:test';
    test('opens', () => undefined);
    test('sells', () => { throw new Error('closed'); });
    test('prints', { skip: true }, () => undefined);
    test('delivers', { todo: true }, () => undefined);`,
  );
  const reporter = join(import.meta.dirname, 'counts-reporter.mjs');
  const file = join(root, 'test-counts/test.json');
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--test',
      `--test-reporter=${reporter}`,
      '--test-reporter-destination=stdout',
      join(root, 'shop.test.mjs'),
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        TEST_COUNTS: file,
        NX_TASK_TARGET_PROJECT: 'shop',
        NX_TASK_TARGET_TARGET: 'test',
      },
    },
  );
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), {
    task: 'shop:test',
    passed: 1,
    failed: 1,
    skipped: 2,
  });
});
