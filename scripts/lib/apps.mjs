import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The shell and every remote of this repository: a folder `mf-…` with a package.json is one. */
export const APPS = [
  'shell',
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'package.json')))
    .sort(),
];
