import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/**
 * Lists what the packages of a checkout export. `node_modules` may be a link to that of another checkout, whose packages
 * it then contains.
 * @param root the checkout
 * @returns `{ name, file }` for each entry: its import name (`@tessera/ui/qr`) and its absolute path
 */
export function packageEntries(root) {
  return globSync('packages/*/package.json', { cwd: root }).flatMap((manifest) => {
    const folder = join(root, dirname(manifest));
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    return Object.entries(exports).map(([entry, target]) => ({
      name: posix.join(name, entry),
      file: join(folder, typeof target === 'string' ? target : target.default),
    }));
  });
}
