import { createCookies, type Cookies } from './cookies.ts';
import { createKeyStore, type KeyStore } from './storage.ts';
import { createTabs, type Tabs } from './tabs.ts';

/** Runs work that no other tab may run at the same time. */
export type Lock = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>;

/** All of the browser that outlives or surrounds the document. A test brings its own; on a server it is empty. */
export interface Environment {
  /** Of the page and of `/api`: `https://example.com`. */
  readonly origin: string;
  readonly storage: KeyStore;
  /** Of this tab alone; outlives a way to another site and back. */
  readonly tabStorage: KeyStore;
  readonly cookies: Cookies;
  readonly tabs: Tabs;
  readonly lock: Lock;
  readonly fetch: typeof fetch;
  /** Milliseconds of the device's clock. */
  readonly now: () => number;
  readonly window: Window | undefined;
}

export function browserEnvironment(page: Window & typeof globalThis): Environment {
  return {
    origin: page.location.origin,
    storage: createKeyStore(areaOf(page, 'localStorage')),
    tabStorage: createKeyStore(areaOf(page, 'sessionStorage')),
    cookies: createCookies(page.document),
    tabs: createTabs('BroadcastChannel' in page ? new page.BroadcastChannel('tessera') : undefined),
    // Without locks (a page that came over plain HTTP) tabs may race; each still works.
    lock: async (name, work) =>
      page.navigator.locks ? page.navigator.locks.request(`tessera.${name}`, work) : work(),
    fetch: (input, init) => page.fetch(input, init),
    now: () => Date.now(),
    window: page,
  };
}

/** A server's: nothing outlives the page, and nothing surrounds it. @param origin where calls go to */
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
    window: undefined,
  };
}

function areaOf(page: Window, area: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return page[area];
  } catch {
    return undefined;
  }
}
