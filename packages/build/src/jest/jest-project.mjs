import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHARED = new URL('../../config/jest.mjs', import.meta.url).href;
const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');
/** A run that takes longer counts as hanging. */
const LONGEST_MS = 60_000;

// A test runs jest once or twice.
jest.setTimeout(3 * LONGEST_MS);

/** Creates a project in a temporary folder that uses the shared jest configuration, to test that configuration. */
export function createJestProject() {
  const root = mkdtempSync(join(tmpdir(), 'tessera-jest-'));
  const at = (...path) => join(root, ...path);
  return {
    at,
    write: (name, text) => writeFileSync(at(name), text),
    /**
     * Runs jest.
     * @param {Record<string, string>} tests test name → source
     * @param {Record<string, string>} env
     * @param {object} config overrides of the shared configuration
     * @returns the result of jest; its status is `null` if it was killed
     */
    run(tests, env = {}, config = {}) {
      mkdirSync(at('src'));
      writeFileSync(at('package.json'), '{ "name": "@example/shop" }');
      // The tests are plain JavaScript, because the compiler cannot be resolved from the temporary folder.
      writeFileSync(
        at('jest.config.mjs'),
        `import shared from '${SHARED}';
        export default { ...shared, transform: {}, testMatch: ['<rootDir>/src/*.test.js'],
          ...${JSON.stringify(config)} };`,
      );
      for (const [name, text] of Object.entries(tests)) writeFileSync(at('src', `${name}.test.js`), text);
      const { status, stderr } = spawnSync(process.execPath, [JEST, '--rootDir', '.'], {
        cwd: root,
        env: { PATH: process.env.PATH, FORCE_COLOR: '1', ...env },
        encoding: 'utf8',
        timeout: LONGEST_MS,
        killSignal: 'SIGKILL',
      });
      return { status, stderr };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
