/** Runs pieces of work, so many at a time, the others in the order in which they came. */
export type Bounded = <T>(work: () => Promise<T>) => Promise<T>;

export function bounded(most: number): Bounded {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
