/** Values that are made again when they are old: served meanwhile, and made once however many ask. */
export interface Cache<Value> {
  readonly get: (key: string, make: () => Promise<Value | null>) => Promise<Value | null>;
}

export interface CacheOptions {
  /** Younger is served as it is. */
  readonly freshMs: number;
  /** Younger is served while a new one is made. */
  readonly staleMs: number;
  /** The one that was used longest ago goes first. */
  readonly entries: number;
  readonly now?: () => number;
}

/** A cache that keeps no failures: `null` is handed on and forgotten. */
export function createCache<Value>({
  freshMs,
  staleMs,
  entries,
  now = Date.now,
}: CacheOptions): Cache<Value> {
  const known = new Map<string, { readonly value: Value; readonly at: number }>();
  const making = new Map<string, Promise<Value | null>>();

  function make(key: string, maker: () => Promise<Value | null>): Promise<Value | null> {
    const running = making.get(key);
    if (running) return running;
    const made = maker()
      .then((value) => {
        if (value !== null) keep(key, value);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  function keep(key: string, value: Value): void {
    known.delete(key);
    known.set(key, { value, at: now() });
    for (const oldest of known.keys()) {
      if (known.size <= entries) return;
      known.delete(oldest);
    }
  }

  return {
    async get(key, maker) {
      const found = known.get(key);
      const age = found ? now() - found.at : Infinity;
      if (!found || age >= staleMs) return make(key, maker);
      known.delete(key);
      known.set(key, found);
      if (age >= freshMs) void make(key, maker).catch(() => undefined);
      return found.value;
    },
  };
}
