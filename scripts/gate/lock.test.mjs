import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const LOCK = join(import.meta.dirname, 'lock.mjs');

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-lock-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const program = (rest = '') =>
  `import { lockGate } from ${JSON.stringify(LOCK)}; lockGate(${JSON.stringify(root)}); ${rest}`;
const runOnce = () =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', program()], { encoding: 'utf8' });

test('refuses a second npm test in the same clone, and lets one run after the first has ended', async () => {
  const hold = `console.log('locked'); process.stdin.resume();`;
  const first = spawn(process.execPath, ['--input-type=module', '--eval', program(hold)]);
  await once(first.stdout, 'data');
  const second = runOnce();
  assert.equal(second.status, 1);
  assert.match(second.stderr, new RegExp(`Another npm test \\(process ${first.pid}\\) runs in this clone`));
  first.stdin.end();
  await once(first, 'exit');
  assert.equal(runOnce().status, 0);
  assert.equal(existsSync(join(root, '.nx/gate.lock')), false);
});

test('takes over from a run that was killed', () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  mkdirSync(join(root, '.nx'));
  writeFileSync(join(root, '.nx/gate.lock'), String(pid));
  assert.equal(runOnce().status, 0);
});
