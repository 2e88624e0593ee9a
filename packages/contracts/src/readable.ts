/** Undoes a subscription; calling it twice is harmless. */
export type Disposer = () => void;

/** A value that lives outside React, with its changes. */
export interface Readable<Value> {
  /** Returns the present value; the same object as long as nothing has changed. */
  readonly get: () => Value;
  /** Calls the listener after each change, not at once. */
  readonly subscribe: (listener: () => void) => Disposer;
  /** Returns what the server wrote into the page, where that can differ from now: hydration must show the same. */
  readonly getInitial?: () => Value;
}
