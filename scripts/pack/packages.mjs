import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** What a team outside this repository installs, each after what it depends on. */
export const PACKED = ['domain', 'contracts', 'wire', 'i18n', 'ui', 'testing', 'kit', 'build'];

/** What is compiled lands here, in the package as in its tarball. */
export const LIB = 'dist/lib';

/** @param {string} name one of {@link PACKED} */
export const folderOf = (name) => join(ROOT, 'packages', name);

export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** The packages that one is compiled against, each after what it depends on. */
export function neededBy(name) {
  const { dependencies = {} } = readManifest(folderOf(name));
  const direct = PACKED.filter((one) => dependencies[`@tessera/${one}`]);
  const all = new Set(direct.flatMap((one) => [...neededBy(one), one]));
  return PACKED.filter((one) => all.has(one));
}
