/** Parameters of the entry address that the shell uses later, in code that loads late (spec §2 Query at entry, §5). */
export const ENTRY_VALUES = ['fbclid', 'pwa', 'member_type'] as const;

/** The values of {@link ENTRY_VALUES} that the address had. */
export type EntryValues = ReadonlyMap<string, string>;

/**
 * Takes parameters out of the page's address, and returns those that it had. Called before the router starts, which would
 * write them back.
 */
export function takeOut(
  { location: { pathname, search, hash }, history }: Window,
  names: readonly string[],
): EntryValues {
  const query = new URLSearchParams(search);
  const taken = new Map([...query].filter(([name]) => names.includes(name)).reverse());
  if (taken.size > 0) {
    for (const name of names) query.delete(name);
    history.replaceState(history.state, '', pathname + (query.size > 0 ? `?${query}` : '') + hash);
  }
  return taken;
}
