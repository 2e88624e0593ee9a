import type { DialogName, EventName, OpenName, Registry, RemoteRoute, SlotName } from '@tessera/contracts';
import { matchPath } from '@tessera/kit/router';
import type { PartKey } from './parts.ts';

/** A route of a remote that matches a path. */
export interface RouteMatch {
  readonly key: PartKey;
  readonly route: RemoteRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** Returns the remote's route for a path without the locale's prefix, or `undefined`. */
export function routeAt(registry: Registry, path: string): RouteMatch | undefined {
  for (const { name, live } of registry.remotes) {
    for (const route of live.config.routes) {
      const match = matchPath({ path: route.path, end: true }, path);
      if (!match) continue;
      const params = Object.fromEntries(
        Object.entries(match.params).map(([key, value]) => [key, value ?? '']),
      );
      return { key: { remote: name, kind: 'route', name: route.id }, route, params };
    }
  }
  return undefined;
}

/** Returns the parts of a slot, sorted by their `order`. */
export function partsInSlot(registry: Registry, slot: SlotName | OpenName): readonly PartKey[] {
  return registry.remotes
    .flatMap(({ name, live }) =>
      live.config.slots.filter((one) => one.slot === slot).map(({ order }) => ({ remote: name, order })),
    )
    .sort((a, b) => a.order - b.order || (a.remote < b.remote ? -1 : 1))
    .map(({ remote }) => ({ remote, kind: 'slot', name: slot }));
}

/** Returns the dialog's part; if two remotes declare it, that of the first in the registry. */
export function dialogPart(registry: Registry, name: DialogName | OpenName): PartKey | undefined {
  const entry = registry.remotes.find((one) => one.live.config.dialogs.includes(name));
  return entry && { remote: entry.name, kind: 'dialog', name };
}

const ANSWERING_DIALOGS: Partial<Record<EventName, DialogName>> = {
  'auth.loginRequested': 'login',
  'auth.registerRequested': 'register',
};

/** Returns the dialog with which a request is answered; `undefined` if it is answered in another way. */
export function answeringDialog(event: EventName | OpenName): DialogName | undefined {
  return ANSWERING_DIALOGS[event as EventName];
}
