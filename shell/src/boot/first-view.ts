import { SLOTS, type SlotName } from '@tessera/contracts';
import type { Composition } from '../composition/composition.ts';
import type { PartKey, Parts } from '../composition/parts.ts';
import { partsInSlot, routeAt } from '../composition/places.ts';

/** Time limit for the first render's parts; later parts show their skeletons. */
export const FIRST_VIEW_LIMIT_MS = 1_500;

/** Page, visitor and device that decide the first view. */
interface FirstView {
  /** Without the locale's prefix. */
  readonly path: string;
  readonly onDesktop: boolean;
  readonly isGuest: boolean;
}

/** Returns the parts of the first view, without dialogs and floating parts. */
export function firstViewParts(composition: Composition, view: FirstView): readonly PartKey[] {
  const { registry } = composition;
  const route = routeAt(registry, view.path);
  const inPopup = route?.route.frame === 'popup';
  const slots = inPopup ? [] : SLOTS.filter((slot) => isShown(slot, view));
  return [...(route ? [route.key] : []), ...slots.flatMap((slot) => partsInSlot(registry, slot))];
}

function isShown(slot: SlotName, { path, onDesktop, isGuest }: FirstView): boolean {
  switch (slot) {
    case 'float':
      return false;
    case 'home.main':
      return path === '/';
    case 'rail':
    case 'header.search':
      return onDesktop;
    case 'header.account':
      // On the phone a guest's login and registration are in the bottom bar.
      return onDesktop || !isGuest;
    default:
      return true;
  }
}

/**
 * Loads the parts in parallel and waits for them up to a time limit. One render with all parts avoids fallbacks and
 * React's pause between reveals.
 */
export async function loadFirstView(parts: Parts, keys: readonly PartKey[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FIRST_VIEW_LIMIT_MS);
  });
  await Promise.race([Promise.all(keys.map((key) => parts.load(key))), limit]);
  clearTimeout(timer);
}

/** Returns whether all parts can be rendered. A gateway leaves out a remote whose code was too slow on a busy machine. */
export function areReady(parts: Pick<Parts, 'stateOf'>, keys: readonly PartKey[]): boolean {
  return keys.every((key) => parts.stateOf(key).status === 'ready');
}
