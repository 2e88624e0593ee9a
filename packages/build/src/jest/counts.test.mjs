import { existsSync, readFileSync } from 'node:fs';
import { createJestProject } from './jest-project.mjs';

let project;
beforeEach(() => {
  project = createJestProject();
});
afterEach(() => project.remove());

const AS_TASK = { NX_TASK_TARGET_PROJECT: '@example/shop', NX_TASK_TARGET_TARGET: 'test' };
const FILE = ['test-counts', 'test.json'];
const counts = () => JSON.parse(readFileSync(project.at(...FILE), 'utf8'));

test('writes how many tests passed, failed and were skipped', () => {
  const tests = {
    prices: `
      test('is right', () => undefined);
      test('is listed', () => undefined);
      test('is rounded', () => expect(1.5).toBe(2));
      test.skip('is printed', () => undefined);
      test.todo('is translated');`,
    broken: `throw new Error('a file that cannot run counts as one failure');`,
  };
  expect(project.run(tests, AS_TASK).status).toBe(1);
  expect(counts()).toEqual({ task: '@example/shop:test', passed: 2, failed: 2, skipped: 2 });
});

test('writes nothing unless nx runs the whole test task', () => {
  expect(project.run({ prices: `test('is right', () => undefined);` }).status).toBe(0);
  expect(existsSync(project.at(...FILE))).toBe(false);
});
