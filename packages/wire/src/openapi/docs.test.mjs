import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocstrings } from '../../tools/docstrings.mjs';
import { DOCUMENTED_CALLS } from './documented-calls.ts';
import { wireMarkdown } from './markdown.ts';
import { DESCRIPTIONS } from './descriptions.ts';

const UPDATE = 'npm run docs -w @tessera/wire';

test(`descriptions.json is up to date (run ${UPDATE})`, () => {
  expect(DESCRIPTIONS).toEqual(readDocstrings(join(import.meta.dirname, '../..')));
});

test(`docs/wire.md is up to date (run ${UPDATE})`, () => {
  expect(readFileSync(join(import.meta.dirname, '../../../../docs/wire.md'), 'utf8')).toBe(wireMarkdown());
});

test('every call has a docstring', () => {
  const undocumented = Object.keys(DOCUMENTED_CALLS).filter((key) => !DESCRIPTIONS.calls[key]?.text);
  expect(undocumented).toEqual([]);
});
