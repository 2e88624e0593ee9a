import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageOf, SHARED } from './shared.mjs';

/** The installed version of a package, as the project in `dir` resolves it. */
export function versionOf(dir, name) {
  const require = createRequire(join(dir, 'package.json'));
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(base, name, 'package.json'), 'utf8')).version;
    } catch {
      // Not in this folder: the next one up is looked at.
    }
  }
  throw new Error(
    `${name} is not installed where ${dirname(join(dir, 'package.json'))} can find it: run npm install`,
  );
}

/** Every shared request → its installed version. */
export function sharedVersions(dir) {
  return Object.fromEntries(SHARED.map((request) => [request, versionOf(dir, packageOf(request))]));
}
