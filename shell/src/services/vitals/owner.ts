import type { Registry, ShellRoute } from '@tessera/contracts';
import { partsInSlot, routeAt } from '../../composition/places.ts';
import type { RemoteState } from '../../composition/remote.state.ts';
import { shellRouteAt } from '../../layout/page-info.ts';

/** The part of the page that a measurement is about, by names that anybody may read. */
export interface Owner {
  /** `shell`, or a remote. */
  readonly remote: string;
  readonly release: string;
  /** The route's pattern; `none` where no route has the path. */
  readonly route: string;
}

export interface Composed {
  readonly registry: Registry;
  readonly stateOf: (name: string) => RemoteState;
  /** Of the shell. */
  readonly release: string;
  readonly routes: readonly ShellRoute[];
}

/**
 * Whose page stands at a path: the remote of its route. Home is a route of the shell, and what stands there is the
 * first remote's in the slot `home.main`.
 * @param path without the locale's prefix
 */
export function ownerOf(path: string, composed: Composed): Owner {
  const { registry, routes, release } = composed;
  const match = routeAt(registry, path);
  if (match) return { ...inUse(match.key.remote, composed), route: match.route.path };
  const route = shellRouteAt(routes, path)?.path ?? 'none';
  const [main] = route === '/' ? partsInSlot(registry, 'home.main') : [];
  return { ...(main ? inUse(main.remote, composed) : { remote: 'shell', release }), route };
}

function inUse(remote: string, { registry, stateOf }: Composed): Pick<Owner, 'remote' | 'release'> {
  const state = stateOf(remote);
  const live = registry.remotes.find(({ name }) => name === remote)?.live;
  return { remote, release: state.status === 'ready' ? state.release.release : (live?.release ?? '') };
}
