import type { Disposer, Registry } from '@tessera/contracts';
import { FIELD_REPORT_LIMITS as MOST, type FieldReport } from '@tessera/wire';
import type { RemoteState } from '../../composition/remote.state.ts';
import { createListeners } from '@tessera/domain/state';

export interface Loads {
  /** What has come since it was last asked for. */
  readonly take: () => Pick<FieldReport, 'loads' | 'failures'>;
  /** Calls back when there may be more to take. */
  readonly subscribe: (listener: () => void) => Disposer;
  /** The page does what its player wants: the shell's own load, which counts once. */
  readonly alive: () => void;
  readonly stop: Disposer;
}

interface Watched {
  readonly registry: Registry;
  readonly stateOf: (name: string) => RemoteState;
  readonly subscribe: (listener: () => void) => Disposer;
  /** Of the shell. */
  readonly release: string;
}

/**
 * Takes down how long each remote took to be ready, and the shell to be alive, and why releases were passed over.
 * @param now milliseconds since the navigation
 */
export function watchLoads(
  { registry, stateOf, subscribe, release: own }: Watched,
  now: () => number,
): Loads {
  const more = createListeners();
  const known = new Map<string, RemoteState>();
  const asked = new Map<string, number>();
  let loads: FieldReport['loads'] = [];
  let failures: FieldReport['failures'] = [];
  let isAlive = false;

  const stop = subscribe(() => {
    for (const { name, live, previous } of registry.remotes) {
      const state = stateOf(name);
      if (known.get(name) === state) continue;
      known.set(name, state);
      if (state.status === 'pending') asked.set(name, now());
      if (state.status !== 'ready' && state.status !== 'failed') continue;
      for (const [index, { kind }] of state.failures.entries()) {
        const { release } = (index === 0 ? live : previous) ?? live;
        failures.push({ remote: name, release, cause: kind });
      }
      if (state.status !== 'ready') continue;
      const ms = Math.round(now() - (asked.get(name) ?? now()));
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
      loads.push({ remote: 'shell', release: own, ms: Math.min(Math.round(now()), MOST.ms) });
      more.call();
    },
    stop,
  };
}
