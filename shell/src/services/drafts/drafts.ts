import type { DraftsService } from '@tessera/contracts';
import type { KeyStore } from '../edge/storage.ts';

export interface ShellDrafts {
  /** Returns the drafts of one remote; another's are out of its reach. */
  readonly of: (remote: string) => DraftsService;
  /** Makes the drafts this member's. Those that were set aside are back, and another member's are forgotten. */
  readonly claim: (memberId: number) => void;
  /** Keeps a member's drafts until {@link ShellDrafts.claim}. The guest has none of them. */
  readonly setAside: () => void;
  /** Forgets the drafts of all remotes, when a member leaves. */
  readonly clear: () => void;
}

/** All drafts under one key, so that they can be forgotten together. */
const KEY = 'drafts';
const ASIDE = 'drafts_aside';
/** Among the drafts, whose names all have a colon. */
const OWNER = 'member';

/**
 * Creates the store of drafts.
 * @param storage the tab's own: what was typed must not reach another tab or visit
 * @param device the browser's, for what is kept for a time
 */
export function createDrafts(storage: KeyStore, device: KeyStore): ShellDrafts {
  function change(next: (drafts: Map<string, string>) => void, place = storage): void {
    const drafts = read(place.get(KEY));
    next(drafts);
    if (drafts.size > 0) place.set(KEY, JSON.stringify([...drafts]));
    else place.remove(KEY);
  }
  return {
    of(remote) {
      const keyOf = (name: string) => `${remote}:${name}`;
      return {
        get: (name) => read(storage.get(KEY)).get(keyOf(name)),
        set: (name, draft) => change((drafts) => drafts.set(keyOf(name), draft)),
        remove: (name) => change((drafts) => drafts.delete(keyOf(name))),
        // Its end comes first: `1764000000000 text`.
        keep: (name, text, lastsMs) =>
          change((kept) => kept.set(keyOf(name), `${Date.now() + lastsMs} ${text}`), device),
        kept(name) {
          const text = read(device.get(KEY)).get(keyOf(name)) ?? '';
          return parseInt(text) > Date.now() ? text.slice(text.indexOf(' ') + 1) : undefined;
        },
      };
    },
    claim(memberId) {
      const owner = String(memberId);
      const own = [ASIDE, KEY]
        .map((key) => read(storage.get(key)))
        .filter((drafts) => (drafts.get(OWNER) ?? owner) === owner);
      storage.remove(ASIDE);
      storage.set(KEY, JSON.stringify([...new Map(own.flatMap((drafts) => [...drafts])).set(OWNER, owner)]));
    },
    setAside() {
      const drafts = storage.get(KEY);
      if (!drafts || !read(drafts).has(OWNER)) return;
      storage.set(ASIDE, drafts);
      storage.remove(KEY);
    },
    clear() {
      storage.remove(KEY);
      storage.remove(ASIDE);
    },
  };
}

function read(stored: string | undefined): Map<string, string> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return new Map(Array.isArray(parsed) ? parsed.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}
