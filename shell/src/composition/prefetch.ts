import type { Disposer } from '@tessera/contracts';
import { readPath } from '@tessera/domain';
import { whenIdle } from '@tessera/kit';
import { afterFrame } from '../services/edge/after-frame.ts';
import { dialogPart, routeAt } from './places.ts';
import type { CompositionValue } from './context.ts';
import type { PartKey } from './parts.ts';

/** The browser's word on the connection; only some have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What shows that a link is about to be followed. */
const INTENTIONS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the code of the page that a link leads to when it is pointed at, focused or touched, and, once the page is
 * at rest, fetches what the visitor most likely wants next. Nothing where data is dear or slow.
 */
export function prefetchAhead(
  page: Window,
  { composition, parts }: Pick<CompositionValue, 'composition' | 'parts'>,
  next: { readonly isGuest: () => boolean },
): Disposer {
  if (isDear(page.navigator)) return () => undefined;
  const ifMissing = (key: PartKey | undefined, act: (key: PartKey) => unknown) => {
    if (key && parts.stateOf(key).status === 'pending') void act(key);
  };
  let cancel: Disposer = () => undefined;
  const intended = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== page.location.origin) return;
    const key = routeAt(composition.registry, readPath(link.pathname).path)?.key;
    cancel();
    // A finger that lands on a link is answered first, and a click that follows at once finds a free browser.
    // A failure is told when the part is really wanted, and tried again then.
    cancel = afterFrame(() => ifMissing(key, parts.load));
  };
  for (const name of INTENTIONS) page.addEventListener(name, intended, { passive: true });
  const stop = whenIdle(
    () => {
      const { registry } = composition;
      const key = next.isGuest() ? dialogPart(registry, 'login') : routeAt(registry, '/user/Info')?.key;
      // Fetched and not run: a visitor who never needs it does not pay for it with a page that stands still.
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

function isDear(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
