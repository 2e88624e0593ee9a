import { useSearchParams } from '@tessera/kit/router';
import { useLayoutEffect, useRef } from 'react';

export { dayIn, idIn, oneOf, pageIn } from './address-values.ts';

type Changes<Name extends string> = Partial<Record<Name, string>>;

/** Values that the address keeps, by their names. */
export interface Address<Name extends string> {
  /** Empty for a value that is not in the address. */
  readonly values: Readonly<Record<Name, string>>;
  /**
   * Goes to the address with these changes; an empty value is removed. With `replace`, Back does not return to the
   * present one. An answer that comes after its page was left changes nothing.
   */
  readonly change: (changes: Changes<Name>, options?: { readonly replace?: boolean }) => void;
  /** Returns the query of that address, for a link. */
  readonly searchWith: (changes: Changes<Name>) => string;
}

/**
 * Keeps values in the address's query, so that they survive reloads, can be shared, and Back undoes a change. `page` is
 * taken: it names the page of an area.
 */
export function useAddress<const Name extends string>(names: readonly Name[]): Address<Name> {
  const [query, setQuery] = useSearchParams();
  // What is called after an answer is of the render that asked; the address may have changed since.
  const present = useRef<typeof setQuery>(undefined);
  useLayoutEffect(() => {
    present.current = setQuery;
    return () => (present.current = undefined);
  });
  const values = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  return {
    values,
    change: (changes, { replace = false } = {}) =>
      present.current?.((before) => changed(before, changes), { replace }),
    searchWith: (changes) => `?${changed(query, changes).toString()}`,
  };
}

function changed(before: URLSearchParams, changes: Changes<string>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
