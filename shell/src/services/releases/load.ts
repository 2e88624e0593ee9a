import type { Registry } from '@tessera/contracts';
import type { RemoteOverride } from '@tessera/wire';
import type { Overridden } from './override.ts';
import type { Releases, ReleasesDeps } from './releases.ts';

/** Loads and applies overrides. Their code is loaded on demand: pages without overrides do not need it. */
export async function takeOverrides(
  overrides: readonly RemoteOverride[],
  registry: Registry,
): Promise<Overridden> {
  const { applyOverrides } = await import('./override.ts');
  return applyOverrides(overrides, registry, (input, init) => fetch(input, init));
}

/** Returns a function that loads the page's one {@link Releases} at its first call. A call after a failure retries. */
export function loadReleases(deps: ReleasesDeps): () => Promise<Releases> {
  let loading: Promise<Releases> | undefined;
  return () =>
    (loading ??= import(/* webpackChunkName: "releases" */ './releases.ts').then(
      ({ createReleases }) => createReleases(deps),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
}
