import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocstrings } from '../../tools/docstrings.mjs';
import { DOCUMENTED_CALLS } from './documented-calls.ts';
import { wireMarkdown } from './markdown.ts';
import { WORDS } from './words.ts';

const RENEW = 'npm run docs -w @tessera/wire';

test(`the words are what the docstrings say; if not: ${RENEW}`, () => {
  expect(WORDS).toEqual(readDocstrings(join(import.meta.dirname, '../..')));
});

test(`docs/wire.md is what the definitions say; if not: ${RENEW}`, () => {
  expect(readFileSync(join(import.meta.dirname, '../../../../docs/wire.md'), 'utf8')).toBe(wireMarkdown());
});

test('every call says what it does', () => {
  const silent = Object.keys(DOCUMENTED_CALLS).filter((key) => !WORDS.calls[key]?.says);
  expect(silent).toEqual([]);
});
