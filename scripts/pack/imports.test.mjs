import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderOf, PACKED, readManifest } from './packages.mjs';

/** Inside the workspace every installed package resolves; outside only declared dependencies do. */
for (const name of PACKED) {
  test(`@tessera/${name} declares every package that it imports`, () => {
    const { name: own, dependencies = {}, peerDependencies = {} } = readManifest(folderOf(name));
    const imported = ['bin', 'config', 'src'].flatMap((part) => importsBelow(join(folderOf(name), part)));
    const wanted = new Set(imported.map(packageOf).filter((one) => one !== own && !isOfNode(one)));
    const named = { ...dependencies, ...peerDependencies };
    assert.deepEqual([...wanted].filter((one) => !named[one]).sort(), []);
  });
}

function importsBelow(folder) {
  let files;
  try {
    files = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return files
    .filter((one) => one.isFile() && /\.(m?[jt]s|tsx|css)$/.test(one.name) && !/\.test\.\w+$/.test(one.name))
    .flatMap((one) => {
      const text = readFileSync(join(one.parentPath, one.name), 'utf8');
      const code = text.matchAll(
        /^(?:import|export)\b(?:[^;'"=]*?\bfrom)?\s*'([^']+)'|\b(?:import|require\.resolve)\('([^']+)'\)/gm,
      );
      const styles = text.matchAll(/url\('(@[^']+)'\)/g);
      return [...code, ...styles].map(([, first, second]) => first ?? second);
    })
    .filter((one) => !/^[./]/.test(one));
}

const isOfNode = (name) => name.startsWith('node:') || builtinModules.includes(name);

function packageOf(request) {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
