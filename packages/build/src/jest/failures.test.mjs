import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jestProject } from './jest-project.mjs';

let project;
beforeEach(() => {
  project = jestProject();
});
afterEach(() => project.remove());

/** @returns jest's exit code and what it has told of failures */
function run(tests, env = { TESSERA_FAILURES: project.at('failures') }) {
  const { status, stderr } = project.run(tests, env);
  const told = readdirSync(project.at('.')).includes('failures')
    ? readdirSync(project.at('failures')).map((file) => [
        file,
        JSON.parse(readFileSync(project.at('failures', file), 'utf8')),
      ])
    : [];
  return { status, stderr, told: Object.fromEntries(told) };
}

test('each failed test is told with its file, its whole name and the begin of its message', () => {
  const { status, told } = run({
    prices: `
      describe('a price', () => {
        test('is right', () => expect(1).toBe(1));
        test('is rounded', () => expect(1.5).toBe(2));
        test('is listed', () => expect(Array.from({ length: 40 }, (_, i) => i)).toEqual([]));
      });`,
    stock: `test('is counted', () => undefined);`,
  });
  expect(status).toBe(1);
  expect(told).toEqual({
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
  const [{ message }, { message: long }] = told['@example+shop.json'].failures;
  expect(message).not.toContain('\u001b');
  expect(long.split('\n')).toHaveLength(15);
});

test('a file that cannot run is told, and so is what fails after its tests', () => {
  const { status, told } = run({
    broken: `throw new Error('there is no till');`,
    tidy: `test('sells', () => undefined); afterAll(() => { throw new Error('the till stays open'); });`,
  });
  expect(status).toBe(1);
  const { failures } = told['@example+shop.json'];
  expect(failures.sort((one, other) => one.file.localeCompare(other.file))).toEqual([
    { file: join('src', 'broken.test.js'), message: expect.stringContaining('there is no till') },
    { file: join('src', 'tidy.test.js'), message: expect.stringContaining('the till stays open') },
  ]);
});

test('what passes tells nothing, and nobody is told who has named no folder', () => {
  expect(run({ prices: `test('is right', () => undefined);` })).toMatchObject({ status: 0, told: {} });
  rmSync(project.at('src'), { recursive: true });
  expect(run({ prices: `test('is right', () => expect(1).toBe(2));` }, {})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is right'),
    told: {},
  });
});
