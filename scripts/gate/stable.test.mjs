import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { continueRuns, describeRuns } from './stable.mjs';

const RUN = {
  isBusy: false,
  minutes: 30.04,
  hasPassed: true,
  counts: { passed: 9, failed: 0, skipped: 1 },
  flaky: [],
  failed: [],
};

test('lists each unstable test with its rate', () => {
  const text = describeRuns([
    { ...RUN, run: 1, flaky: ['shop a.test.ts', 'shop b.test.ts'] },
    { ...RUN, run: 2, isBusy: true, hasPassed: false, flaky: ['shop a.test.ts'], failed: ['shop b.test.ts'] },
  ]);
  assert.match(text, /\| 1 \| passed \| 30\.0 \| 9 \/ 0 \/ 1 \| 2 \|/);
  assert.match(text, /\| 2 \(2 busy loops\) \| failed \|/);
  assert.match(text, /\| shop a\.test\.ts \| 2 of 2 \| 0 of 2 \|/);
  assert.match(text, /\| shop b\.test\.ts \| 1 of 2 \| 1 of 2 \|/);
});

test('says where every run was stable', () => {
  assert.match(describeRuns([{ ...RUN, run: 1 }]), /No test was flaky or failed/);
});

test('goes on after the last whole run of a measurement that was interrupted', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-stable-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const ran = [];
  const until = (last) => (run) => {
    ran.push(run);
    if (run > last) throw new Error('interrupted');
    return { ...RUN, run };
  };
  assert.throws(() => continueRuns(folder, 3, until(2)), /interrupted/);
  const results = continueRuns(folder, 3, until(3));
  assert.deepEqual(ran, [1, 2, 3, 3]);
  assert.deepEqual(
    results.map(({ run }) => run),
    [1, 2, 3],
  );
});
