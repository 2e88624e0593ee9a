import type { Readable } from '@tessera/contracts';

/** A readable that its owner can write. */
export interface Value<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

export function createValue<T>(initial: T): Value<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      // Wrapped, so that the same function subscribed twice is two subscriptions.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
