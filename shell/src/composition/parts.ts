import type { DialogName, Disposer, OpenName, Part, RemoteDefinition, SlotName } from '@tessera/contracts';
import { createListeners } from '@tessera/domain/state';
import type { ComponentType } from 'react';
import type { Composition } from './composition.ts';
import { RemoteError, withDeadline } from './failure.ts';
import { LeftToBrowser } from './left-to-browser.ts';
import type { RemoteFailure } from './remote.state.ts';

/** Identifies a part of a remote. */
export type PartKey =
  | { readonly remote: string; readonly kind: 'route'; readonly name: string }
  | { readonly remote: string; readonly kind: 'slot'; readonly name: SlotName | OpenName }
  | { readonly remote: string; readonly kind: 'dialog'; readonly name: DialogName | OpenName };

export type PartState =
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly Component: ComponentType<never> }
  | { readonly status: 'failed'; readonly error: unknown };

/** Limit for loading a part's own code, once its remote is ready. */
export const PART_LIMIT_MS = 12_000;

export interface Parts {
  readonly stateOf: (key: PartKey) => PartState;
  readonly subscribe: (listener: () => void) => Disposer;
  /** Loads the remote and the part; settles when the part is ready or has failed. A call after a failure retries. */
  readonly load: (key: PartKey) => Promise<PartState>;
  /**
   * Settles when the part is ready, but not when it has failed: a retry may follow.
   * @throws LeftToBrowser when the live release could not be loaded and the part is of the previous one: its markup
   * may differ from the other side's
   */
  readonly whenReady: (key: PartKey) => Promise<void>;
}

/** Called for each failure. The part stays pending until the promise settles; it never settles when the page is reloaded. */
export type OnPartFailed = (key: PartKey, error: unknown) => Promise<void>;

/** Creates the store of the parts requested so far. React's own `lazy` would keep a rejection for ever. */
export function createParts(composition: Composition, onFailed?: OnPartFailed): Parts {
  const states = new Map<string, PartState>();
  const loads = new Map<string, Promise<PartState>>();
  const waits = new Map<string, PromiseWithResolvers<void>>();
  const changed = createListeners();

  function setState(key: PartKey, state: PartState): PartState {
    const id = idOf(key);
    states.set(id, state);
    const wait = waits.get(id);
    if (state.status === 'ready' && wait) settle(wait, key);
    changed.call();
    return state;
  }

  function settle(wait: PromiseWithResolvers<void>, key: PartKey): void {
    const remote = composition.stateOf(key.remote);
    // What does not fit is refused on the server and in the browser alike; what could not be loaded is not.
    if (remote.status === 'ready' && remote.failures.some(isByChance)) {
      wait.promise.catch(() => undefined);
      wait.reject(new LeftToBrowser(`${idOf(key)} is of ${remote.release.release}, not of the live release`));
    } else fulfil(wait);
  }

  async function start(key: PartKey): Promise<PartState> {
    const id = idOf(key);
    if (!states.has(id)) composition.hint(key.remote, `${key.kind}:${key.name}`, 'now');
    try {
      const definition = await composition.retry(key.remote);
      const { default: Component } = await withDeadline(partOf(definition, key)(), PART_LIMIT_MS, 'part');
      return setState(key, { status: 'ready', Component: Component as ComponentType<never> });
    } catch (error) {
      await onFailed?.(key, error);
      loads.delete(id);
      return setState(key, { status: 'failed', error });
    }
  }

  return {
    stateOf: (key) => states.get(idOf(key)) ?? PENDING,
    subscribe: changed.add,
    whenReady(key) {
      const id = idOf(key);
      const wait = waits.get(id) ?? Promise.withResolvers<void>();
      waits.set(id, wait);
      if (states.get(id)?.status === 'ready') settle(wait, key);
      return wait.promise;
    },
    load(key) {
      const id = idOf(key);
      const running = loads.get(id);
      if (running) return running;
      if (states.get(id)?.status === 'failed') setState(key, PENDING);
      const started = start(key);
      loads.set(id, started);
      return started;
    },
  };
}

/** Sets the fields that React sets on a fulfilled promise, so that `use` returns at once. */
function fulfil(wait: PromiseWithResolvers<void>): void {
  void Object.assign(wait.promise, { status: 'fulfilled', value: undefined });
  wait.resolve();
}

const isByChance = ({ kind }: RemoteFailure) => kind !== 'contract' && kind !== 'shared';

const PENDING: PartState = { status: 'pending' };

function idOf(key: PartKey): string {
  return `${key.remote} ${key.kind} ${key.name}`;
}

function partOf(definition: RemoteDefinition, key: PartKey): Part<never> {
  const part = {
    route: () => definition.routes?.[key.name],
    slot: () => definition.slots?.[key.name as SlotName | OpenName],
    dialog: () => definition.dialogs?.[key.name as DialogName | OpenName],
  }[key.kind]();
  if (!part) {
    const message = `its remote.config.ts names the ${key.kind} "${key.name}", but its src/remote.ts has none`;
    throw new RemoteError({ kind: 'broken', message }, `${key.remote}: ${message}`);
  }
  return part as Part<never>;
}
