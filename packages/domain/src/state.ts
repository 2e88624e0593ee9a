/** Undoes a subscription; calling it twice is harmless. */
export type Disposer = () => void;

/** Functions that are called when something happens. One that throws does not stop the others. */
export interface Listeners<Value> {
  readonly add: (listener: (value: Value) => void) => Disposer;
  readonly call: (value: Value) => void;
  readonly size: () => number;
}

export function createListeners<Value = void>(): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener) {
      // Its own function each time, so that one listener added twice is called twice and removed one by one.
      const own = (value: Value) => listener(value);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    call(value) {
      for (const listener of [...listeners]) {
        // One that another has removed during this very call is not called any more.
        if (!listeners.has(listener)) continue;
        try {
          listener(value);
        } catch (error) {
          throwLater(error);
        }
      }
    },
    size: () => listeners.size,
  };
}

/** A value outside React that its owner may set: a `Readable` of the contract for everyone else. */
export interface State<Value> {
  readonly get: () => Value;
  /** The listener is called after each change, not at once. */
  readonly subscribe: (listener: () => void) => Disposer;
  /** Notifies the listeners, unless it is the value already. */
  readonly set: (value: Value) => void;
}

export function createState<Value>(initial: Value): State<Value> {
  let current = initial;
  const changed = createListeners();
  return {
    get: () => current,
    subscribe: changed.add,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      changed.call();
    },
  };
}

/** As an uncaught error, so that whatever reports those reports it. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
