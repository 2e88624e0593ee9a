import { readFileSync, writeFileSync } from 'node:fs';

/** Adds a remote's team to CODEOWNERS, after the other remotes. */
export function addOwner(file, name) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  lines.splice(last + 1, 0, `${`/${name}/`.padEnd(32)} @tessera/${name.slice('mf-'.length)}-team`);
  writeFileSync(file, lines.join('\n'));
}
