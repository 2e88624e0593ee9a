/** What the panel remembers of one remote, on this machine. */
export interface Memory {
  /** The state that was last chosen, as an address's query. */
  readonly search: string;
  readonly collapsed: boolean;
  /** Titles of the sections that are closed. */
  readonly closed: readonly string[];
}

const keyOf = (remote: string) => `tessera.alone.${remote}`;

/**
 * What cannot be read is as if nothing had been remembered.
 * @param isNarrow where the panel would leave the remote little room, it begins closed
 */
export function recall(storage: Storage, remote: string, isNarrow: boolean): Memory {
  return { search: '', closed: [], collapsed: isNarrow, ...read(storage, remote) };
}

export function remember(storage: Storage, remote: string, part: Partial<Memory>): void {
  storage.setItem(keyOf(remote), JSON.stringify({ ...read(storage, remote), ...part }));
}

function read(storage: Storage, remote: string): Partial<Memory> {
  try {
    return JSON.parse(storage.getItem(keyOf(remote)) ?? '{}') as Partial<Memory>;
  } catch {
    return {};
  }
}
