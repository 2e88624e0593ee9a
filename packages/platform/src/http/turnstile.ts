/**
 * Lets so many through at a time; the others wait, in their order. A crowd would else share the database's few
 * connections query by query: each query of each request would wait behind one of everybody else's, so that nobody is
 * answered before all have run out of time.
 */
export function turnstile(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (inside < most) inside += 1;
    // Who leaves hands over the place: nobody comes in between.
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
