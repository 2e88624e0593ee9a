import { join } from 'node:path';
import { jestProject } from './jest-project.mjs';

const PATIENT = { reporters: ['default', [join(__dirname, 'lingering.mjs'), { patienceMs: 3_000 }]] };

let project;
beforeEach(() => {
  project = jestProject();
});
afterEach(() => project.remove());

test('a run that a test holds open is ended as failed, and it is said by what', () => {
  const tests = { stock: `test('is counted', () => void setInterval(() => undefined, 1_000));` };
  const { status, stderr } = project.run(tests, {}, PATIENT);
  expect(status).toBe(1);
  expect(stderr).toMatch(/did not end within 3 s\. It is held by: .*Timeout/);
});

test('what closes after its tests ends by itself', () => {
  const tests = {
    stock: `
      const open = setInterval(() => undefined, 1_000);
      afterAll(() => setTimeout(() => clearInterval(open), 1_000));
      test('is counted', () => undefined);`,
  };
  const { status, stderr } = project.run(tests, {}, PATIENT);
  expect(status).toBe(0);
  expect(stderr).not.toContain('is held by');
});
