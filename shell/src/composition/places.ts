import type { DialogName, EventName, OpenName, Registry, RemoteRoute, SlotName } from '@tessera/contracts';
import { matchPath } from '@tessera/kit/router';
import type { PartKey } from './parts.ts';

/** A remote's page that a path leads to. */
export interface RouteMatch {
  readonly key: PartKey;
  readonly route: RemoteRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** The page of a remote at this path (without the locale's prefix), or `undefined`. */
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

/** What stands in a slot, in the order that the contributions ask for. */
export function partsInSlot(registry: Registry, slot: SlotName | OpenName): readonly PartKey[] {
  return registry.remotes
    .flatMap(({ name, live }) =>
      live.config.slots.filter((one) => one.slot === slot).map(({ order }) => ({ remote: name, order })),
    )
    .sort((a, b) => a.order - b.order || (a.remote < b.remote ? -1 : 1))
    .map(({ remote }) => ({ remote, kind: 'slot', name: slot }));
}

/** Who brings a dialog; the first in the registry, should two claim it. */
export function dialogPart(registry: Registry, name: DialogName | OpenName): PartKey | undefined {
  const entry = registry.remotes.find((one) => one.live.config.dialogs.includes(name));
  return entry && { remote: entry.name, kind: 'dialog', name };
}

const ANSWERS: Partial<Record<EventName, DialogName>> = {
  'auth.loginRequested': 'login',
  'auth.registerRequested': 'register',
};

/** The dialog that whoever hears a request will open; `undefined` where it is answered otherwise. */
export function answeringDialog(event: EventName | OpenName): DialogName | undefined {
  return ANSWERS[event as EventName];
}
