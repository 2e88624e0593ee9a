import { SHELL } from '../releases/folders.ts';
import { viewOf, type LiveReleases } from '../releases/views.ts';
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

/** What players are given now: each part's live release, the one before and the canary, and the routes of all. */
export function fieldBounds(live: LiveReleases | null): FieldBounds {
  const releases = new Map<string, Set<string>>();
  const routes = new Set<string>();
  const pair = (remote: string, route: string) => `${remote} ${route}`;
  const know = (name: string, release: string) => {
    releases.set(name, (releases.get(name) ?? new Set()).add(release));
  };
  for (const view of live ? everyViewOf(live) : []) {
    const { shell, registry } = view;
    know(SHELL, shell.release);
    // What the shell says where no route has the path.
    routes.add(pair(SHELL, 'none'));
    for (const page of allPages(view)) {
      routes.add(pair(page.kind === 'remote' ? page.remote : SHELL, page.route.path));
    }
    for (const { name, live: now, previous } of registry.remotes) {
      know(name, now.release);
      if (previous) know(name, previous.release);
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

/** What is live, and it with each canary in turn: together they have all releases that anybody is given. */
function everyViewOf(live: LiveReleases): LiveReleases[] {
  return [live, ...[...live.canaries.keys()].map((name) => viewOf(live, new Set([name])))];
}
