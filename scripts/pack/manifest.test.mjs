import assert from 'node:assert/strict';
import { test } from 'node:test';
import semver from 'semver';
import { packedManifest } from './manifest.mjs';
import { folderOf, PACKED, readManifest } from './packages.mjs';

const SOURCE = {
  name: '@tessera/x',
  version: '1.0.0',
  private: true,
  sideEffects: ['./src/dom.ts', '*.css'],
  exports: {
    '.': './src/index.ts',
    './run': './src/alone/run.tsx',
    './styles.css': { types: './src/styles/index.d.css.ts', default: './src/styles/index.css' },
    './rules': './config/rules.mjs',
  },
  scripts: { test: 'jest' },
  dependencies: { '@tessera/domain': '^0.1.0' },
  devDependencies: { jest: '30.0.0' },
};

test('maps exports to compiled files and declarations', () => {
  assert.deepEqual(packedManifest(SOURCE).exports, {
    '.': { types: './dist/lib/index.d.ts', default: './dist/lib/index.js' },
    './run': { types: './dist/lib/alone/run.d.ts', default: './dist/lib/alone/run.js' },
    './styles.css': { types: './dist/lib/styles/index.d.css.ts', default: './dist/lib/styles/index.css' },
    './rules': './config/rules.mjs',
  });
  assert.deepEqual(packedManifest(SOURCE).sideEffects, ['./dist/lib/dom.js', '*.css']);
});

test('removes the fields that are for this repository only', () => {
  const packed = packedManifest(SOURCE);
  for (const own of ['private', 'scripts', 'devDependencies']) assert.ok(!(own in packed), own);
  assert.deepEqual(packed.dependencies, { '@tessera/domain': '^0.1.0' });
});

test('refuses a dependency that cannot be installed outside', () => {
  assert.throws(
    () => packedManifest({ ...SOURCE, dependencies: { '@tessera/domain': 'file:../domain' } }),
    /@tessera\/domain file:\.\.\/domain, which cannot be installed outside/,
  );
});

for (const name of PACKED) {
  test(`@tessera/${name} depends on packed packages, with ranges that match their versions`, () => {
    const { dependencies = {}, peerDependencies = {} } = readManifest(folderOf(name));
    const ours = Object.keys({ ...dependencies, ...peerDependencies }).filter((one) =>
      one.startsWith('@tessera/'),
    );
    for (const one of ours) {
      const other = one.slice('@tessera/'.length);
      assert.ok(PACKED.includes(other), `${one} is not packed`);
      assert.ok(PACKED.indexOf(other) < PACKED.indexOf(name), `${one} is packed later`);
      const { version } = readManifest(folderOf(other));
      assert.ok(
        /^\^\d/.test(dependencies[one]),
        `${one} is required as ${dependencies[one]}: use ^ and a version`,
      );
      assert.ok(
        semver.satisfies(version, dependencies[one]),
        `${one} is ${version}, but ${dependencies[one]} is required`,
      );
    }
  });
}
