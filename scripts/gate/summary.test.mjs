import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SUMMARY_LINES, summarise } from './summary.mjs';

const failure = (index, lines = 15) => ({
  name: `shop ${index}.test.ts`,
  message: Array.from({ length: lines }, (_, line) => `error ${index}, line ${line}`).join('\n'),
});
const NOTHING = { failed: [], leftOut: [], flaky: [], notes: [] };

test('says nothing where nothing happened', () => {
  assert.deepEqual(summarise(NOTHING), []);
});

test('names every failure with its error within the last lines of the output', () => {
  for (const count of [1, 4, 12, 20]) {
    const failed = Array.from({ length: count }, (_, index) => failure(index));
    const lines = summarise({ ...NOTHING, failed });
    assert.ok(lines.length <= SUMMARY_LINES - 2, `${count}: ${lines.length}`);
    for (const { name } of failed) assert.ok(lines.some((line) => line.includes(name)));
    for (const index of failed.keys()) {
      assert.ok(lines.some((line) => line.includes(`error ${index}, line 0`)));
    }
  }
});

test('says how many failures are not listed where there are too many', () => {
  const failed = Array.from({ length: 100 }, (_, index) => failure(index));
  const lines = summarise({ ...NOTHING, failed, notes: ['Nothing was repeated.'] });
  assert.ok(lines.length <= SUMMARY_LINES - 2);
  assert.equal(lines.at(-1), 'Nothing was repeated.');
  assert.match(lines.at(-2), /and 46 more, see above/);
});

test('leaves out colours, other people’s code in stacks, and the end of long lines', () => {
  const message = `\u001b[31mclosed\u001b[39m ${'x'.repeat(400)}\n\n    at sell (/shop/node_modules/till.js:1:2)\n    at open (/shop/a.ts:1:2)`;
  const lines = summarise({ ...NOTHING, failed: [{ name: 'shop', message }] });
  assert.ok(lines.every((line) => line.length <= 220));
  assert.doesNotMatch(lines.join('\n'), /\u001b|node_modules/);
  assert.match(lines.join('\n'), /at open/);
});
