import { SLOTS, type SlotName } from '@tessera/contracts';
import type { Composition } from '../composition/composition.ts';
import type { PartKey, Parts } from '../composition/parts.ts';
import { partsInSlot, routeAt } from '../composition/places.ts';

/** The first render waits this long for what it will show; later parts come with their own skeletons. */
export const FIRST_VIEW_LIMIT_MS = 1_500;

/** Who opens what, on which device. */
interface FirstView {
  /** Without the locale's prefix. */
  readonly path: string;
  readonly onDesktop: boolean;
  readonly isGuest: boolean;
}

/** What the page will show at once. Dialogs and floating things come later. */
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
      // On the phone a guest's doors stand in the bottom bar.
      return onDesktop || !isGuest;
    default:
      return true;
  }
}

/**
 * Loads them all side by side and waits, but not for ever. Rendering once, with everything there, spares the
 * page its fallbacks and React's pause between reveals.
 */
export async function loadFirstView(parts: Parts, keys: readonly PartKey[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FIRST_VIEW_LIMIT_MS);
  });
  await Promise.race([Promise.all(keys.map((key) => parts.load(key))), limit]);
  clearTimeout(timer);
}
