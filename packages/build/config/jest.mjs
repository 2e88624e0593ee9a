import { fileURLToPath } from 'node:url';
import { TEST_LIMIT_MS } from './limits.cjs';

const part = (file) => fileURLToPath(new URL(`../src/jest/${file}`, import.meta.url));

/**
 * The jest configuration for this repository and for remotes in their own: TypeScript and JSX through swc. A test
 * that needs a DOM declares `@jest-environment jsdom`.
 */
export default {
  testEnvironment: part('node-environment.mjs'),
  setupFilesAfterEnv: [part('wait-limits.cjs')],
  moduleNameMapper: { '^fast-check$': part('seeded-fast-check.cjs') },
  testTimeout: TEST_LIMIT_MS,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.test.mjs'],
  reporters: [
    'default',
    ...['counts', 'results', 'open-handles', 'stuck-files'].map((name) => part(`${name}.mjs`)),
  ],
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
  // Transforms packages that ship only ES modules. The workspace's own packages are matched by their real path.
  transformIgnorePatterns: [
    '/node_modules/(?!(@tessera|@formatjs|@noble|intl-messageformat|ky|valibot|jotai|@tanstack|until-async|@exodus|openid-client|oauth4webapi|jose|oidc-provider|htmlparser2|entities|domhandler|domutils|domelementtype|dom-serializer)/)',
  ],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'json'],
};
