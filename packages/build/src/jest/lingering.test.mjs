import { jestProject } from './jest-project.mjs';

let project;
beforeEach(() => {
  project = jestProject();
});
afterEach(() => project.remove());

test('a run that a test holds open is ended as failed, and it is said by what', () => {
  const { status, stderr } = project.run({
    stock: `test('is counted', () => void setInterval(() => undefined, 1_000));`,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/did not end within 10 s\. It is held by: .*Timeout/);
}, 60_000);

test('what closes after its tests ends by itself', () => {
  const { status, stderr } = project.run({
    stock: `
      const open = setInterval(() => undefined, 1_000);
      afterAll(() => setTimeout(() => clearInterval(open), 2_000));
      test('is counted', () => undefined);`,
  });
  expect(status).toBe(0);
  expect(stderr).not.toContain('is held by');
}, 60_000);
