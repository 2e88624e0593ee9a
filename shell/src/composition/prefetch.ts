import type { Disposer } from '@tessera/contracts';
import { readPath } from '@tessera/domain';
import { whenIdle } from '../services/edge/idle.ts';
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
 * at rest, of what the visitor most likely wants next. Nothing where data is dear or slow.
 */
export function prefetchAhead(
  page: Window,
  { composition, parts }: Pick<CompositionValue, 'composition' | 'parts'>,
  next: { readonly isGuest: () => boolean },
): Disposer {
  if (isDear(page.navigator)) return () => undefined;
  const load = (key: PartKey | undefined) => {
    // A failure is told when the part is really wanted, and tried again then.
    if (key && parts.stateOf(key).status === 'pending') void parts.load(key);
  };
  const intended = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== page.location.origin) return;
    load(routeAt(composition.registry, readPath(link.pathname).path)?.key);
  };
  for (const name of INTENTIONS) page.addEventListener(name, intended, { passive: true });
  const stop = whenIdle(page, () => {
    const { registry } = composition;
    load(next.isGuest() ? dialogPart(registry, 'login') : routeAt(registry, '/user/Info')?.key);
  });
  return () => {
    for (const name of INTENTIONS) page.removeEventListener(name, intended);
    stop();
  };
}

function isDear(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
