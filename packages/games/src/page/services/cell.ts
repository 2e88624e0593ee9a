import { useEffect, useReducer, useRef } from 'preact/hooks';

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
export const useCell = <T>(from: Cell<T>): T => useCellAs(from, (value) => value);

/** What is made of the cell's value; the component is drawn again when that is another. `make` is always the same function. */
export function useCellAs<T, Made>(from: Cell<T>, make: (value: T) => Made): Made {
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  const made = make(from.value);
  const drawn = useRef(made);
  drawn.current = made;
  useEffect(() => {
    const look = (): void => {
      if (!Object.is(make(from.value), drawn.current)) again();
    };
    // It may have changed between the drawing and now.
    look();
    return from.subscribe(look);
  }, [from, make]);
  return made;
}
