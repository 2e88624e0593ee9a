import type { KeyObject } from 'node:crypto';
import type { Registry, RegistryEntry } from '@tessera/contracts';
import { messageOf } from '../errors.ts';
import { misfits } from './compatibility.ts';
import type { PublishedRemote, PublishedShell } from './documents.ts';
import { SHELL, type ReleaseFolders } from './folders.ts';
import { verifyingKey } from './keys.ts';
import { readPointer, remoteNames, type Pointer, type Standing } from './pointer.ts';
import { storedRemote, storedShell } from './stored.ts';

/** What players get: the live shell, and the registry of remotes that stands in the HTML. */
export interface LiveReleases {
  readonly shell: PublishedShell;
  readonly registry: Registry;
}

export interface LoadedReleases {
  /** `null` where no shell could be had. */
  readonly live: LiveReleases | null;
  /** What was refused, for the log; each with what is served in its place. */
  readonly refused: readonly string[];
}

/**
 * Reads what the pointer names and checks every signature, and that each remote fits the shell. A part that is
 * refused keeps its last good release (of `last`), else its previous one, else it is left out; the others are
 * not held back by it.
 */
export async function loadReleases(
  folders: ReleaseFolders,
  last: LiveReleases | null,
): Promise<LoadedReleases> {
  let pointer: Pointer;
  let key: KeyObject;
  try {
    pointer = await readPointer(folders);
    if (!pointer.parts[SHELL]) return { live: last, refused: [] };
    key = await verifyingKey(folders);
  } catch (error) {
    return { live: last, refused: [`${messageOf(error)}; what was live stays live`] };
  }
  return loadParts({ folders, key, refused: [] }, pointer, last);
}

interface Loading {
  readonly folders: ReleaseFolders;
  readonly key: KeyObject;
  readonly refused: string[];
}

async function loadParts(
  loading: Loading,
  pointer: Pointer,
  last: LiveReleases | null,
): Promise<LoadedReleases> {
  const shell = await loadShell(loading, pointer.parts[SHELL], last);
  if (!shell) return { live: null, refused: loading.refused };
  const remotes: RegistryEntry[] = [];
  for (const name of remoteNames(pointer)) {
    const before = last?.registry.remotes.find((entry) => entry.name === name);
    const entry = await loadRemote(loading, name, pointer.parts[name], shell, before);
    if (entry) remotes.push(entry);
  }
  return { live: { shell, registry: { remotes } }, refused: loading.refused };
}

async function loadShell(
  { folders, key, refused }: Loading,
  standing: Standing | undefined,
  last: LiveReleases | null,
): Promise<PublishedShell | undefined> {
  for (const release of [standing?.live, standing?.previous]) {
    if (!release) continue;
    try {
      return await storedShell(folders, release, key);
    } catch (error) {
      refused.push(`shell ${release} is refused: ${messageOf(error)}`);
      if (last) return last.shell;
    }
  }
  return undefined;
}

async function loadRemote(
  { folders, key, refused }: Loading,
  name: string,
  standing: Standing | undefined,
  shell: PublishedShell,
  before: RegistryEntry | undefined,
): Promise<RegistryEntry | undefined> {
  const load = async (release: string | null | undefined): Promise<PublishedRemote | null> => {
    if (!release) return null;
    try {
      const remote = await storedRemote(folders, name, release, key);
      const reasons = misfits(remote, shell);
      if (reasons.length > 0) throw new Error(reasons.join('; '));
      return remote;
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
