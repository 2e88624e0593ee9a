/** Ends a subscription. Calling it again does nothing. */
export type Disposer = () => void;

/** A set of listeners. One that throws does not stop the others. */
export interface Listeners<Value> {
  readonly add: (listener: (value: Value) => void) => Disposer;
  readonly call: (value: Value) => void;
  readonly size: () => number;
}

export function createListeners<Value = void>(): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener) {
      // A new function per call, so that a listener added twice is called twice and removed one by one.
      const own = (value: Value) => listener(value);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    call(value) {
      for (const listener of [...listeners]) {
        // Another listener may have removed this one during the same notification.
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

/** A value that its owner can set. Others see it as the contract's `Readable`. */
export interface State<Value> {
  readonly get: () => Value;
  /** Calls the listener after each change, not at once. */
  readonly subscribe: (listener: () => void) => Disposer;
  /** Sets the value and notifies the listeners, unless it is equal. */
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

/** Throws as an uncaught error, so that error reporting sees it. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
