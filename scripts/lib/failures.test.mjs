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

/** A run of nx as it leaves it. @param tasks by name: exit code and what each said */
function ran(tasks) {
  const list = Object.entries(tasks).map(([taskId, { status, said }], index) => {
    const [projectName, target] = taskId.split(/:(?=\w+$)/);
    if (said !== undefined) writeFileSync(join(root, '.nx/cache/terminalOutputs', String(index)), said);
    return { taskId, projectName, target, status, hash: String(index) };
  });
  writeFileSync(join(root, '.nx/cache/run.json'), JSON.stringify({ run: { endTime: ENDED }, tasks: list }));
}

function told(project, failures) {
  const folder = forgetFailures(root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ project, failures }));
}

test('of a failed test task, its failed tests are told and nothing else that it said', () => {
  ran({ '@shop/till:test': { status: 1, said: 'much' }, '@shop/till:lint': { status: 0, said: 'fine' } });
  told('@shop/till', [
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

test('of any other, the end of what it said, without colours and npm’s own words', () => {
  const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`);
  const said = [...lines, '\u001b[31m1 problem\u001b[39m', 'npm error code 1', '', ''].join('\n');
  ran({ 'mf-x:lint': { status: 1, said }, 'mf-x:build': { status: 1 } });
  const end = lines.slice(-39).map((line) => `    ${line}`);
  assert.equal(
    describeFailures(root, BEFORE),
    ['✗ mf-x:lint', '', ...end, '    1 problem', '', '✗ mf-x:build', ''].join('\n') +
      '\n    It said nothing: what it needs has failed.',
  );
});

test('a run before this one tells nothing of it', () => {
  assert.equal(describeFailures(root, BEFORE), '');
  ran({ 'mf-x:lint': { status: 1, said: 'wrong' } });
  assert.equal(describeFailures(root, AFTER), '');
});

test('what failed before is forgotten', () => {
  told('mf-x', []);
  assert.equal(existsSync(forgetFailures(root)), false);
});
