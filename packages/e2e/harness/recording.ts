import type { Page, Response } from '@playwright/test';

/** Something that a page received, showed, kept or passed on. */
export interface Recorded {
  readonly source:
    'response' | 'frame' | 'dom' | 'storage' | 'history' | 'tabs' | 'store' | 'session' | 'bus';
  readonly text: string;
  /** Of what happened in the page: its own clock, in ms. */
  readonly atMs?: number;
}

export interface Recording {
  /** Starts; the page is the one that is loaded now. @returns the number of remotes whose stores are watched */
  readonly start: () => Promise<number>;
  /** Resolves to what was recorded, in its order, once all bodies of responses have arrived. */
  readonly read: () => Promise<readonly Recorded[]>;
}

/** What a page reports of itself. */
type Reported = readonly [source: Recorded['source'], text: string, atMs: number];

/**
 * Records what a page receives, shows, keeps and passes on. Call it before the page is loaded: sockets open early.
 * @param isLeftOut responses that are not recorded
 */
export function createRecording(page: Page, isLeftOut: (response: Response) => boolean): Recording {
  // All of it comes through one connection to the browser, and so in the browser's order.
  const all: Recorded[] = [];
  const bodies: Promise<unknown>[] = [];
  let isStarted = false;

  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (isStarted) all.push({ source: 'frame', text: String(payload) });
    }),
  );
  page.on('response', (response) => {
    if (!isStarted || isLeftOut(response)) return;
    const place = all.push({ source: 'response', text: response.url() }) - 1;
    const read = async () => {
      const body = await response.text();
      all[place] = { source: 'response', text: `${response.url()} ${body}` };
    };
    // A redirection has no body.
    bodies.push(read().catch(() => undefined));
  });

  return {
    async start() {
      await page.exposeFunction('reportRecorded', (reported: readonly Reported[]) => {
        for (const [source, text, atMs] of reported) all.push({ source, text, atMs });
      });
      isStarted = true;
      return page.evaluate(recordInPage);
    },
    async read() {
      await Promise.all(bodies);
      return [...all];
    },
  };
}

/** In the page: reports changes of the document, and what is written into each place that more than one component reads. */
function recordInPage(): number {
  const report = (window as unknown as { reportRecorded(reported: Reported[]): Promise<void> })
    .reportRecorded;
  const note = (source: Recorded['source'], value: unknown) =>
    void report([[source, written(value), performance.now()]]);

  function written(value: unknown): string {
    if (typeof value === 'string') return value;
    const seen = new WeakSet<object>();
    return String(
      JSON.stringify(value, (_, inner: unknown) => {
        if (typeof inner === 'bigint') return String(inner);
        if (inner instanceof Map || inner instanceof Set) return [...inner];
        if (typeof inner !== 'object' || inner === null) return inner;
        if (inner instanceof Node || seen.has(inner)) return undefined;
        seen.add(inner);
        return inner;
      }),
    );
  }

  /** Notes the arguments of a method before each call. */
  function watch<Name extends string>(
    source: Recorded['source'],
    owner: { [name in Name]: (...given: never[]) => unknown },
    name: Name,
  ) {
    const method = owner[name];
    owner[name] = function (this: unknown, ...given: never[]) {
      note(source, given);
      return method.apply(this, given);
    };
  }

  watch('storage', Storage.prototype, 'setItem');
  watch('storage', IDBObjectStore.prototype, 'put');
  watch('storage', IDBObjectStore.prototype, 'add');
  watch('history', history, 'pushState');
  watch('history', history, 'replaceState');
  watch('tabs', BroadcastChannel.prototype, 'postMessage');

  const observer = new MutationObserver((changes) => {
    const atMs = performance.now();
    void report(
      changes.flatMap(({ type, target, attributeName, addedNodes }): Reported[] => {
        if (type === 'characterData') return [['dom', target.textContent ?? '', atMs]];
        if (type === 'attributes' && target instanceof Element && attributeName)
          return [['dom', `${attributeName}=${target.getAttribute(attributeName)}`, atMs]];
        return [...addedNodes].map((node) => {
          const text = node instanceof Element ? node.outerHTML : (node.textContent ?? '');
          return ['dom', text, atMs];
        });
      }),
    );
  });
  // With the head: the title is in it.
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  /** What a remote lives on (packages/kit/src/scope.ts), as far as it is watched. */
  interface Scope {
    readonly queries: Record<'getQueryCache' | 'getMutationCache', () => Cached>;
    readonly store: { set: (...given: never[]) => unknown };
    readonly shell: {
      readonly bus: { emit: (...given: never[]) => unknown };
      readonly offers: { emit: (...given: never[]) => unknown };
      readonly session: { get: () => unknown; subscribe: (listener: () => void) => unknown };
    };
  }
  interface Cached {
    subscribe: (listener: (event: { query?: WithState; mutation?: WithState }) => void) => unknown;
  }
  interface WithState {
    readonly state: unknown;
  }
  interface Fiber {
    readonly memoizedProps: { readonly value?: Partial<Scope> } | null;
    readonly return: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }

  /** React keeps its tree at the elements: it is the only way to the stores of a page as players get it. */
  function scopes(): Set<Scope> {
    const found = new Set<Scope>();
    const some = document.querySelector('main');
    const key = Object.keys(some ?? {}).find((name) => name.startsWith('__reactFiber$'));
    let root = key === undefined ? null : (some as unknown as Record<string, Fiber>)[key];
    while (root?.return) root = root.return;
    const waiting = root ? [root] : [];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      const value = fiber.memoizedProps?.value;
      if (typeof value === 'object' && value?.queries && value.shell && value.store)
        found.add(value as Scope);
      if (fiber.sibling) waiting.push(fiber.sibling);
      if (fiber.child) waiting.push(fiber.child);
    }
    return found;
  }

  const all = [...scopes()];
  for (const { queries, store, shell } of all) {
    for (const cache of [queries.getQueryCache(), queries.getMutationCache()])
      cache.subscribe(({ query, mutation }) => note('store', (query ?? mutation)?.state));
    watch('store', store, 'set');
    watch('bus', shell.bus, 'emit');
    shell.session.subscribe(() => note('session', shell.session.get()));
  }
  // One for all remotes.
  for (const offers of new Set(all.map(({ shell }) => shell.offers))) watch('bus', offers, 'emit');
  return all.length;
}
