import type { Disposer } from '@tessera/contracts';
import { readPath } from '@tessera/domain';
import { whenIdle } from '@tessera/kit';
import { afterFrame } from '../services/edge/after-frame.ts';
import { dialogPart, routeAt } from './places.ts';
import type { CompositionValue } from './context.ts';
import type { PartKey } from './parts.ts';

/** The Network Information API; only some browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Events on a link that usually precede a click. */
const INTENTIONS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the code of a link's page when the link is pointed at, focused or touched. Once the page is idle, fetches the
 * files of the visitor's most likely next step. Does nothing on slow connections, or if the visitor saves data.
 */
export function prefetchAhead(
  page: Window,
  { composition, parts }: Pick<CompositionValue, 'composition' | 'parts'>,
  next: { readonly isGuest: () => boolean },
): Disposer {
  if (shouldSaveData(page.navigator)) return () => undefined;
  const ifMissing = (key: PartKey | undefined, act: (key: PartKey) => unknown) => {
    if (key && parts.stateOf(key).status === 'pending') void act(key);
  };
  let cancel: Disposer = () => undefined;
  const intended = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== page.location.origin) return;
    const key = routeAt(composition.registry, readPath(link.pathname).path)?.key;
    cancel();
    // The page reacts to the touch first, and a click that follows at once does not wait.
    // A failure is shown when the visitor opens the part; it is loaded again then.
    cancel = afterFrame(() => ifMissing(key, parts.load));
  };
  for (const name of INTENTIONS) page.addEventListener(name, intended, { passive: true });
  const stop = whenIdle(
    () => {
      const { registry } = composition;
      const key = next.isGuest() ? dialogPart(registry, 'login') : routeAt(registry, '/user/Info')?.key;
      // Fetched but not executed: the execution would block the page, perhaps for nothing.
      ifMissing(key, ({ remote, kind, name }) => composition.hint(remote, `${kind}:${name}`, 'later'));
    },
    { page },
  );
  return () => {
    for (const name of INTENTIONS) page.removeEventListener(name, intended);
    cancel();
    stop();
  };
}

function shouldSaveData(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
