import type { Registry } from '@tessera/contracts';
import type { RemoteOverride } from '@tessera/wire';
import type { Overridden } from './override.ts';
import type { Releases, ReleasesDeps } from './releases.ts';

/** All of it comes when it is needed: a page that shows itself has no use for it. */
export async function takeOverrides(
  overrides: readonly RemoteOverride[],
  registry: Registry,
): Promise<Overridden> {
  const { applyOverrides } = await import('./override.ts');
  return applyOverrides(overrides, registry, (input, init) => fetch(input, init));
}

/** The page's one {@link Releases}, made when it is first asked for; in vain, when it is asked for again. */
export function loadReleases(deps: ReleasesDeps): () => Promise<Releases> {
  let made: Promise<Releases> | undefined;
  return () =>
    (made ??= import(/* webpackChunkName: "releases" */ './releases.ts').then(
      ({ createReleases }) => createReleases(deps),
      (error: unknown) => {
        made = undefined;
        throw error;
      },
    ));
}
