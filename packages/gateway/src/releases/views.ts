import { createHash } from 'node:crypto';
import type { Registry, RegistryEntry } from '@tessera/contracts';
import { misfits } from './compatibility.ts';
import type { PublishedRemote, PublishedShell } from './documents.ts';
import type { Canary } from './state/state.ts';

/** What players get: a shell, and the registry of remotes that stands in the HTML. */
export interface LiveReleases {
  /**
   * Names exactly these releases, those to fall back on included: what is made of them may be kept under it, by every
   * gateway alike.
   */
  readonly id: string;
  /** Of the state that it was read from. */
  readonly revision: number;
  readonly shell: PublishedShell;
  readonly registry: Registry;
  /** What some visitors try in place of it, by part; a view has those of what it is a view of. */
  readonly canaries: ReadonlyMap<string, LoadedCanary>;
}

/** A canary that is genuine and fits what is live. */
export type LoadedCanary = { readonly name: string; readonly canary: Canary } & (
  | { readonly kind: 'shell'; readonly release: PublishedShell }
  | { readonly kind: 'remote'; readonly release: PublishedRemote }
);

type Given = Pick<LiveReleases, 'shell' | 'registry'>;

/** What everybody gets who tries nothing. */
export function liveReleases(
  revision: number,
  given: Given,
  canaries: readonly LoadedCanary[] = [],
): LiveReleases {
  return { ...given, id: idOf(given), revision, canaries: new Map(canaries.map((one) => [one.name, one])) };
}

const views = new WeakMap<LiveReleases, Map<string, LiveReleases>>();

/**
 * What a visitor gets who tries some canaries. The same choice gives the same object for as long as `live` is one.
 * @param live as loaded, not a view of it
 * @param chosen names of parts; those that have no canary count for nothing
 */
export function viewOf(live: LiveReleases, chosen: ReadonlySet<string>): LiveReleases {
  const names = [...live.canaries.keys()].filter((name) => chosen.has(name)).sort();
  if (names.length === 0) return live;
  const known = views.get(live) ?? new Map<string, LiveReleases>();
  views.set(live, known);
  const key = names.join();
  const view = known.get(key) ?? makeView(live, new Set(names));
  known.set(key, view);
  return view;
}

function makeView(live: LiveReleases, chosen: ReadonlySet<string>): LiveReleases {
  const tried = [...live.canaries.values()].filter(({ name }) => chosen.has(name));
  const shell = tried.find((one) => one.kind === 'shell')?.release ?? live.shell;
  const canaries = new Map<string, PublishedRemote>();
  for (const one of tried) if (one.kind === 'remote') canaries.set(one.name, one.release);
  // A remote's canary fits the live shell; with another shell it may not, and then the live one, which does, is taken.
  for (const [name, release] of canaries) if (misfits(release, shell).length > 0) canaries.delete(name);

  const entries = live.registry.remotes.map((entry): RegistryEntry => {
    const release = canaries.get(entry.name);
    const previous = entry.previous && misfits(entry.previous, shell).length === 0 ? entry.previous : null;
    if (!release) return { ...entry, previous };
    return { name: entry.name, live: release, previous: entry.live, channel: 'canary' };
  });
  const firsts = [...canaries].filter(([name]) => !entries.some((entry) => entry.name === name));
  for (const [name, release] of firsts)
    entries.push({ name, live: release, previous: null, channel: 'canary' });

  const given = { shell, registry: { remotes: entries.sort((a, b) => (a.name < b.name ? -1 : 1)) } };
  return { ...given, id: idOf(given), revision: live.revision, canaries: live.canaries };
}

function idOf({ shell, registry }: Given): string {
  const names = registry.remotes.map(({ name, live, previous, channel = 'live' }) => [
    name,
    live.release,
    previous?.release ?? null,
    channel,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([shell.release, names]))
    .digest('hex')
    .slice(0, 16);
}
