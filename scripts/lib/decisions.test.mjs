import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
const MAX_WORDS = 250;

const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const records = readdirSync(FOLDER).filter((file) => /^\d{3}-/.test(file));

for (const file of records) {
  const text = readFileSync(join(FOLDER, file), 'utf8');

  test(`${file} has at most ${MAX_WORDS} words`, () => {
    const words = text.split(/\s+/).filter(Boolean).length;
    assert.ok(words <= MAX_WORDS, `${words} words: move measurements to docs/measurements/`);
  });

  test(`${file} has a status and all sections`, () => {
    assert.match(text, /^Status: (accepted|superseded by \d{3}|rejected) \(\d{4}-\d\d-\d\d\)\./m);
    for (const part of ['Context', 'Choice', 'Evidence', 'Consequences'])
      assert.match(text, new RegExp(`\\*\\*${part}\\b`), `has no "${part}"`);
  });

  test(`${file} is listed in the index under its own title`, () => {
    const title = /^# \d{3} (.+)$/m.exec(text)?.[1];
    assert.ok(title, 'its first line must be "# 001 Title"');
    const row = index.split('\n').find((line) => line.includes(`(${file})`));
    assert.ok(row?.includes(title), `docs/decisions/README.md needs a row for ${file} with "${title}"`);
  });
}

test('two records never share a number', () => {
  const numbers = records.map((file) => file.slice(0, 3));
  assert.deepEqual(numbers, [...new Set(numbers)]);
});
