import { SHELL } from '../releases/folders.ts';
import { viewOf, type LiveReleases } from '../releases/views.ts';
import { isInCanary } from './share.ts';

/**
 * What a visitor is given; for the same canaries it is the very same object.
 * @param live as loaded
 * @param visitor none where the browser has no number: what is live
 */
export function viewFor(live: LiveReleases, visitor: string | undefined): LiveReleases {
  if (visitor === undefined || live.canaries.size === 0) return live;
  const own = [...live.canaries.values()].filter(({ name, canary: { release, share } }) =>
    isInCanary(visitor, { part: name, release, share }),
  );
  return viewOf(live, new Set(own.map(({ name }) => name)));
}

/** Part → the release that is given. */
export function releasesOf({ shell, registry }: LiveReleases): Record<string, string> {
  const remotes = registry.remotes.map(({ name, live }) => [name, live.release] as const);
  return { [SHELL]: shell.release, ...Object.fromEntries(remotes) };
}

/** Whether a page of this visitor can have had a release: by its own view, or by what everybody is given. */
export function canHave(
  live: LiveReleases,
  visitor: string | undefined,
  { name, release }: { readonly name: string; readonly release: string },
): boolean {
  return [live, viewFor(live, visitor)].some(({ shell, registry }) => {
    if (name === SHELL) return shell.release === release;
    const entry = registry.remotes.find((one) => one.name === name);
    return entry?.live.release === release || entry?.previous?.release === release;
  });
}
