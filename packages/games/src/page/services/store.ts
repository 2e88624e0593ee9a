/**
 * What the page remembers. A frame on another site may be refused storage: then it remembers for as long as it
 * is open, and nothing else changes.
 */
export interface Store {
  get(key: string): string | undefined;
  set(key: string, value: string | undefined): void;
}

export function createStore(area: () => Storage, prefix: string): Store {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(area());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(prefix + key)) ?? memory.get(key),
    set(key, value) {
      if (value === undefined) {
        memory.delete(key);
        attempt((storage) => storage.removeItem(prefix + key));
      } else {
        memory.set(key, value);
        attempt((storage) => storage.setItem(prefix + key, value));
      }
    },
  };
}
