import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHARED = new URL('../../config/jest.mjs', import.meta.url).href;
const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');
/** One that hangs is a failure. */
const LONGEST_MS = 60_000;

/** A project in a folder of its own, whose tests run by the shared configuration: for tests of that. */
export function jestProject() {
  const root = mkdtempSync(join(tmpdir(), 'tessera-jest-'));
  const at = (...path) => join(root, ...path);
  return {
    at,
    /**
     * @param {Record<string, string>} tests their texts, by name
     * @param {Record<string, string>} env
     * @param {object} config what is otherwise than in the shared one
     * @returns what jest ended with; its status is `null` where it had to be ended
     */
    run(tests, env = {}, config = {}) {
      mkdirSync(at('src'));
      writeFileSync(at('package.json'), '{ "name": "@example/shop" }');
      // What is plain JavaScript needs no compiler, which is not to be found from here.
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
