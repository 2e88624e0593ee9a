import type { Disposer, Registry } from '@tessera/contracts';
import { FIELD_REPORT_LIMITS as LIMITS, type FieldReport } from '@tessera/wire';
import type { RemoteState } from '../../composition/remote.state.ts';
import { createListeners } from '@tessera/domain/state';

export interface Loads {
  /** Returns the loads and failures since the last call. */
  readonly take: () => Pick<FieldReport, 'loads' | 'failures'>;
  /** Calls the listener when there may be more to take. */
  readonly subscribe: (listener: () => void) => Disposer;
  /** Records the shell's own load, once, when the page reacts to the player. */
  readonly alive: () => void;
  readonly stop: Disposer;
}

interface Watched {
  readonly registry: Registry;
  readonly stateOf: (name: string) => RemoteState;
  readonly subscribe: (listener: () => void) => Disposer;
  /** The shell's release. */
  readonly release: string;
}

/**
 * Records how long each remote took to be ready and the shell to react, and why releases were skipped.
 * @param now milliseconds since the navigation
 */
export function watchLoads(
  { registry, stateOf, subscribe, release: own }: Watched,
  now: () => number,
): Loads {
  const more = createListeners();
  const lastStates = new Map<string, RemoteState>();
  const requestedAt = new Map<string, number>();
  let loads: FieldReport['loads'] = [];
  let failures: FieldReport['failures'] = [];
  let isAlive = false;

  const stop = subscribe(() => {
    for (const { name, live, previous } of registry.remotes) {
      const state = stateOf(name);
      if (lastStates.get(name) === state) continue;
      lastStates.set(name, state);
      if (state.status === 'pending') requestedAt.set(name, now());
      if (state.status !== 'ready' && state.status !== 'failed') continue;
      for (const [index, { kind }] of state.failures.entries()) {
        const { release } = (index === 0 ? live : previous) ?? live;
        failures.push({ remote: name, release, cause: kind });
      }
      if (state.status !== 'ready') continue;
      const ms = Math.round(now() - (requestedAt.get(name) ?? now()));
      loads.push({ remote: name, release: state.release.release, ms });
    }
    more.call();
  });

  return {
    take() {
      const taken = { loads, failures };
      [loads, failures] = [[], []];
      return taken;
    },
    subscribe: more.add,
    alive() {
      if (isAlive) return;
      isAlive = true;
      loads.push({ remote: 'shell', release: own, ms: Math.min(Math.round(now()), LIMITS.ms) });
      more.call();
    },
    stop,
  };
}
