import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createJestProject } from './jest-project.mjs';

let project;
beforeEach(() => {
  project = createJestProject();
});
afterEach(() => project.remove());

/** Runs jest and returns its exit code, its output and the reported failures. */
function run(tests, env = { TESSERA_FAILURES: project.at('failures') }) {
  const { status, stderr } = project.run(tests, env);
  const reported = readdirSync(project.at('.')).includes('failures')
    ? readdirSync(project.at('failures')).map((file) => [
        file,
        JSON.parse(readFileSync(project.at('failures', file), 'utf8')),
      ])
    : [];
  return { status, stderr, reported: Object.fromEntries(reported) };
}

test('reports each failed test with file, full name and the start of its message', () => {
  const { status, reported } = run({
    prices: `
      describe('a price', () => {
        test('is right', () => expect(1).toBe(1));
        test('is rounded', () => expect(1.5).toBe(2));
        test('is listed', () => expect(Array.from({ length: 40 }, (_, i) => i)).toEqual([]));
      });`,
    stock: `test('is counted', () => undefined);`,
  });
  expect(status).toBe(1);
  expect(reported).toEqual({
    '@example+shop.json': {
      project: '@example/shop',
      failures: [
        {
          file: join('src', 'prices.test.js'),
          name: 'a price is rounded',
          message: expect.stringMatching(/toBe\(expected\).*\n\nExpected: 2\nReceived: 1\.5\n {4}at /),
        },
        expect.objectContaining({ name: 'a price is listed' }),
      ],
    },
  });
  const [{ message }, { message: long }] = reported['@example+shop.json'].failures;
  expect(message).not.toContain('\u001b');
  expect(long.split('\n')).toHaveLength(15);
});

test('reports a file that cannot run and a failure after the tests', () => {
  const { status, reported } = run({
    broken: `throw new Error('there is no till');`,
    tidy: `test('sells', () => undefined); afterAll(() => { throw new Error('the till stays open'); });`,
  });
  expect(status).toBe(1);
  const { failures } = reported['@example+shop.json'];
  expect(failures.sort((one, other) => one.file.localeCompare(other.file))).toEqual([
    { file: join('src', 'broken.test.js'), message: expect.stringContaining('there is no till') },
    { file: join('src', 'tidy.test.js'), message: expect.stringContaining('the till stays open') },
  ]);
});

test('reports nothing for passed tests or without a folder', () => {
  expect(run({ prices: `test('is right', () => undefined);` })).toMatchObject({ status: 0, reported: {} });
  rmSync(project.at('src'), { recursive: true });
  expect(run({ prices: `test('is right', () => expect(1).toBe(2));` }, {})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is right'),
    reported: {},
  });
});
