import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { describeFailures, forgetFailures } from './failures.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-run-'));
  mkdirSync(join(root, '.nx/cache/terminalOutputs'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const ENDED = '2026-05-04T10:00:00.000Z';
const BEFORE = Date.parse(ENDED) - 60_000;
const AFTER = Date.parse(ENDED) + 60_000;

/**
 * Writes files as a run of nx leaves them.
 * @param tasks name → exit code and output
 */
function writeRun(tasks) {
  const list = Object.entries(tasks).map(([taskId, { status, output }], index) => {
    const [projectName, target] = taskId.split(/:(?=\w+$)/);
    if (output !== undefined) writeFileSync(join(root, '.nx/cache/terminalOutputs', String(index)), output);
    return { taskId, projectName, target, status, hash: String(index) };
  });
  writeFileSync(join(root, '.nx/cache/run.json'), JSON.stringify({ run: { endTime: ENDED }, tasks: list }));
}

function writeFailures(project, failures) {
  const folder = forgetFailures(root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ project, failures }));
}

test('lists the failed tests of a test task without its output', () => {
  writeRun({
    '@shop/till:test': { status: 1, output: 'much' },
    '@shop/till:lint': { status: 0, output: 'fine' },
  });
  writeFailures('@shop/till', [
    { file: 'src/till.test.ts', name: 'the till shuts', message: 'expected: shut\n\n    at line 3' },
    { file: 'src/stock.test.ts', message: 'cannot be read' },
  ]);
  assert.equal(
    describeFailures(root, BEFORE),
    [
      '✗ @shop/till:test',
      '',
      '  src/till.test.ts › the till shuts',
      '    expected: shut',
      '',
      '        at line 3',
      '',
      '  src/stock.test.ts',
      '    cannot be read',
    ].join('\n'),
  );
});

test('shows the end of any other task’s output without colours and npm’s lines', () => {
  const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`);
  const output = [...lines, '\u001b[31m1 problem\u001b[39m', 'npm error code 1', '', ''].join('\n');
  writeRun({ 'mf-x:lint': { status: 1, output }, 'mf-x:build': { status: 1 } });
  const end = lines.slice(-39).map((line) => `    ${line}`);
  assert.equal(
    describeFailures(root, BEFORE),
    ['✗ mf-x:lint', '', ...end, '    1 problem', '', '✗ mf-x:build', ''].join('\n') +
      '\n    No output: a task that it depends on has failed.',
  );
});

test('ignores an earlier run', () => {
  assert.equal(describeFailures(root, BEFORE), '');
  writeRun({ 'mf-x:lint': { status: 1, output: 'wrong' } });
  assert.equal(describeFailures(root, AFTER), '');
});

test('deletes earlier failures', () => {
  writeFailures('mf-x', []);
  assert.equal(existsSync(forgetFailures(root)), false);
});
