import type { Registry, RegistryEntry } from '@tessera/contracts';
import { messageOf } from '../errors.ts';
import { clashes, misfits } from './compatibility.ts';
import type { PublishedDocument, PublishedRemote, PublishedShell } from './documents.ts';
import { SERVER_FOLDER, SHELL } from './folders.ts';
import { refuse } from './refusal.ts';
import type { ReleaseSite } from './site.ts';
import { remoteNames } from './state/pointer.ts';
import type { Pointer, Standing } from './state/state.ts';
import type { ReleaseStore } from './store/store.ts';
import { storedRemote, storedShell, type Trusted } from './stored.ts';
import { liveReleases, type LiveReleases, type LoadedCanary } from './views.ts';

export type { LiveReleases } from './views.ts';

export interface LoadedReleases {
  /** `null` where no shell could be had. */
  readonly live: LiveReleases | null;
  /** What was refused, for the log; each with what is served in its place. */
  readonly refused: readonly string[];
}

/**
 * Reads what the state names, canaries too, and checks every signature, and that each remote fits the shell. A part
 * that is refused keeps its last good release (of `last`), else its previous one, else it is left out; a canary that is
 * refused is tried by nobody; the others are not held back by it.
 */
export async function loadReleases(
  { store, state, publishers }: ReleaseSite,
  last: LiveReleases | null,
): Promise<LoadedReleases> {
  let pointer: Pointer;
  let trusted: Trusted;
  try {
    pointer = await state.read();
    if (!pointer.parts[SHELL]) return { live: last, refused: [] };
    trusted = { store, publishers: await publishers() };
  } catch (error) {
    return { live: last, refused: [`${messageOf(error)}; what was live stays live`] };
  }
  return loadParts({ store, trusted, refused: [] }, pointer, last);
}

interface Loading {
  readonly store: ReleaseStore;
  readonly trusted: Trusted;
  readonly refused: string[];
}

async function loadParts(
  loading: Loading,
  pointer: Pointer,
  last: LiveReleases | null,
): Promise<LoadedReleases> {
  const { refused } = loading;
  const shell = await loadShell(loading, pointer.parts[SHELL], last);
  if (!shell) return { live: null, refused };
  const remotes: RegistryEntry[] = [];
  for (const name of remoteNames(pointer)) {
    const before = last?.registry.remotes.find((entry) => entry.name === name);
    const entry = await loadRemote(loading, name, pointer.parts[name], shell, before);
    if (entry) remotes.push(entry);
  }
  const registry = { remotes };
  const canaries = await loadCanaries(loading, pointer, shell, registry);
  const rendered = [
    { name: SHELL, release: shell },
    ...remotes.map(({ name, live }) => ({ name, release: live })),
    ...canaries,
  ];
  for (const one of rendered) await bringServerBuild(loading, one.name, one.release);
  return { live: liveReleases(pointer.revision, { shell, registry }, canaries), refused };
}

async function loadShell(
  { store, trusted, refused }: Loading,
  standing: Standing | undefined,
  last: LiveReleases | null,
): Promise<PublishedShell | undefined> {
  for (const release of [standing?.live, standing?.previous]) {
    if (!release) continue;
    try {
      return await shellWithStyles(store, trusted, release);
    } catch (error) {
      refused.push(`shell ${release} is refused: ${messageOf(error)}`);
      if (last) return last.shell;
    }
  }
  return undefined;
}

/** No page can be made without its style sheets: a shell is there when they are. */
async function shellWithStyles(
  store: ReleaseStore,
  trusted: Trusted,
  release: string,
): Promise<PublishedShell> {
  const shell = await storedShell(trusted, release);
  await Promise.all(shell.styles.map((file) => store.localPath(SHELL, release, file)));
  return shell;
}

async function loadRemote(
  { trusted, refused }: Loading,
  name: string,
  standing: Standing | undefined,
  shell: PublishedShell,
  before: RegistryEntry | undefined,
): Promise<RegistryEntry | undefined> {
  const load = async (release: string | null | undefined): Promise<PublishedRemote | null> => {
    if (!release) return null;
    try {
      return await fittingRemote(trusted, name, release, shell);
    } catch (error) {
      refused.push(`${name} ${release} is refused: ${messageOf(error)}`);
      return null;
    }
  };
  const live = await load(standing?.live);
  const previous = await load(standing?.previous);
  if (live) return { name, live, previous };
  if (before && misfits(before.live, shell).length === 0) return before;
  return previous ? { name, live: previous, previous: null } : undefined;
}

async function fittingRemote(
  trusted: Trusted,
  name: string,
  release: string,
  shell: PublishedShell,
): Promise<PublishedRemote> {
  const remote = await storedRemote(trusted, name, release);
  refuse(misfits(remote, shell));
  return remote;
}

/** What the gateway renders with is here before it is needed. Without it browsers render alone: nothing is held back. */
async function bringServerBuild(
  { store, refused }: Loading,
  name: string,
  { release, server }: PublishedDocument,
): Promise<void> {
  for (const file of Object.keys(server)) {
    try {
      await store.localPath(name, release, `${SERVER_FOLDER}/${file}`);
    } catch (error) {
      refused.push(`${name} ${release} is rendered by browsers alone: ${messageOf(error)}`);
    }
  }
}

async function loadCanaries(
  { store, trusted, refused }: Loading,
  { parts }: Pointer,
  shell: PublishedShell,
  { remotes }: Registry,
): Promise<LoadedCanary[]> {
  const loaded: LoadedCanary[] = [];
  for (const [name, { canary }] of Object.entries(parts)) {
    if (!canary) continue;
    const lives = remotes.filter((entry) => entry.name !== name).map(({ live }) => live);
    try {
      if (name === SHELL) {
        const release = await shellWithStyles(store, trusted, canary.release);
        refuse([...lives.flatMap((remote) => misfits(remote, release)), ...clashes(lives, release)]);
        loaded.push({ kind: 'shell', name, canary, release });
      } else {
        const release = await fittingRemote(trusted, name, canary.release, shell);
        refuse(clashes([...lives, release], shell));
        loaded.push({ kind: 'remote', name, canary, release });
      }
    } catch (error) {
      refused.push(`${name} ${canary.release} is refused as a canary: ${messageOf(error)}`);
    }
  }
  return loaded;
}
