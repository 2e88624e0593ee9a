import type { Registry, ShellRoute } from '@tessera/contracts';
import { partsInSlot, routeAt } from '../../composition/places.ts';
import type { RemoteState } from '../../composition/remote.state.ts';
import { shellRouteAt } from '../../layout/page-info.ts';

/** The owner of a measured page. Its names are public. */
export interface Owner {
  /** `shell`, or a remote's name. */
  readonly remote: string;
  readonly release: string;
  /** The route's pattern; `none` if no route matches the path. */
  readonly route: string;
}

export interface PageComposition {
  readonly registry: Registry;
  readonly stateOf: (name: string) => RemoteState;
  /** The shell's release. */
  readonly release: string;
  readonly routes: readonly ShellRoute[];
}

/**
 * Returns the owner of a path: the remote of its route. Home is a route of the shell, but its owner is the first remote in
 * the slot `home.main`.
 * @param path without the locale's prefix
 */
export function ownerOf(path: string, composition: PageComposition): Owner {
  const { registry, routes, release } = composition;
  const match = routeAt(registry, path);
  if (match) return { ...releaseInUse(match.key.remote, composition), route: match.route.path };
  const route = shellRouteAt(routes, path)?.path ?? 'none';
  const [main] = route === '/' ? partsInSlot(registry, 'home.main') : [];
  return { ...(main ? releaseInUse(main.remote, composition) : { remote: 'shell', release }), route };
}

function releaseInUse(
  remote: string,
  { registry, stateOf }: PageComposition,
): Pick<Owner, 'remote' | 'release'> {
  const state = stateOf(remote);
  const live = registry.remotes.find(({ name }) => name === remote)?.live;
  return { remote, release: state.status === 'ready' ? state.release.release : (live?.release ?? '') };
}
