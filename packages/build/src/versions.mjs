import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageOf, SHARED } from './shared.mjs';

/** Returns the installed version of a package, as resolved from the project in `dir`. */
export function versionOf(dir, name) {
  const require = createRequire(join(dir, 'package.json'));
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(base, name, 'package.json'), 'utf8')).version;
    } catch {
      // Not in this folder: try the next one up.
    }
  }
  throw new Error(
    `${name} is not installed where ${dirname(join(dir, 'package.json'))} can find it: run npm install`,
  );
}

/** Maps every shared request to its installed version. */
export function sharedVersions(dir) {
  return Object.fromEntries(SHARED.map((request) => [request, versionOf(dir, packageOf(request))]));
}
