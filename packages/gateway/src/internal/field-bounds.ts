import { SHELL } from '../releases/folders.ts';
import type { LiveReleases } from '../releases/registry.ts';
import { allPages } from '../routes/find.ts';

/** The label of whatever the live releases do not know; so labels take few values, whatever visitors send. */
export const OTHER = 'other';

interface Part {
  readonly remote: string;
  readonly release: string;
}

export interface FieldBounds {
  /** The part's labels: names as they were sent where they are known. */
  readonly part: (sent: Part) => Part;
  /** The label of a route, which counts only together with whose it is. */
  readonly route: (sent: Part & { readonly route: string }) => string;
  /** Whether {@link FieldBounds.part} could give these labels. */
  readonly isLabel: (part: Part) => boolean;
}

/** What players are given now: each remote's live release and the one before, and the routes of both. */
export function fieldBounds(live: LiveReleases | null): FieldBounds {
  const releases = new Map<string, Set<string>>();
  const routes = new Set<string>();
  const pair = (remote: string, route: string) => `${remote} ${route}`;
  if (live) {
    releases.set(SHELL, new Set([live.shell.release]));
    // What the shell says where no route has the path.
    routes.add(pair(SHELL, 'none'));
    for (const page of allPages(live)) {
      routes.add(pair(page.kind === 'remote' ? page.remote : SHELL, page.route.path));
    }
    for (const { name, live: now, previous } of live.registry.remotes) {
      releases.set(name, new Set([now, ...(previous ? [previous] : [])].map(({ release }) => release)));
      if (now.config.slots.some(({ slot }) => slot === 'home.main')) routes.add(pair(name, '/'));
    }
  }
  const part = ({ remote, release }: Part): Part => {
    const known = releases.get(remote);
    if (!known) return { remote: OTHER, release: OTHER };
    return { remote, release: known.has(release) ? release : OTHER };
  };
  return {
    part,
    route: ({ remote, route }) => (routes.has(pair(remote, route)) ? route : OTHER),
    isLabel: (labels) => labels.release === OTHER || part(labels).release === labels.release,
  };
}
