import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Creates two checkouts with packages of the same names. The second one has no packages installed: its `node_modules` is
 * a link to that of the first.
 * @param first path → text or JSON of its files
 * @param second the same of the second
 * @returns the second's folder, and what removes both
 */
export function createLinkedCheckout(first, second) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-checkouts-'));
  const [installed, linked] = [join(folder, 'installed'), join(folder, 'linked')];
  writeFiles(installed, first);
  writeFiles(linked, second);
  mkdirSync(join(installed, 'node_modules/@tessera'), { recursive: true });
  symlinkSync(join(installed, 'packages/wire'), join(installed, 'node_modules/@tessera/wire'), 'junction');
  symlinkSync(join(installed, 'node_modules'), join(linked, 'node_modules'), 'junction');
  return { root: linked, remove: () => rmSync(folder, { recursive: true }) };
}

function writeFiles(root, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}
