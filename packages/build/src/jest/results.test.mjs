import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createJestProject } from './jest-project.mjs';

let project;
beforeEach(() => {
  project = createJestProject();
});
afterEach(() => project.remove());

/** Runs jest and returns its exit code, its output and the reported test files by their names. */
function run(tests, env = { TESSERA_RESULTS: project.at('results') }) {
  const { status, stderr } = project.run(tests, env);
  if (!existsSync(project.at('results'))) return { status, stderr, files: undefined };
  expect(readdirSync(project.at('results'))).toEqual(['@example+shop.json']);
  const report = JSON.parse(readFileSync(project.at('results', '@example+shop.json'), 'utf8'));
  expect(report.project).toBe('@example/shop');
  return { status, stderr, files: Object.fromEntries(report.files.map((file) => [file.file, file])) };
}
const testFile = (name) => join('src', `${name}.test.js`);

test('reports each test file with its counts, and each failed test with the start of its message', () => {
  const { status, files } = run({
    prices: `
      describe('a price', () => {
        test('is right', () => expect(1).toBe(1));
        test('is rounded', () => expect(1.5).toBe(2));
        test.skip('is printed', () => undefined);
        test('is listed', () => expect(Array.from({ length: 40 }, (_, i) => i)).toEqual([]));
      });`,
    stock: `test('is counted', () => undefined);`,
  });
  expect(status).toBe(1);
  expect(files[testFile('stock')]).toMatchObject({ passed: 1, failed: 0, skipped: 0, failures: [] });
  expect(files[testFile('prices')]).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: 1,
    durationMs: expect.any(Number),
  });
  const [{ name, message }, { name: otherName, message: long }] = files[testFile('prices')].failures;
  expect(name).toBe('a price is rounded');
  expect(message).toMatch(/toBe\(expected\).*\n\nExpected: 2\nReceived: 1\.5\n {4}at /);
  expect(message).not.toContain('\u001b');
  expect(otherName).toBe('a price is listed');
  expect(long.split('\n')).toHaveLength(15);
});

test('reports a file that cannot run and a failure after the tests', () => {
  const { status, files } = run({
    broken: `throw new Error('there is no till');`,
    tidy: `test('sells', () => undefined); afterAll(() => { throw new Error('the till stays open'); });`,
  });
  expect(status).toBe(1);
  expect(files[testFile('broken')]).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [{ message: expect.stringContaining('there is no till') }],
  });
  expect(files[testFile('tidy')].failures).toEqual([
    { message: expect.stringContaining('the till stays open') },
  ]);
});

test('reports nothing without a folder', () => {
  expect(run({ prices: `test('is right', () => expect(1).toBe(1));` }, {})).toMatchObject({
    status: 0,
    files: undefined,
  });
  rmSync(project.at('src'), { recursive: true });
  expect(run({ prices: `test('is right', () => expect(1).toBe(2));` }, {})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is right'),
    files: undefined,
  });
});
