import { fileURLToPath } from 'node:url';

const part = (file) => fileURLToPath(new URL(`../src/jest/${file}`, import.meta.url));

/** The one jest set-up, of this repository and of a remote in its own: TypeScript and JSX through swc; a test that needs a DOM says `@jest-environment jsdom`. */
export default {
  testEnvironment: part('node-environment.mjs'),
  // A machine that builds beside the tests is slow; a test that hangs still ends.
  testTimeout: 20_000,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.test.mjs'],
  reporters: ['default', ...['counts', 'failures', 'lingering'].map((name) => part(`${name}.mjs`))],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '^.+\\.(mjs|js|tsx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages that ship ES modules only are transformed too; the workspace's own are reached by their real path.
  transformIgnorePatterns: [
    '/node_modules/(?!(@tessera|@formatjs|@noble|intl-messageformat|ky|valibot|jotai|@tanstack|until-async|@exodus|htmlparser2|entities|domhandler|domutils|domelementtype|dom-serializer)/)',
  ],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'json'],
};
