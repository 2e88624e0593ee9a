import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './compile.mjs';
import { assertSameContractVersion } from './contract-version.mjs';
import { packedManifest } from './manifest.mjs';
import { folderOf, LIB, PACKED, readManifest, ROOT } from './packages.mjs';

/**
 * Packs all packages into `target`. Works in a temporary folder, so that builds and tests may run in this checkout at
 * the same time.
 * @returns {string[]} paths of the tarballs
 */
export function packAll(target) {
  assertSameContractVersion();
  mkdirSync(target, { recursive: true });
  const stage = mkdtempSync(join(tmpdir(), 'tessera-pack-'));
  const libOf = (name) => join(stage, name, LIB);
  // Declarations import libraries, which are resolved from the folder of the declarations.
  symlinkSync(join(ROOT, 'node_modules'), join(stage, 'node_modules'), 'junction');
  try {
    return PACKED.map((name) => {
      compile(name, libOf);
      stagePackage(name, join(stage, name));
      return join(target, npmPack(join(stage, name), target));
    });
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Copies all files of a package but the compiled ones, which are already there. */
function stagePackage(name, folder) {
  const source = readManifest(folderOf(name));
  const asIs = source.files.filter((one) => one !== LIB && !one.startsWith('!'));
  for (const part of ['README.md', 'LICENSE', ...asIs])
    cpSync(join(folderOf(name), part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packedManifest(source), null, 2)}\n`);
}

function npmPack(folder, target) {
  const npm = spawnSync('npm', ['pack', folder, '--pack-destination', target, '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`npm pack ${folder} failed:\n${npm.stderr}`);
  return Object.values(JSON.parse(npm.stdout))[0].filename;
}
