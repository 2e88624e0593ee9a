import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The shell and all remotes of this repository. A remote is a folder `mf-…` with a package.json. */
export const APPS = [
  'shell',
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'package.json')))
    .sort(),
];
