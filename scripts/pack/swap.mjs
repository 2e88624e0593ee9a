import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packedManifest } from './manifest.mjs';
import { readManifest } from './packages.mjs';

/** Far more than npm takes from the end of `prepack` to the beginning of `postpack`. */
const LIMIT_MS = 20_000;
const LOOK_MS = 100;

const savedIn = (folder) => join(folder, 'dist/package.source.json');

/**
 * Puts the tarball's package.json in the place of the source's one, for as long as npm reads the folder. It is put
 * back by {@link restore}, which `postpack` calls; where npm was ended before, by a process that waits for that.
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

/** Puts the source's package.json back; nothing happens where it stands already. */
export function restore(folder) {
  if (existsSync(savedIn(folder))) renameSync(savedIn(folder), join(folder, 'package.json'));
}

/** Whoever reads the file meanwhile finds the old one or the new one, never a part. */
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
  }, LOOK_MS);
}
