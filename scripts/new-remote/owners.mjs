import { readFileSync, writeFileSync } from 'node:fs';

/** Gives a remote's folder to its team: a line after those of the other remotes. */
export function addOwner(file, name) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  lines.splice(last + 1, 0, `${`/${name}/`.padEnd(32)} @tessera/${name.slice('mf-'.length)}-team`);
  writeFileSync(file, lines.join('\n'));
}
