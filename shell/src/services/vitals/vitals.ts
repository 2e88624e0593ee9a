import type { Device, Disposer } from '@tessera/contracts';
import { readPath } from '@tessera/domain';
import { whenIdle } from '@tessera/kit';
import { watchLoads } from './loads.ts';
import { ownerOf, type PageComposition, type Owner } from './owner.ts';

export interface Vitals {
  /** Call it once the page reacts to the player. */
  readonly alive: () => void;
}

export interface VitalsDeps extends PageComposition {
  readonly subscribe: (listener: () => void) => Disposer;
  readonly device: () => Device;
}

/** Longest wait for an idle moment of a loaded page, so that short visits are measured too. */
const IDLE_LIMIT_MS = 1_500;

/**
 * Measures how the page performs for this visitor and sends it to the gateway, for the operator. Call it before the first
 * remote is loaded; the measuring code itself loads when the page is idle.
 */
export function watchVitals(page: Window, deps: VitalsDeps): Vitals {
  const now = () => page.performance.now();
  const loads = watchLoads(deps, now);
  const ownerAt = watchPaths(page, (path) => ownerOf(path, deps));
  const start = () => {
    import(/* webpackChunkName: "vitals" */ './measure.ts').then(
      ({ measure }) => measure(page, { ownerAt, loads, device: deps.device }),
      // The page works without field data, so a failure shows no message to the player.
      () => loads.stop(),
    );
  };
  // Before the first view a page is often idle only because it waits.
  whenIdle(start, { page, limitMs: IDLE_LIMIT_MS, afterLoad: true });
  return { alive: loads.alive };
}

/** Limit of stored paths per visit. Older measurements count for the oldest stored path. */
const MAX_PATHS = 50;

/** Records the paths of the visit. @returns the owner of the page that was shown at a time of the page's clock */
function watchPaths(page: Window, ownerOf: (path: string) => Owner): (time: number) => Owner {
  const currentPath = () => readPath(page.location.pathname).path;
  const visited = [{ since: 0, path: currentPath() }];
  // Without this event, all measurements of a visit count for its first page.
  page.navigation?.addEventListener('currententrychange', () => {
    const path = currentPath();
    if (visited.at(-1)?.path === path) return;
    visited.push({ since: page.performance.now(), path });
    if (visited.length > MAX_PATHS) visited.shift();
  });
  return (time) => {
    const shown = visited.findLast(({ since }) => since <= time) ?? visited[0]!;
    return ownerOf(shown.path);
  };
}
