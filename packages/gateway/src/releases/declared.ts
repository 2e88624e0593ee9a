import semver from 'semver';
import type { RemoteBuild, ShellBuild } from './documents.ts';
import type { Refusal } from './refusal.ts';

/**
 * What every remote shares with the shell: a page has one React, one router, one contract and one style engine. A package
 * that the table of shared packages (`packages/build/src/shared.mjs`) gets later is not added here, since remotes that were
 * built before it do not declare it.
 */
export const ALWAYS_SHARED: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@tessera/kit/router',
  '@tessera/contracts',
  '@tessera/kit/query',
  'jotai',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@formatjs/intl',
];

/**
 * Returns why a new release of a remote does not state enough to be compared with shells: what it must share is missing, or
 * a range would accept every later version. Releases that are stored already are not asked.
 */
export function undeclared(remote: RemoteBuild, shell: ShellBuild): Refusal[] {
  const { shared, config, release } = remote;
  const who = `${config.name} ${release}`;
  const missing = ALWAYS_SHARED.filter(
    (name) => Object.hasOwn(shell.provides, name) && !Object.hasOwn(shared, name),
  );
  const endless = (code: 'contract' | 'shared', what: string, range: string, version: string): Refusal[] =>
    hasUpperEnd(range)
      ? []
      : [
          {
            code,
            what: `${who}: ${what}`,
            expected: `a range with an upper end, such as ^${version}`,
            actual: JSON.stringify(range),
            hint: 'name the versions that it was built for',
          },
        ];
  return [
    ...missing.map((name): Refusal => {
      const what = `${who}: shared package ${name}`;
      const hint = `build ${config.name} with tessera-build, which shares ${name}`;
      const expected = 'a range of versions, since every remote shares it';
      return { code: 'shared', what, expected, actual: 'none', hint };
    }),
    ...endless('contract', 'contract', config.contract, shell.contract),
    ...Object.entries(shared).flatMap(([name, range]) =>
      endless('shared', `shared package ${name}`, range, minorOf(shell.provides[name] ?? '1.0.0')),
    ),
  ];
}

/** Whether a range excludes later major versions. One that is no range at all is refused as a misfit. */
function hasUpperEnd(range: string): boolean {
  if (semver.validRange(range) === null) return true;
  return new semver.Range(range).set.every((together) =>
    together.some(({ operator, value }) => operator.startsWith('<') || (operator === '' && value !== '')),
  );
}

/** `19.3.1` → `19.3.0`, as builds state it. */
function minorOf(version: string): string {
  const [major, minor] = version.split('.');
  return `${major}.${minor}.0`;
}
