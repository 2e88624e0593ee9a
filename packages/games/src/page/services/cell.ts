import { useEffect, useReducer } from 'preact/hooks';

/** One value that changes, and who is told of it. */
export interface Cell<T> {
  readonly value: T;
  set(next: T): void;
  /** @returns its disposer */
  subscribe(heard: (value: T) => void): () => void;
}

export function cell<T>(first: T): Cell<T> {
  let value = first;
  const listeners = new Set<(value: T) => void>();
  return {
    get value() {
      return value;
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const heard of [...listeners]) heard(value);
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}

/** The cell's value now; the component is drawn again when it changes. */
export function useCell<T>(from: Cell<T>): T {
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  const drawn = from.value;
  useEffect(() => {
    // It may have changed between the drawing and now.
    if (!Object.is(from.value, drawn)) again();
    return from.subscribe(() => again());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `drawn` belongs to the first drawing with this cell
  }, [from]);
  return drawn;
}
