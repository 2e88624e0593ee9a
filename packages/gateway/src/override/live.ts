import type { RegistryEntry } from '@tessera/contracts';
import type { RemoteOverride } from '@tessera/wire';
import type { LiveReleases } from '../releases/registry.ts';

type Overridden = readonly Pick<RemoteOverride, 'name'>[] | undefined;

/** What a page loads ahead: nothing of a remote that comes from elsewhere. */
export function withoutOverridden(live: LiveReleases, overrides: Overridden): LiveReleases {
  return changed(live, overrides, () => undefined);
}

/**
 * What the server renders with: a remote that comes from elsewhere keeps its places and has no code, so these are left
 * to the browser.
 */
export function leavingOverridden(live: LiveReleases, overrides: Overridden): LiveReleases {
  return changed(live, overrides, (entry) => ({
    ...entry,
    live: { ...entry.live, server: {} },
    previous: null,
  }));
}

function changed(
  live: LiveReleases,
  overrides: Overridden,
  change: (entry: RegistryEntry) => RegistryEntry | undefined,
): LiveReleases {
  if (!overrides?.length) return live;
  const names = new Set(overrides.map(({ name }) => name));
  const remotes = live.registry.remotes.flatMap((entry) =>
    names.has(entry.name) ? (change(entry) ?? []) : entry,
  );
  return { ...live, registry: { ...live.registry, remotes } };
}
