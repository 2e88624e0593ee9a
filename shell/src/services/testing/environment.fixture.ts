import { createCookies } from '../edge/cookies.ts';
import type { Environment } from '../edge/environment.ts';
import { createKeyStore } from '../edge/storage.ts';
import { createTabs } from '../edge/tabs.ts';

/** Creates a browser for tests. Its tabs share storage, cookies and message channel. */
export function createTestBrowser(origin: string) {
  const storage = memoryStorage();
  const jar = new Map<string, string>();
  const attributes = new Map<string, readonly string[]>();
  const channels = new Set<EventTarget>();
  const locks = new Map<string, Promise<unknown>>();

  function openTab(): Environment {
    const channel = new EventTarget();
    channels.add(channel);
    const postMessage = (data: unknown) => {
      const copy: unknown = JSON.parse(JSON.stringify(data));
      for (const other of channels) {
        if (other === channel) continue;
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data: copy })));
      }
    };
    return {
      origin,
      storage: createKeyStore(storage),
      tabStorage: createKeyStore(memoryStorage()),
      cookies: createCookies(cookieDocument(jar, attributes)),
      tabs: createTabs(Object.assign(channel, { postMessage }) as unknown as BroadcastChannel),
      lock: async (name, work) => {
        const own = Promise.resolve(locks.get(name)).then(work);
        locks.set(
          name,
          own.catch(() => undefined),
        );
        return own;
      },
      fetch: (input, init) => fetch(input, init),
      now: () => Date.now(),
      steadyNow: () => performance.now(),
      window: undefined,
    };
  }
  return { openTab, storage, jar, attributes };
}

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

function cookieDocument(
  jar: Map<string, string>,
  kept: Map<string, readonly string[]>,
): Pick<Document, 'cookie' | 'location'> {
  return {
    location: { protocol: 'https:' } as Location,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
      kept.set(name, attributes);
    },
  };
}
