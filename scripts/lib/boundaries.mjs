import { FORBIDDEN_IMPORTS } from '@tessera/build/rules';
import { APPS } from './apps.mjs';

// Import rules (docs/architecture.md, "Who may import whom?"), which `oxlint.config.ts` enforces: apps never import each other.

/** Packages that every app may import. */
export const FOR_APPS = [
  'auth-offers',
  'member-offers',
  'promotion-offers',
  'contracts',
  'wire',
  'domain',
  'i18n',
  'ui',
  'kit',
  'testing',
  'build',
];

/** Packages that each package may import. */
export const PACKAGES = {
  'auth-offers': ['contracts'],
  'member-offers': ['contracts'],
  'promotion-offers': ['contracts'],
  contracts: [],
  domain: [],
  wire: ['domain'],
  i18n: ['domain'],
  ui: ['domain'],
  kit: ['contracts', 'wire', 'domain', 'i18n', 'ui'],
  testing: ['contracts', 'wire', 'domain'],
  gateway: ['contracts', 'wire', 'domain', 'server'],
  server: ['domain'],
  platform: ['wire', 'domain', 'server'],
  games: ['wire', 'domain', 'i18n', 'server', 'build'],
  build: ['contracts'],
  e2e: ['wire', 'domain', 'testing'],
  bench: ['wire', 'domain', 'build', 'e2e'],
};

const ALL = Object.keys(PACKAGES);

/** Returns the rule `no-restricted-imports` for a project that may import only `allowed`. */
export function importRule(allowed, own) {
  const forbidden = ALL.filter((name) => !allowed.includes(name) && name !== own);
  return [
    'error',
    {
      patterns: [
        {
          group: [...forbidden.flatMap((name) => [`@tessera/${name}`, `@tessera/${name}/**`])],
          message: `Not allowed here: ${own ?? 'an app'} may import ${allowed.length ? allowed.join(', ') : 'no package of ours'} (scripts/lib/boundaries.mjs).`,
        },
        {
          regex: `^(${APPS.join('|')})(/|$)`,
          message: 'No app imports another: share through the contract, or through a package.',
        },
        ...FORBIDDEN_IMPORTS,
      ],
    },
  ];
}

/** Files and import rule of each project. */
export const BOUNDARIES = [
  ...APPS.map((app) => ({ files: [`${app}/**/*.{ts,tsx,mjs}`], rule: importRule(FOR_APPS) })),
  ...ALL.map((name) => ({
    files: [`packages/${name}/**/*.{ts,tsx,mjs}`],
    rule: importRule(PACKAGES[name], name),
  })),
];
