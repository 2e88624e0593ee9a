import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const JEST = createRequire(__filename).resolve('jest/bin/jest');
const SHARED = pathToFileURL(join(__dirname, '../../config/jest.mjs'));

let project;
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Runs a project that has these tests by the shared configuration. @returns its exit code and what it has told of failures */
function run(tests, env = { TESSERA_FAILURES: join(project, 'failures') }) {
  const write = (path, text) => writeFileSync(join(project, path), text);
  mkdirSync(join(project, 'src'));
  write('package.json', '{ "name": "@example/shop" }');
  // What is plain JavaScript needs no compiler, which is not to be found from here.
  write(
    'jest.config.mjs',
    `import shared from '${SHARED}';
    export default { ...shared, transform: {}, testMatch: ['<rootDir>/src/*.test.js'] };`,
  );
  for (const [name, text] of Object.entries(tests)) write(`src/${name}.test.js`, text);
  const { status, stderr } = spawnSync(process.execPath, [JEST, '--rootDir', '.'], {
    cwd: project,
    env: { PATH: process.env.PATH, FORCE_COLOR: '1', ...env },
    encoding: 'utf8',
  });
  const told = readdirSync(project).includes('failures')
    ? readdirSync(join(project, 'failures')).map((file) => [
        file,
        JSON.parse(readFileSync(join(project, 'failures', file), 'utf8')),
      ])
    : [];
  return { status, stderr, told: Object.fromEntries(told) };
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'tessera-failures-'));
});

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
  rmSync(join(project, 'src'), { recursive: true });
  expect(run({ prices: `test('is right', () => expect(1).toBe(2));` }, {})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is right'),
    told: {},
  });
});
