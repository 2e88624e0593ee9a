import type { RemoteConfig, RemoteDefinition } from '@tessera/contracts';
import type { ReactNode } from 'react';
import type { FakeShellOptions } from '../fake-shell.ts';
import { createBench, type Bench } from './bench/bench.ts';
import { readState, withoutState, writeState } from './bench/state.ts';
import { openPanel } from './panel/open.tsx';
import { openStage, type Surroundings } from './stage/stage.tsx';

/** Where the stage, a frame of the panel's page, finds the bench. */
interface BenchWindow extends Window {
  tesseraBench?: Bench;
}

/**
 * Runs one remote alone in the page, for its own team: on the fake shell with the given answers, at the address's
 * path. The page is a panel with the remote in a frame; with `?panel=off` the remote has the page for itself, and
 * `&dialog=login` opens a dialog of it. Either
 * way the address says who looks at it: `?as=member&locale=hi_IN&latency=800`; see `bench/state.ts`.
 * @param around what the shell has around every page: the router
 */
export async function runStandalone(
  remote: RemoteDefinition,
  config: RemoteConfig,
  options: FakeShellOptions,
  around: (page: ReactNode) => ReactNode = (page) => page,
): Promise<void> {
  const standing = { remote, config, options, around };
  if (window !== window.parent) return openStage(standing, inFrame());
  if (new URLSearchParams(location.search).get('panel') === 'off') return openStage(standing, alone(config));
  (window as BenchWindow).tesseraBench = openPanel(config);
}

/** The panel's page keeps the state, so the frame's address is the remote's own. */
function inFrame(): Surroundings {
  const bench = (window.parent as BenchWindow).tesseraBench;
  if (!bench) throw new Error('This frame is not of a panel: open the page itself');
  const gone = new AbortController();
  addEventListener('pagehide', () => gone.abort());
  return { bench, signal: gone.signal, addressOf: (path) => path, reload: () => location.reload() };
}

function alone(config: RemoteConfig): Surroundings {
  const bench = createBench(readState(location.search), withoutState(location.href));
  const addressOf = (path: string) => `${writeState(bench.state.get(), path).replace('?', '?panel=off&')}`;
  return {
    bench,
    signal: new AbortController().signal,
    addressOf,
    dialog: config.dialogs.find((name) => name === new URLSearchParams(location.search).get('dialog')),
    reload: () => location.assign(addressOf(bench.path.get())),
  };
}
