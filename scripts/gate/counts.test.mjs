import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { countTests, countsLine, forgetCounts } from './counts.mjs';
import { lastTasks } from './nx-run.mjs';

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

test('counts each journey by its Playwright report, with those that an earlier failure left out', () => {
  const journey = (status, expectedStatus = 'passed') => ({
    title: 'buys',
    tests: [{ projectName: 'desktop', status, expectedStatus, results: [] }],
  });
  const specs = [
    journey('expected'),
    journey('unexpected'),
    journey('skipped'),
    journey('skipped', 'skipped'),
  ];
  write('packages/e2e/test-counts/e2e/journeys.playwright.json', {
    suites: [
      {
        file: 'shop.spec.ts',
        specs: specs.slice(0, 1),
        suites: [{ title: 'a shop', specs: specs.slice(1) }],
      },
    ],
    errors: [{ message: 'the site did not stop' }],
  });
  write('packages/e2e/test-counts/outside/outside.playwright.json', {
    suites: [{ file: 'outside.spec.ts', specs: [journey('expected')] }],
  });
  assert.equal(line(task('@tessera/e2e:e2e', 1)), '1 passed, 3 failed, 1 skipped');
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

test('the reporter of node --test writes its counts and the failures of each file', () => {
  write(
    'shop.test.mjs',
    `import { suite, test } from 'node:test';
    test('opens', () => undefined);
    suite('a sale', () => test('sells', () => { throw new Error('closed'); }));
    test('prints', { skip: true }, () => undefined);
    test('delivers', { todo: true }, () => undefined);`,
  );
  write('stock.test.mjs', `import { test } from 'node:test';\ntest('counts', () => undefined);`);
  write('broken.test.mjs', `throw new Error('no shop');`);
  const { status, stdout } = runNodeTests('shop.test.mjs', 'stock.test.mjs', 'broken.test.mjs');
  assert.equal(status, 1);
  assert.match(stdout, /✔ opens/);
  assert.deepEqual(readJson('test-counts/test.json'), {
    task: 'shop:test',
    passed: 2,
    failed: 2,
    skipped: 2,
  });
  const files = new Map(readJson('results/scripts.json').files.map((file) => [file.file, file]));
  assert.deepEqual(
    files.get('shop.test.mjs').failures.map(({ name, message }) => [name, message.split('\n')[0]]),
    [['sells', 'Error: closed']],
  );
  assert.deepEqual(files.get('stock.test.mjs').failures, []);
  assert.equal(files.get('broken.test.mjs').failures.length, 1);
});

test('node --test counts all results of a process, more than a pipe holds and beside an open handle', () => {
  write(
    'many.test.mjs',
    `import { test } from 'node:test';
    setInterval(() => undefined, 1e3);
    for (let index = 0; index < ${MANY}; index += 1) test('x'.repeat(200) + index, () => undefined);`,
  );
  const { status } = runNodeTests('many.test.mjs');
  assert.equal(status, 0);
  assert.equal(readJson('test-counts/test.json').passed, MANY);
});

test('node --test fails a test that hangs after its limit, and kills a run that a test blocks', () => {
  write(
    'hang.test.mjs',
    `import { test } from 'node:test';\ntest('waits', () => new Promise(() => setInterval(() => undefined, 1e3)));`,
  );
  write('loop.test.mjs', `import { test } from 'node:test';\ntest('loops', () => { for (;;); });`);
  const hung = runNodeTests('hang.test.mjs');
  assert.equal(hung.status, 1);
  assert.match(hung.stdout, /✖ waits/);
  const blocked = runNodeTests('loop.test.mjs');
  assert.equal(blocked.status, 1);
  assert.match(blocked.stderr, /did not end within 6 s/);
});

function runNodeTests(...files) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'node-tests.mjs'), ...files], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      TEST_COUNTS: join(root, 'test-counts/test.json'),
      TESSERA_RESULTS: join(root, 'results'),
      NODE_TEST_LIMIT_MS: '1000',
      NX_TASK_TARGET_PROJECT: 'shop',
      NX_TASK_TARGET_TARGET: 'test',
    },
  });
}
const MANY = 3_000;
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
