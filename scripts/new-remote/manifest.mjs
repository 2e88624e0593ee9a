import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderOf, OFFERS, PACKED, readManifest, ROOT } from '../pack/packages.mjs';

/** Libraries that a remote's code uses, besides the workspace's packages. */
const LIBRARIES = [
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@formatjs/intl',
  '@tanstack/react-query',
  'jotai',
  'react',
  'react-dom',
  'react-router-dom',
];
const DEV_PACKAGES = ['build', 'testing', ...OFFERS];
/** This repository's tools that a remote's team runs. */
const TOOLS = [
  '@playwright/test',
  '@swc/jest',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'eslint',
  'eslint-plugin-jsx-a11y',
  'eslint-plugin-react-hooks',
  'jest',
  'jest-environment-jsdom',
  'typescript',
  'typescript-eslint',
];

/** Returns the manifest of a remote in this repository, with its versions and tools. */
export function manifestInside(name) {
  const { scripts, dependencies, devDependencies } = readManifest(join(ROOT, 'mf-agent'));
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts,
    dependencies,
    devDependencies,
  };
}

/**
 * Returns the manifest of a remote in its own repository.
 * @param {string} folder the remote's folder
 * @param {string | undefined} tarballs folder of packed packages; default: a registry
 */
export function manifestOutside(name, folder, tarballs) {
  const own = (one) => [`@tessera/${one}`, tarballs ? tarballOf(one, folder, tarballs) : versionOf(one)];
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      dev: 'tessera-dev',
      lint: 'eslint .',
      typecheck: 'tsc --noEmit -p .',
      test: 'jest',
      e2e: 'playwright test',
      build: 'tessera-build',
      check: 'tessera-check',
      release: 'tessera-release',
    },
    dependencies: sorted([
      ...PACKED.filter((one) => !DEV_PACKAGES.includes(one)).map(own),
      ...LIBRARIES.map(installed),
    ]),
    devDependencies: sorted([...DEV_PACKAGES.map(own), ...TOOLS.map(installed)]),
  };
}

const sorted = (entries) => Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));

/** Returns the version of a library that this repository is tested with. */
function installed(library) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return [library, packages[`node_modules/${library}`].version];
}

const versionOf = (name) => `^${readManifest(folderOf(name)).version}`;

function tarballOf(name, folder, tarballs) {
  const wanted = `tessera-${name}-${readManifest(folderOf(name)).version}.tgz`;
  if (!readdirSync(tarballs).includes(wanted))
    throw new Error(`${tarballs} has no ${wanted}: create them with npm run pack -- --to ${tarballs}`);
  return `file:${relative(folder, join(tarballs, wanted)).replaceAll('\\', '/')}`;
}
