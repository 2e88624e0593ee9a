import fc from 'fast-check';
import { createJestProject } from './jest-project.mjs';

let project;
beforeEach(() => {
  project = createJestProject();
});
afterEach(() => project.remove());

const FAILING = {
  stock: `
    const fc = require('fast-check');
    test('is even', () => fc.assert(fc.property(fc.nat(), (count) => count % 2 === 0)));`,
};

test('gives every property of a run one seed, also where a test states none', () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ seed: expect.any(Number) });
});

test.each([
  ['the same in each run', {}, 1],
  ['PROOF_SEED', { PROOF_SEED: '7' }, 7],
  ['PROOF_SEED of a full proof', { PROOF: 'full', PROOF_SEED: '8' }, 8],
])('draws by a seed that the failure names: %s', (_, env, seed) => {
  const { status, stderr } = project.run(FAILING, env);
  expect(status).toBe(1);
  expect(stderr).toContain(`seed: ${seed},`);
});

test('refuses a seed that is no whole number', () => {
  const { status, stderr } = project.run(FAILING, { PROOF_SEED: 'often' });
  expect(status).toBe(1);
  expect(stderr).toContain('PROOF_SEED must be a whole number, such as 7, but is "often"');
});
