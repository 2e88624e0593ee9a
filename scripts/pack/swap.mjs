import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packedManifest } from './manifest.mjs';
import { readManifest } from './packages.mjs';

/** Much longer than npm takes from the end of `prepack` to the start of `postpack`. */
const LIMIT_MS = 20_000;
const POLL_MS = 100;

const savedIn = (folder) => join(folder, 'dist/package.source.json');

/**
 * Replaces the source's package.json with the tarball's while npm packs the folder. `postpack` calls {@link restore};
 * if npm is killed before, a background process restores the file.
 */
export function swap(folder, limitMs = LIMIT_MS) {
  restore(folder);
  const packed = packedManifest(readManifest(folder));
  const saved = savedIn(folder);
  mkdirSync(dirname(saved), { recursive: true });
  cpSync(join(folder, 'package.json'), saved);
  spawn(process.execPath, [import.meta.filename, folder, String(limitMs)], {
    detached: true,
    stdio: 'ignore',
  }).unref();
  replace(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
}

/** Restores the source's package.json. Does nothing if it is already restored. */
export function restore(folder) {
  if (existsSync(savedIn(folder))) renameSync(savedIn(folder), join(folder, 'package.json'));
}

/** Replaces a file by renaming, so that a concurrent reader never sees a partial one. */
function replace(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

if (import.meta.main) {
  const [folder, limitMs] = process.argv.slice(2);
  const end = Date.now() + Number(limitMs);
  const timer = setInterval(() => {
    if (existsSync(savedIn(folder)) && Date.now() < end) return;
    clearInterval(timer);
    restore(folder);
  }, POLL_MS);
}
