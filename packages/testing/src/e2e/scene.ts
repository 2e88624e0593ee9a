import type { DialogName, OpenName, RemoteConfig } from '@tessera/contracts';
import type { CallKey } from '@tessera/wire';
import type { Visitor } from '../standalone/bench/state.ts';

/** A part of a remote, as its configuration names it. */
export type PartName = `route:${string}` | `slot:${string}` | `dialog:${string}`;

/** One page of the remote alone, and what its states show. Texts are ids of the remote's own messages. */
export interface Scene {
  /** The routes, slots and dialogs that are looked at here. */
  readonly covers: readonly PartName[];
  readonly path: string;
  readonly as?: Visitor;
  /** Opened at once. */
  readonly dialog?: DialogName | OpenName;
  /** Looked at in one size only: what is not there in the other. */
  readonly only?: 'desktop' | 'phone';
  /** Seen when everything is there. */
  readonly shows: string;
  /** The call without which there is nothing to see; without one, waiting and failing are not looked at. */
  readonly asks?: {
    readonly call: CallKey;
    /** Read out while the answer is on its way. */
    readonly loading?: string;
    /** Seen when the call failed, and the button that asks again. */
    readonly failed: string;
    readonly retry: string;
    /** Seen when there is nothing in the answer. */
    readonly empty?: string;
  };
}

/** What the configuration contributes and no scene looks at. */
export function uncovered(config: RemoteConfig, scenes: readonly Scene[]): readonly PartName[] {
  const parts: PartName[] = [
    ...config.routes.map(({ id }) => `route:${id}` as const),
    ...config.slots.map(({ slot }) => `slot:${slot}` as const),
    ...config.dialogs.map((name) => `dialog:${name}` as const),
  ];
  const covered = new Set(scenes.flatMap((scene) => scene.covers));
  return parts.filter((part) => !covered.has(part));
}

/** The address of a scene in a state; see the panel's `bench/state.ts`. */
export function addressOf(scene: Scene, state: Readonly<Record<string, string>> = {}): string {
  const { pathname, searchParams } = new URL(scene.path, 'http://alone');
  const all = {
    panel: 'off',
    as: scene.as ?? 'guest',
    latency: '0',
    ...(scene.dialog && { dialog: scene.dialog }),
    ...state,
  };
  for (const [name, value] of Object.entries(all)) searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
}
