import { join } from 'node:path';
import { createJestProject } from './jest-project.mjs';

const withGrace = (graceMs) => ({
  reporters: ['default', [join(__dirname, 'open-handles.mjs'), { graceMs }]],
});
/** No run waits for this one, unless it hangs. */
const LONG_GRACE = withGrace(50_000);

let project;
beforeEach(() => {
  project = createJestProject();
});
afterEach(() => project.remove());

test('fails a run that a test keeps open, and names the open resources', () => {
  const tests = { stock: `test('is counted', () => void setInterval(() => undefined, 1_000));` };
  const { status, stderr } = project.run(tests, {}, withGrace(3_000));
  expect(status).toBe(1);
  expect(stderr).toMatch(/did not end within 3 s\. Open resources: .*Timeout/);
});

test('lets a run end by itself if its resources close after the tests', () => {
  const tests = {
    stock: `
      const open = setInterval(() => undefined, 1_000);
      afterAll(() => setTimeout(() => clearInterval(open), 1_000));
      test('is counted', () => undefined);`,
  };
  const { status, stderr } = project.run(tests, {}, LONG_GRACE);
  expect(status).toBe(0);
  expect(stderr).not.toContain('Open resources');
});

test('lets a run end by itself if its teardown blocks the process for longer', () => {
  const teardown = `module.exports = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 7_000);`;
  project.write('teardown.cjs', teardown);
  const { status, stderr } = project.run(
    { stock: `test('is counted', () => undefined);` },
    {},
    { ...withGrace(6_000), globalTeardown: '<rootDir>/teardown.cjs' },
  );
  expect(status).toBe(0);
  expect(stderr).not.toContain('Open resources');
});
