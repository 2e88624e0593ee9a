import {
  isEventName,
  isRequest,
  type Disposer,
  type EventName,
  type OpenName,
  type Registry,
  type RegistryEntry,
  type Release,
  type RemoteDefinition,
  type Shell,
} from '@tessera/contracts';
import { createListeners } from '@tessera/domain/state';
import { incompatibility, type Provided } from './compatibility.ts';
import { failureOf, RemoteError, withDeadline } from './failure.ts';
import type { LoadContainer } from './federation.ts';
import type { Hint, Urgency } from './hints.ts';
import { answeringDialog } from './places.ts';
import { describeFailure, type RemoteFailure, type RemoteState } from './remote.state.ts';

/** Limit for a whole load: entry, exposed module and its chunks. */
export const LOAD_LIMIT_MS = 10_000;
export const ACTIVATE_LIMIT_MS = 8_000;

export interface CompositionDeps {
  readonly registry: Registry;
  readonly provided: Provided;
  readonly loadContainer: LoadContainer;
  /** Fetches files before the code that needs them asks for them; a server has none. */
  readonly hint?: Hint;
  /** The page's language in the wire's form. */
  readonly locale: string;
  /** Returns the shell interface for a remote; its reports carry the remote's name and release. */
  readonly shellFor: (remote: { readonly name: string; readonly release: string }) => Shell;
  /** Ends every remote when the page ends. */
  readonly signal?: AbortSignal;
}

export interface Composition {
  readonly registry: Registry;
  readonly stateOf: (name: string) => RemoteState;
  readonly subscribe: (listener: () => void) => Disposer;
  /** Loads and activates a remote once; later calls return the same promise. @throws RemoteError */
  readonly load: (name: string) => Promise<RemoteDefinition>;
  /** Loads a failed remote again; otherwise the same as {@link load}. */
  readonly retry: (name: string) => Promise<RemoteDefinition>;
  /** Fetches all files that a part of a remote needs. The release names the part: `slot:rail`. */
  readonly hint: (name: string, part: string, urgency: Urgency) => void;
  /** Returns the names of the remotes that an event wakes. */
  readonly wokenBy: (event: EventName | OpenName) => readonly string[];
}

/**
 * Keeps the state of every remote of the page. A remote is loaded when one of its parts is first needed;
 * when its live release cannot be used, the previous one is loaded; when that fails too, a notice with Retry takes its
 * place and the rest of the page works.
 */
export function createComposition(deps: CompositionDeps): Composition {
  const states = new Map<string, RemoteState>();
  const loads = new Map<string, Promise<RemoteDefinition>>();
  const attempts = new Map<string, number>();
  const changed = createListeners();

  function setState(name: string, state: RemoteState): void {
    states.set(name, state);
    changed.call();
  }

  function load(name: string): Promise<RemoteDefinition> {
    const running = loads.get(name);
    if (running) return running;
    const started = start(name);
    loads.set(name, started);
    return started;
  }

  async function start(name: string): Promise<RemoteDefinition> {
    if (!states.has(name)) hintFiles(name, [], 'now');
    setState(name, { status: 'pending' });
    const entry = entryOf(name);
    const failures: RemoteFailure[] = [];
    for (const release of releasesOf(entry)) {
      try {
        const definition = await loadRelease(release);
        setState(name, { status: 'ready', release, definition, failures });
        return definition;
      } catch (error) {
        const failure = failureOf(error, 'load');
        failures.push(failure);
        deps
          .shellFor({ name, release: release.release })
          .report.error(error, { in: 'composition', failure: describeFailure(failure) });
      }
    }
    const all: RemoteFailure[] = failures.length > 0 ? failures : [{ kind: 'unknown', name }];
    setState(name, { status: 'failed', failures: all });
    throw new RemoteError(all[0]!, all.map(describeFailure).join('; then '));
  }

  const entryOf = (name: string) => deps.registry.remotes.find((one) => one.name === name);

  function hintFiles(name: string, parts: readonly string[], urgency: Urgency): void {
    const release = entryOf(name)?.live;
    // Files of a failed remote are requested at new addresses.
    if (!release || states.get(name)?.status === 'failed') return;
    if (incompatibility(release, deps.provided)) return;
    deps.hint?.(release, ['entry', 'module', `messages:${deps.locale}`, ...parts], urgency);
  }

  async function loadRelease(release: Release): Promise<RemoteDefinition> {
    const { name } = release.config;
    const refusal = incompatibility(release, deps.provided);
    if (refusal) throw new RemoteError(refusal, describeFailure(refusal));
    const attempt = attempts.get(release.global) ?? 0;
    attempts.set(release.global, attempt + 1);
    const definition = await withDeadline(deps.loadContainer(release, attempt), LOAD_LIMIT_MS, 'load');
    const life = new AbortController();
    const shell = deps.shellFor({ name, release: release.release });
    try {
      await withDeadline(
        Promise.resolve(
          definition.activate(shell, deps.signal ? AbortSignal.any([life.signal, deps.signal]) : life.signal),
        ),
        ACTIVATE_LIMIT_MS,
        'activate',
      );
    } catch (error) {
      life.abort();
      throw new RemoteError(failureOf(error, 'broken'), `${name} could not be activated`, { cause: error });
    }
    return definition;
  }

  return {
    registry: deps.registry,
    stateOf: (name) => states.get(name) ?? IDLE,
    subscribe: changed.add,
    load,
    retry(name) {
      if (states.get(name)?.status === 'failed') loads.delete(name);
      return load(name);
    },
    hint: (name, part, urgency) => hintFiles(name, [part], urgency),
    wokenBy: (event) =>
      deps.registry.remotes
        .filter((entry) => entry.live.config.wakes.includes(event))
        .map((entry) => entry.name),
  };
}

const IDLE: RemoteState = { status: 'idle' };

function releasesOf(entry: RegistryEntry | undefined): readonly Release[] {
  if (!entry) return [];
  return entry.previous ? [entry.live, entry.previous] : [entry.live];
}

/**
 * Handles an event without listeners: loads the remotes that it wakes and delivers it again. A lost request of the
 * contract is passed to `onLost`; for an open name the promise resolves to `false`.
 *
 * @param deliver gives an event to its listeners in this document; returns `false` if there are none
 */
export function createWaker(
  composition: Composition,
  deliver: (name: EventName | OpenName, payload: unknown) => boolean,
  onLost: (name: EventName, error: unknown) => void,
): (name: EventName | OpenName, payload: unknown) => Promise<boolean> {
  function reportLost(name: EventName | OpenName, error: unknown): false {
    if (isEventName(name)) onLost(name, error);
    return false;
  }
  return async (name, payload) => {
    const notReady = composition
      .wokenBy(name)
      .filter((remote) => composition.stateOf(remote).status !== 'ready');
    const mustArrive = !isEventName(name) || isRequest(name);
    if (notReady.length === 0) return mustArrive && reportLost(name, new Error(`no remote answers ${name}`));
    const dialog = answeringDialog(name);
    // It is opened as soon as the remote has received the event.
    for (const remote of dialog ? notReady : []) composition.hint(remote, `dialog:${dialog}`, 'now');
    const loads = await Promise.allSettled(notReady.map((remote) => composition.retry(remote)));
    const failed = loads.find((one) => one.status === 'rejected');
    if (failed && loads.every((one) => one.status === 'rejected')) return reportLost(name, failed.reason);
    if (deliver(name, payload)) return true;
    return mustArrive && reportLost(name, new Error(`${notReady.join()} does not listen`));
  };
}
