import type { Disposer, Registry } from '@tessera/contracts';
import type { FieldReport } from '@tessera/wire';
import type { RemoteState } from '../../composition/remote.state.ts';

export interface Loads {
  /** What has come since it was last asked for. */
  readonly take: () => Pick<FieldReport, 'loads' | 'failures'>;
  readonly stop: Disposer;
}

interface Watched {
  readonly registry: Registry;
  readonly stateOf: (name: string) => RemoteState;
  readonly subscribe: (listener: () => void) => Disposer;
}

/** Takes down how long each remote took to be ready, and why releases were passed over. @param now in milliseconds */
export function watchLoads({ registry, stateOf, subscribe }: Watched, now: () => number): Loads {
  const known = new Map<string, RemoteState>();
  const asked = new Map<string, number>();
  let loads: FieldReport['loads'] = [];
  let failures: FieldReport['failures'] = [];

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
  });

  return {
    take() {
      const taken = { loads, failures };
      [loads, failures] = [[], []];
      return taken;
    },
    stop,
  };
}
