import type { Disposer } from '@tessera/contracts';
import { whenIdle } from '@tessera/kit';

/** Code that asks for further code does it within this time. */
export const QUIET_MS = 1_000;
/** A page that is busy for so long is taken as it is. */
const IDLE_LIMIT_MS = 30_000;
/** A repeated load of a script has this query (script-guard.ts); the file is the same. */
const AGAIN = /^\?again=\d+$/;

/**
 * Calls `work` with the paths of all files of this site that the page has loaded, once no script is on its way and the page
 * is idle; and again each time when it has loaded further scripts.
 * @returns a function that ends it
 */
export function whenFilesSettle(work: (files: readonly string[]) => void): Disposer {
  const loaded = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopIdle: Disposer = () => undefined;
  const stopWaiting = () => {
    clearTimeout(timer);
    stopIdle();
  };
  const settled = () => {
    // Its arrival is observed.
    if (isAnyOnItsWay(loaded)) return;
    work([...new Set([...loaded].flatMap(pathOf))]);
  };
  const wait = () => {
    stopWaiting();
    timer = setTimeout(() => {
      stopIdle = whenIdle(settled, { limitMs: IDLE_LIMIT_MS });
    }, QUIET_MS);
  };
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name);
    for (const name of names) loaded.add(name);
    if (names.some((name) => new URL(name).pathname.endsWith('.js'))) wait();
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    observer.disconnect();
    stopWaiting();
  };
}

/** A chunk's script is in the document until it has loaded or failed; the document's own scripts stay there for good. */
const isAnyOnItsWay = (loaded: ReadonlySet<string>) =>
  Array.from(document.scripts).some(({ src }) => src.startsWith(location.origin) && !loaded.has(src));

function pathOf(name: string): string[] {
  const { origin, pathname, search } = new URL(name);
  return origin === location.origin && (search === '' || AGAIN.test(search)) ? [pathname] : [];
}
