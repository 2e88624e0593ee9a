import {
  CODE_RULES,
  FORBIDDEN_FORMATS,
  FORBIDDEN_GLOBALS,
  HOOK_RULES,
  PROMISE_RULES,
} from '@tessera/build/rules';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig } from 'oxlint';
import tseslint from 'typescript-eslint';
import { APPS } from './scripts/lib/apps.mjs';
import { BOUNDARIES, importRule, PACKAGES } from './scripts/lib/boundaries.mjs';

const BROWSER = [...APPS, 'packages/{contracts,domain,wire,i18n,ui,kit}'].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
);
/** Where the words of docs/glossary.md are enforced; the rest of the servers and the games follow. */
const PLAIN = [
  'packages/gateway/src/registry-api',
  'mf-agent',
  'mf-auth',
  'mf-lobby',
  'mf-member-center',
  'mf-promotions',
  'packages/wire',
  'packages/ui',
  'packages/i18n',
  'packages/domain',
  'packages/contracts',
  'packages/kit',
  'packages/testing',
  'packages/build',
  'packages/e2e',
  'shell',
  'scripts',
  'packages/platform/src/{ledger,metrics,outbox,previews,promotions,push,sandbox-id,site,third-party}',
]
  .map((folder) => `${folder}/**/*.{ts,tsx,mjs}`)
  .concat('packages/gateway/src/*.ts', 'packages/gateway/src/releases/refusal.ts');
const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/test/**', '**/testing/**'];
const withoutRule = ([severity, { patterns }], message) => [
  severity,
  { patterns: patterns.filter((one) => !one.message.includes(message)) },
];
/** Rules that are off are left out: oxlint does not know all of them. */
const isEnabled = ([, rule]) => rule !== 'off' && rule[0] !== 'off';
const RECOMMENDED = Object.fromEntries(
  tseslint.configs.recommended.flatMap(({ rules = {} }) => Object.entries(rules)).filter(isEnabled),
);
const PROMISES = {
  ...PROMISE_RULES,
  '@typescript-eslint/no-floating-promises': [
    'error',
    { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['test', 'it', 'describe'] }] },
  ],
};
const ACCESSIBLE = Object.fromEntries(
  Object.entries(jsxA11y.flatConfigs.recommended.rules).filter(isEnabled),
);

const FIXED_WAIT =
  'A wait of fixed length shows nothing on a slow machine: hold the clock, or wait for what comes after.';
const WAITS = [
  "CallExpression[callee.name=/^(sleep|pause|delay)$/][arguments.0.type='Literal'][arguments.0.value>=200]",
  "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.1.type='Literal'][arguments.1.value>=200]",
];

export default defineConfig({
  categories: { correctness: 'off' },
  plugins: ['typescript', 'react', 'jsx-a11y', 'import'],
  jsPlugins: ['./scripts/lint/plugin.mjs'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/coverage/**',
    '**/.data/**',
    '**/gallery/dist/**',
    // Linted where it becomes a remote: packages/e2e/outside.
    'scripts/new-remote/template/**',
  ],
  rules: {
    ...RECOMMENDED,
    ...CODE_RULES,
    'import/no-self-import': 'error',
    'tessera/no-relative-packages': 'error',
  },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: PROMISES },
    { files: [...BROWSER, 'packages/games/src/**/*.{ts,tsx}'], rules: HOOK_RULES },
    { files: ['**/*.tsx'], rules: ACCESSIBLE },
    { files: ['**/*.tsx'], excludeFiles: TESTS, rules: { 'tessera/bare-text': 'error' } },
    {
      // A tree grid whose rows are blocks on the phone: there a browser forgets the roles that the elements have.
      files: ['mf-agent/src/downline/**'],
      rules: {
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      },
    },
    ...BOUNDARIES.map(({ files, rule }) => ({ files, rules: { 'no-restricted-imports': rule } })),
    {
      // The set-up of the tests is the tools', whatever a package imports otherwise.
      files: ['packages/*/jest.config.mjs'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // The one user of the federation runtime in the browser.
      files: ['shell/src/composition/**'],
      rules: {
        'no-restricted-imports': withoutRule(
          importRule(['contracts', 'wire', 'domain', 'i18n', 'ui', 'kit', 'testing', 'build']),
          'federation runtime',
        ),
      },
    },
    {
      files: ['packages/build/**'],
      rules: {
        'no-restricted-imports': withoutRule(importRule(PACKAGES.build, 'build'), 'federation runtime'),
      },
    },
    {
      // The facades themselves.
      files: ['packages/kit/src/{router,standalone-router,query}.ts'],
      rules: { 'no-restricted-imports': withoutRule(importRule(PACKAGES.kit, 'kit'), 'facade') },
    },
    {
      // The kit is tested on the same fake shell as the remotes.
      files: ['packages/kit/src/**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-imports': importRule([...PACKAGES.kit, 'testing'], 'kit') },
    },
    {
      // The gateway is tested with the signer that teams use.
      files: ['packages/gateway/src/**/*.test.ts', 'packages/gateway/src/testing/**'],
      rules: { 'no-restricted-imports': importRule([...PACKAGES.gateway, 'build'], 'gateway') },
    },
    {
      files: ['**/*.test.{ts,tsx,mjs}'],
      rules: {
        'tessera/no-restricted-syntax': [
          'error',
          ...WAITS.map((selector) => ({ selector, message: FIXED_WAIT })),
        ],
      },
    },
    {
      // Network and storage belong to the shell's own services.
      files: BROWSER,
      excludeFiles: ['shell/src/services/**', 'shell/src/boot/**', ...TESTS],
      rules: { 'no-restricted-globals': ['error', ...FORBIDDEN_GLOBALS] },
    },
    {
      // `Intl` belongs to the package whose formats are the same on server and browser, and in the games.
      files: [...BROWSER, 'packages/games/src/{page,games}/**/*.{ts,tsx}'],
      excludeFiles: [
        'packages/i18n/**',
        // Days of the site's calendar, and lists for search engines: neither is a player's.
        'packages/domain/src/{days,provider-names}.ts',
        // Makes the browser load its language data.
        'shell/src/boot/start.ts',
        // Shows parts without the site's services.
        'packages/ui/gallery/**',
        ...TESTS,
      ],
      rules: { 'tessera/no-restricted-syntax': ['error', ...FORBIDDEN_FORMATS] },
    },
    {
      // Remotes add their own names to these interfaces.
      files: ['packages/contracts/src/offers.ts'],
      rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^Offered' }] },
    },
    {
      files: PLAIN,
      // The list of these words, a test that quotes them, and old names that are still sent for one version.
      excludeFiles: ['scripts/lint/plain-words*', 'scripts/lib/plain-docs.test.mjs', '**/old-names.*'],
      rules: { 'tessera/plain-words': 'error' },
    },
    {
      files: ['**/{scripts,bin,tools,harness}/**', '**/main.ts', '**/*.mjs', 'packages/*/src/**/sheet.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
});
