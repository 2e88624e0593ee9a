import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { REPLACEMENTS } from '../lint/plain-words.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** The glossary's own table of the words. */
const WORD_TABLE = /^## Words that are not used$[^]*/m;

const phrase = (words) => words.replaceAll(' ', '\\s+');
const PATTERN = new RegExp(`\\b(?:${Object.keys(REPLACEMENTS).map(phrase).join('|')})\\b`, 'gi');

/** Returns what a reader reads as English: of a code block its comments only, and no code spans. */
const prose = (markdown) =>
  markdown
    .replace(WORD_TABLE, '')
    .replace(/^```.*\n([^]*?)^```/gm, (_, code) => (code.match(/(?:#|\/\/) .*/g) ?? []).join('\n'))
    .replace(/(`+)[^]*?\1/g, '');

test('finds words in text and in comments of code, not in code', () => {
  const found = prose('It `told` me.\n\n```sh\ntell --deed # hear it\n```\n\nLet\ngo, whoever.').match(
    PATTERN,
  );
  assert.deepEqual(found, ['hear', 'Let\ngo', 'whoever']);
});

for (const file of ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })])
  test(`${file} uses the words of the glossary`, () => {
    const found = prose(readFileSync(join(ROOT, file), 'utf8')).match(PATTERN) ?? [];
    const hints = found.map((word) => {
      const replacement = REPLACEMENTS[word.toLowerCase().replace(/\s+/g, ' ')];
      return `"${word}" is not used here: write ${replacement} (docs/glossary.md)`;
    });
    assert.deepEqual(hints, []);
  });
