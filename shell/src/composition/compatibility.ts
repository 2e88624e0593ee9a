import { satisfy as satisfies } from '@module-federation/runtime-core';
import type { Release } from '@tessera/contracts';
import type { RemoteFailure } from './remote.state.ts';

/** What this shell gives its remotes. */
export interface Provided {
  readonly contract: string;
  /** Shared package → version. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Why a release cannot run on this shell, checked before any of its code is fetched; `undefined` when it can. */
export function incompatibility(release: Release, provided: Provided): RemoteFailure | undefined {
  const wanted = release.config.contract;
  if (!satisfy(provided.contract, wanted)) return { kind: 'contract', wanted, provided: provided.contract };
  for (const [name, range] of Object.entries(release.shared)) {
    const version = provided.shared[name];
    if (version === undefined || !satisfy(version, range)) {
      return { kind: 'shared', package: name, wanted: range, provided: version };
    }
  }
  return undefined;
}

const known = new Map<string, boolean>();

/** Every remote asks for the same packages, and each answer takes the library many expressions. */
function satisfy(version: string, range: string): boolean {
  const question = `${version} ${range}`;
  const answer = known.get(question) ?? satisfies(version, range);
  known.set(question, answer);
  return answer;
}
