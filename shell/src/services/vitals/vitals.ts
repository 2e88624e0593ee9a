import type { Device, Disposer } from '@tessera/contracts';
import { readPath } from '@tessera/domain';
import { whenIdle } from '@tessera/kit';
import { watchLoads } from './loads.ts';
import { ownerOf, type Composed, type Owner } from './owner.ts';

export interface Vitals {
  /** The page is in its player's hands: to be called then. */
  readonly alive: () => void;
}

export interface VitalsDeps extends Composed {
  readonly subscribe: (listener: () => void) => Disposer;
  readonly device: () => Device;
}

/** Longest wait for an idle moment of a loaded page: a short visit has something to tell too. */
const IDLE_LIMIT_MS = 1_500;

/**
 * How the page does with this visitor, for whoever runs the site: told to the gateway, which counts it. Call it before the first remote is loaded; what measures comes when the page is idle.
 */
export function watchVitals(page: Window, deps: VitalsDeps): Vitals {
  const now = () => page.performance.now();
  const loads = watchLoads(deps, now);
  const ownerAt = watchPlaces(page, (path) => ownerOf(path, deps));
  const begin = () => {
    import(/* webpackChunkName: "vitals" */ './measure.ts').then(
      ({ measure }) => measure(page, { ownerAt, loads, device: deps.device }),
      // Field data is worth no word to the player, and a page without it is none the worse.
      () => loads.stop(),
    );
  };
  // What is idle before the first view is there only waits for it.
  whenIdle(begin, { page, limitMs: IDLE_LIMIT_MS, afterLoad: true });
  return { alive: loads.alive };
}

/** The most places of one visit that are remembered; older measurements then count for the oldest of these. */
const MAX_PLACES = 50;

/** @returns whose page was shown at a time of the page's clock */
function watchPlaces(page: Window, ownerOf: (path: string) => Owner): (time: number) => Owner {
  const here = () => readPath(page.location.pathname).path;
  const places = [{ since: 0, path: here() }];
  // Where the browser lacks it, all that a visit measures counts for the page that it began with.
  page.navigation?.addEventListener('currententrychange', () => {
    const path = here();
    if (places.at(-1)?.path === path) return;
    places.push({ since: page.performance.now(), path });
    if (places.length > MAX_PLACES) places.shift();
  });
  return (time) => {
    const place = places.findLast(({ since }) => since <= time) ?? places[0]!;
    return ownerOf(place.path);
  };
}
