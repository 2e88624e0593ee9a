import { join } from 'node:path';
import { createJestProject } from './jest-project.mjs';

const SHORT_LIMIT = {
  reporters: ['default', [join(__dirname, 'stuck-files.mjs'), { limitMs: 5_000 }]],
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
  expect(stderr).toMatch(/loop\.test\.js did not end within 5 s/);
});
