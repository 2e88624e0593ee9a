import { join } from 'node:path';
import { createJestProject } from './jest-project.mjs';

/** Long enough for the file that is not stuck, on a machine that builds at the same time. */
const SHORT_LIMIT = {
  reporters: ['default', [join(__dirname, 'stuck-files.mjs'), { limitMs: 10_000 }]],
  maxWorkers: 2,
};

let project;
beforeEach(() => {
  project = createJestProject();
});
afterEach(() => project.remove());

test('ends a run in which a test file blocks its worker, and names the file', () => {
  const tests = {
    loop: `test('counts', () => { for (;;); });`,
    stock: `test('is counted', () => undefined);`,
  };
  const { status, stderr } = project.run(tests, {}, SHORT_LIMIT);
  expect(status).toBe(1);
  expect(stderr).toMatch(/loop\.test\.js did not end within 10 s/);
});
