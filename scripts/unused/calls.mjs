import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageEntries } from './packages.mjs';

const ROOT = join(import.meta.dirname, '../..');
const NOT_PRODUCTION = /\.(test|fixture)\.tsx?$|\/(testing|messages)\/|standalone\.tsx$|test-scope\.tsx$/;

/**
 * Returns the names under which `@tessera/wire` exports its calls, without those of game providers.
 * @param root the checkout
 */
export async function browserCalls(root = ROOT) {
  const { file } = packageEntries(root).find(({ name }) => name === '@tessera/wire');
  const wire = await import(pathToFileURL(file).href);
  return Object.entries(wire)
    .filter(([, value]) => isCall(value) && value.audience !== 'provider')
    .map(([name]) => name)
    .sort();
}

/**
 * Returns the names that production sources of these apps import from `@tessera/wire`.
 * @param apps folders below the root, e.g. `mf-auth`
 */
export function importedFromWire(apps) {
  const names = new Set();
  for (const app of apps) {
    for (const file of readdirSync(join(ROOT, app, 'src'), { recursive: true })) {
      if (!/\.tsx?$/.test(file) || NOT_PRODUCTION.test(`/${file}`)) continue;
      const source = readFileSync(join(ROOT, app, 'src', file), 'utf8');
      for (const name of namesImportedFrom(source, '@tessera/wire')) names.add(name);
    }
  }
  return names;
}

/** Returns the names of values that a source text imports from a module. Type imports do not count. */
export function namesImportedFrom(source, module) {
  const statements = source.matchAll(/import\s+(type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g);
  return [...statements]
    .filter(([, isType, , from]) => !isType && from === module)
    .flatMap(([, , list]) => list.split(','))
    .map((one) => one.trim())
    .filter((one) => one && !one.startsWith('type '))
    .map((one) => one.split(/\s+as\s+/)[0]);
}

function isCall(value) {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'audience' in value && 'answer' in value
  );
}
