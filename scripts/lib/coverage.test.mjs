import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rowsOf } from '../testing/coverage-rows.mjs';
import { titlesOf } from '../testing/test-titles.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** What a row says beside a journey that `npm test` does not run. */
const PROOF = '(proof)';

/** Returns the text of a file of the project, or `undefined` where there is none. */
function readProject(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Returns what is wrong with a row: each names an item, where it is, and tests with words of their titles. */
export function problemsOf([row, where, tests], read = readProject) {
  const places = [...(where ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file);
  const shown = [...(tests ?? '').matchAll(/`([^`]+)`(?: "([^"]+)")?( \(proof\))?/g)].map(
    ([, file, words, proof]) => ({ file, words, isProof: proof !== undefined }),
  );
  if (places.length === 0) return [`"${row}" names no file`];
  if (shown.length === 0) return [`"${row}" names no test`];
  return [
    ...places.filter((file) => read(file) === undefined).map((file) => `"${row}": ${file} is missing`),
    ...shown.flatMap((one) => problemOfTest(one, read)).map((problem) => `"${row}": ${problem}`),
  ];
}

function problemOfTest({ file, words, isProof }, read) {
  if (!/\.(test|spec)\.(ts|tsx|mjs)$/.test(file)) return [`${file} is no test`];
  const text = read(file);
  if (text === undefined) return [`${file} is missing`];
  if (!isRunByGate(file, read)) return [`${file} belongs to no project that npm test runs`];
  if (words === undefined) return [`${file} is named without words of it`];
  const named = titlesIn(file, text).filter(({ title }) => title.includes(words));
  if (named.length === 0) return [`${file} has no test with the title "${words}"`];
  const running = named.filter(({ isRun }) => isRun);
  if (running.length === 0) return [`${file} skips the test "${words}"`];
  const isOnlyProof = running.every((one) => one.isProof);
  if (isOnlyProof && !isProof) return [`${file} runs "${words}" in the proof only: write ${PROOF} behind it`];
  return !isOnlyProof && isProof ? [`${file} runs "${words}" in npm test: ${PROOF} is wrong`] : [];
}

const known = new Map();

/** Returns the titles of a file, which many rows name, parsed once. */
function titlesIn(file, text) {
  const before = known.get(file);
  if (before?.text === text) return before.titles;
  const titles = titlesOf(text);
  known.set(file, { text, titles });
  return titles;
}

/** Whether `npm test` runs a file: node the scripts' tests, Playwright the journeys, jest what is in a project's `src`. */
function isRunByGate(file, read) {
  if (file.endsWith('.mjs') && file.startsWith('scripts/')) return true;
  if (/\.spec\.ts$/.test(file)) return file.startsWith('packages/e2e/journeys/');
  const [, project] = /^(.+?)\/src\/.+\.test\.(?:tsx?|mjs)$/.exec(file) ?? [];
  const { scripts } = JSON.parse((project && read(`${project}/package.json`)) ?? '{}');
  return /^jest\b/.test(scripts?.test ?? '');
}

test('every row of docs/coverage.md names files that are there, and running tests by words of their titles', () => {
  const rows = rowsOf(readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8'));
  assert.ok(rows.length > 300);
  assert.deepEqual(
    rows.flatMap((row) => problemsOf(row)),
    [],
  );
});

const PROJECT = JSON.stringify({ scripts: { test: 'jest' } });
const TESTS = `
  import { fixture } from './fixture.ts';
  test('opens the door', () => fixture('of iron'));
  test.skip('opens the gate', () => {});
  describe.fixme('the roof', () => { test('keeps the rain out', () => {}); });
  it('opens the cellar', () => { test.skip(); });
  it('opens the attic', () => { test.skip(!process.env.LADDER, 'there is no ladder'); });
  test.each([['wood', 1], ['glass', 2]])('locks a door of %s', () => {});
  test.describe('the tower', { tag: [TAG.proof] }, () => { test('falls', () => {}); });
  const RARE = { tag: [TAG.proof, '@house'] };
  test('the moat dries', RARE, () => {});
`;
const read = (file) => {
  if (file.startsWith('gone')) return undefined;
  if (file.endsWith('package.json')) return file.startsWith('house/') ? PROJECT : undefined;
  return TESTS;
};
const problemsOfCell = (cell) => rowsOf(`| a | \`a.ts\` | ${cell} |`).flatMap((row) => problemsOf(row, read));

for (const [cell, problem] of [
  ['`house/src/a.test.ts` "opens the door"'],
  ['`house/src/a.test.ts` "locks a door of glass"'],
  ['`house/src/a.test.ts` "opens the attic"'],
  ['`packages/e2e/journeys/a.spec.ts` "the tower falls" (proof)'],
  ['`packages/e2e/journeys/a.spec.ts` "the moat dries" (proof)'],
  ['`scripts/lib/a.test.mjs` "opens the door"'],
  ['none', '"a" names no test'],
  ['`gone.test.ts` "opens"', '"a": gone.test.ts is missing'],
  ['`c.ts` "opens"', '"a": c.ts is no test'],
  ['`house/src/a.test.ts`', '"a": house/src/a.test.ts is named without words of it'],
  ['`house/src/a.test.ts` "fixture"', '"a": house/src/a.test.ts has no test with the title "fixture"'],
  ['`house/src/a.test.ts` "of iron"', '"a": house/src/a.test.ts has no test with the title "of iron"'],
  ['`house/src/a.test.ts` "opens the gate"', '"a": house/src/a.test.ts skips the test "opens the gate"'],
  ['`house/src/a.test.ts` "keeps the rain"', '"a": house/src/a.test.ts skips the test "keeps the rain"'],
  ['`house/src/a.test.ts` "opens the cellar"', '"a": house/src/a.test.ts skips the test "opens the cellar"'],
  ['`house/e2e/a.test.ts` "opens"', '"a": house/e2e/a.test.ts belongs to no project that npm test runs'],
  ['`shed/src/a.test.ts` "opens"', '"a": shed/src/a.test.ts belongs to no project that npm test runs'],
  ['`house/e2e/a.spec.ts` "opens"', '"a": house/e2e/a.spec.ts belongs to no project that npm test runs'],
  [
    '`packages/e2e/journeys/a.spec.ts` "falls"',
    '"a": packages/e2e/journeys/a.spec.ts runs "falls" in the proof only: write (proof) behind it',
  ],
  [
    '`packages/e2e/journeys/a.spec.ts` "opens the door" (proof)',
    '"a": packages/e2e/journeys/a.spec.ts runs "opens the door" in npm test: (proof) is wrong',
  ],
]) {
  test(`${problem ? 'refuses' : 'accepts'} a row with ${cell}`, () => {
    assert.deepEqual(problemsOfCell(cell), problem ? [problem] : []);
  });
}

test('refuses a row whose file is missing', () => {
  const [row] = rowsOf('| a | `gone.ts` | `house/src/a.test.ts` "opens the door" |');
  assert.deepEqual(problemsOf(row, read), ['"a": gone.ts is missing']);
});
