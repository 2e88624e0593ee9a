import type { DialogName, Disposer, OpenName, Part, RemoteDefinition, SlotName } from '@tessera/contracts';
import { createListeners } from '@tessera/domain/state';
import type { ComponentType } from 'react';
import type { Composition } from './composition.ts';
import { RemoteError, withDeadline } from './failure.ts';

/** Which part of which remote. */
export type PartKey =
  | { readonly remote: string; readonly kind: 'route'; readonly name: string }
  | { readonly remote: string; readonly kind: 'slot'; readonly name: SlotName | OpenName }
  | { readonly remote: string; readonly kind: 'dialog'; readonly name: DialogName | OpenName };

export type PartState =
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly Component: ComponentType<never> }
  | { readonly status: 'failed'; readonly error: unknown };

/** How long a part's own code may take once its remote is there. */
export const PART_LIMIT_MS = 12_000;

export interface Parts {
  readonly stateOf: (key: PartKey) => PartState;
  readonly subscribe: (listener: () => void) => Disposer;
  /** Loads the remote and the part; settles when it is ready or has failed. Called again after a failure, tries again. */
  readonly load: (key: PartKey) => Promise<PartState>;
  /** Settles when the part is ready; not when it has failed, since it may be tried again. */
  readonly whenReady: (key: PartKey) => Promise<void>;
}

/** Told of each failure. The part is pending until it has settled, and for ever where it does not: the page goes then. */
export type OnPartFailed = (key: PartKey, error: unknown) => Promise<void>;

/** The parts of all remotes that were asked for so far. React's own `lazy` would keep a rejection for ever. */
export function createParts(composition: Composition, onFailed?: OnPartFailed): Parts {
  const states = new Map<string, PartState>();
  const loads = new Map<string, Promise<PartState>>();
  const waits = new Map<string, PromiseWithResolvers<void>>();
  const changed = createListeners();

  function setState(id: string, state: PartState): PartState {
    states.set(id, state);
    if (state.status === 'ready') fulfil(waits.get(id));
    changed.call();
    return state;
  }

  async function start(key: PartKey): Promise<PartState> {
    const id = idOf(key);
    if (!states.has(id)) composition.hint(key.remote, `${key.kind}:${key.name}`, 'now');
    try {
      const definition = await composition.retry(key.remote);
      const { default: Component } = await withDeadline(partOf(definition, key)(), PART_LIMIT_MS, 'part');
      return setState(id, { status: 'ready', Component: Component as ComponentType<never> });
    } catch (error) {
      await onFailed?.(key, error);
      loads.delete(id);
      return setState(id, { status: 'failed', error });
    }
  }

  return {
    stateOf: (key) => states.get(idOf(key)) ?? PENDING,
    subscribe: changed.add,
    whenReady(key) {
      const id = idOf(key);
      const wait = waits.get(id) ?? Promise.withResolvers<void>();
      waits.set(id, wait);
      if (states.get(id)?.status === 'ready') fulfil(wait);
      return wait.promise;
    },
    load(key) {
      const id = idOf(key);
      const running = loads.get(id);
      if (running) return running;
      if (states.get(id)?.status === 'failed') setState(id, PENDING);
      const started = start(key);
      loads.set(id, started);
      return started;
    },
  };
}

/** Marked as React marks what it has waited for: `use` then goes on at once. */
function fulfil(wait: PromiseWithResolvers<void> | undefined): void {
  if (!wait) return;
  void Object.assign(wait.promise, { status: 'fulfilled', value: undefined });
  wait.resolve();
}

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
