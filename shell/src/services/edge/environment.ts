import { createCookies, type Cookies } from './cookies.ts';
import { createKeyStore, storageOf, type KeyStore } from './storage.ts';
import { createTabs, type Tabs } from './tabs.ts';

/** Runs work while no other tab runs work of the same name. */
export type Lock = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>;

/** The browser's APIs outside the document. Tests pass their own; on a server they do nothing. */
export interface Environment {
  /** The origin of the page and of `/api`: `https://example.com`. */
  readonly origin: string;
  readonly storage: KeyStore;
  /** The storage of this tab alone. It survives a visit to another site. */
  readonly tabStorage: KeyStore;
  readonly cookies: Cookies;
  readonly tabs: Tabs;
  readonly lock: Lock;
  readonly fetch: typeof fetch;
  /** Milliseconds of the device's clock. */
  readonly now: () => number;
  /** Milliseconds of a clock that never jumps. */
  readonly steadyNow: () => number;
  readonly window: Window | undefined;
}

export function browserEnvironment(page: Window & typeof globalThis): Environment {
  return {
    origin: page.location.origin,
    storage: createKeyStore(storageOf(page, 'localStorage')),
    tabStorage: createKeyStore(storageOf(page, 'sessionStorage')),
    cookies: createCookies(page.document),
    tabs: createTabs(channelOf(page)),
    lock: createLock(page),
    fetch: (input, init) => page.fetch(input, init),
    now: () => Date.now(),
    steadyNow: () => page.performance.now(),
    window: page,
  };
}

/** Returns the channel between the site's tabs; `undefined` where the browser has none, or refuses it. */
function channelOf(page: Window & typeof globalThis): BroadcastChannel | undefined {
  try {
    return new page.BroadcastChannel('tessera');
  } catch {
    return undefined;
  }
}

/** Pages over plain HTTP have no locks, and others may be refused them: tabs may then race, but each works. */
function createLock({ navigator }: Window): Lock {
  return async (name, work) => {
    let isGranted = false;
    try {
      return await navigator.locks.request(`tessera.${name}`, () => {
        isGranted = true;
        return work();
      });
    } catch (error) {
      if (isGranted) throw error;
      return work();
    }
  };
}

/** Creates the environment of a server, which stores nothing. @param origin where calls go to */
export function serverEnvironment(origin: string): Environment {
  return {
    origin,
    storage: createKeyStore(undefined),
    tabStorage: createKeyStore(undefined),
    cookies: createCookies(undefined),
    tabs: createTabs(undefined),
    lock: async (_, work) => work(),
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    steadyNow: () => performance.now(),
    window: undefined,
  };
}
