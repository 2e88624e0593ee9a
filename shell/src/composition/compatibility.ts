import { satisfy as satisfies } from '@module-federation/runtime-core';
import type { Release } from '@tessera/contracts';
import type { RemoteFailure } from './remote.state.ts';

/** The versions that this shell provides to its remotes. */
export interface Provided {
  readonly contract: string;
  /** Shared package → version. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Returns why a release cannot run on this shell, before any of its code is fetched; `undefined` if it can. */
export function incompatibility(release: Release, provided: Provided): RemoteFailure | undefined {
  const wanted = release.config.contract;
  if (!isSatisfied(provided.contract, wanted))
    return { kind: 'contract', wanted, provided: provided.contract };
  for (const [name, range] of Object.entries(release.shared)) {
    const version = provided.shared[name];
    if (version === undefined || !isSatisfied(version, range)) {
      return { kind: 'shared', package: name, wanted: range, provided: version };
    }
  }
  return undefined;
}

const results = new Map<string, boolean>();

/** Caches the results: every remote needs the same packages, and the library's check is slow. */
function isSatisfied(version: string, range: string): boolean {
  const key = `${version} ${range}`;
  const result = results.get(key) ?? satisfies(version, range);
  results.set(key, result);
  return result;
}
