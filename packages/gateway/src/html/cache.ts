/** Values that are made again when they are old: served meanwhile, and made once however many ask. */
export interface Cache<Value> {
  /** What is kept, unless it is too old. What is no longer fresh is made again behind the back of who asks. */
  readonly known: (key: string, remake: (old: Value) => Promise<Value | null>) => Value | undefined;
  /** Makes a value and keeps it; `null` is a failure, which is handed on and forgotten. */
  readonly make: (key: string, make: () => Promise<Value | null>) => Promise<Value | null>;
  /** All that is kept. */
  readonly bytes: () => number;
}

export interface CacheOptions<Value> {
  /** Younger is served as it is. */
  readonly freshMs: number;
  /** Younger is served while a new one is made. */
  readonly staleMs: number;
  /** What may be kept in all. */
  readonly maxBytes: number;
  readonly bytesOf: (value: Value) => number;
  readonly now?: () => number;
}

interface Kept<Value> {
  readonly value: Value;
  readonly at: number;
  readonly bytes: number;
  asked: number;
}

/** After so many questions each counts half, so that what was wanted yesterday does not stay for ever. */
const HALVE_EVERY = 1_000;

/**
 * A cache that is bounded by memory. What was asked for least makes room: whoever asks for a thousand addresses that
 * nobody else wants drives out their own, not the home page.
 */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { freshMs, staleMs, maxBytes, bytesOf, now = Date.now } = options;
  const kept = new Map<string, Kept<Value>>();
  const making = new Map<string, Promise<Value | null>>();
  let bytes = 0;
  let questions = 0;

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
    const asked = kept.get(key)?.asked ?? 1;
    drop(key);
    const own = { value, at: now(), bytes: bytesOf(value), asked };
    if (own.bytes > maxBytes) return;
    while (bytes + own.bytes > maxBytes) drop(leastWanted());
    kept.set(key, own);
    bytes += own.bytes;
  }

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  /** What is too old to be served, else what was asked for least; the oldest of several. */
  function leastWanted(): string {
    let least = '';
    let fewest = Infinity;
    for (const [key, { asked, at }] of kept) {
      if (now() - at >= staleMs) return key;
      if (asked < fewest) [least, fewest] = [key, asked];
    }
    return least;
  }

  function count(found: Kept<Value>): void {
    found.asked += 1;
    questions += 1;
    if (questions % HALVE_EVERY !== 0) return;
    for (const one of kept.values()) one.asked = Math.ceil(one.asked / 2);
  }

  return {
    make,
    bytes: () => bytes,
    known(key, remake) {
      const found = kept.get(key);
      const age = found ? now() - found.at : Infinity;
      if (!found || age >= staleMs) return undefined;
      count(found);
      if (age >= freshMs) void make(key, () => remake(found.value)).catch(() => undefined);
      return found.value;
    },
  };
}
