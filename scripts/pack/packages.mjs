import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Types of what remotes offer each other. */
export const OFFERS = ['auth-offers', 'member-offers', 'promotion-offers'];

/** Packages that teams outside this repository install, sorted so that dependencies come first. */
export const PACKED = ['domain', 'contracts', ...OFFERS, 'wire', 'i18n', 'ui', 'testing', 'kit', 'build'];

/** Folder of compiled files, in the package and in its tarball. */
export const LIB = 'dist/lib';

/**
 * Returns a package's folder.
 * @param {string} name one of {@link PACKED}
 */
export const folderOf = (name) => join(ROOT, 'packages', name);

export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Lists the packages that one is compiled against, sorted so that dependencies come first. */
export function dependenciesOf(name) {
  const { dependencies = {} } = readManifest(folderOf(name));
  const direct = PACKED.filter((one) => dependencies[`@tessera/${one}`]);
  const all = new Set(direct.flatMap((one) => [...dependenciesOf(one), one]));
  return PACKED.filter((one) => all.has(one));
}
