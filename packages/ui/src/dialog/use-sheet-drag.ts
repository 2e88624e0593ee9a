import { useEffect, useEffectEvent, type RefObject } from 'react';
import { letsGo, moveDrag, sheetOffset, startDrag, type SheetDrag } from './sheet.ts';

/** A sheet is a dialog below the desktop's width; must match `media.phone`. */
const IS_SHEET = '(max-width: 991.98px)';

/**
 * Lets a finger pull the sheet down: from anywhere in it, as long as what the finger touches is not scrolled.
 * The listeners are native because React's touch listeners are passive, and scrolling must be stopped.
 */
export function useSheetDrag(
  ref: RefObject<HTMLElement | null>,
  enabled: boolean,
  onDismiss: () => void,
): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const sheet = ref.current;
    if (!sheet || !enabled) return;
    let drag: SheetDrag | undefined;
    let held = false;

    const start = (event: TouchEvent) => {
      const touch = event.touches[0];
      const scrolled = scrollParent(event.target, sheet)?.scrollTop ?? 0;
      const ours = event.touches.length === 1 && scrolled <= 0 && window.matchMedia(IS_SHEET).matches;
      drag = touch && ours ? startDrag(touch.clientY, event.timeStamp) : undefined;
      held = false;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!drag || !touch) return;
      drag = moveDrag(drag, touch.clientY, event.timeStamp);
      // The first move decides: downward is ours, upward is the content's scrolling.
      if (!held && drag.y <= drag.startY) return void (drag = undefined);
      held = true;
      if (event.cancelable) event.preventDefault();
      sheet.style.transition = 'none';
      sheet.style.translate = `0 ${sheetOffset(drag)}px`;
    };
    const end = () => {
      if (!drag || !held) return;
      // Without its inline position the sheet travels by its own transition, from here: back, or out of the screen.
      sheet.style.removeProperty('transition');
      sheet.style.removeProperty('translate');
      if (letsGo(drag, sheet.offsetHeight)) dismiss();
      drag = undefined;
    };

    sheet.addEventListener('touchstart', start, { passive: true });
    sheet.addEventListener('touchmove', move, { passive: false });
    sheet.addEventListener('touchend', end);
    sheet.addEventListener('touchcancel', end);
    return () => {
      sheet.removeEventListener('touchstart', start);
      sheet.removeEventListener('touchmove', move);
      sheet.removeEventListener('touchend', end);
      sheet.removeEventListener('touchcancel', end);
    };
  }, [ref, enabled]);
}

/** The nearest element around `target`, up to the sheet, that scrolls. */
function scrollParent(target: EventTarget | null, sheet: HTMLElement): HTMLElement | undefined {
  let element = target instanceof HTMLElement ? target : undefined;
  while (element && element !== sheet.parentElement) {
    if (element.scrollHeight > element.clientHeight + 1 && element.scrollTop > 0) return element;
    element = element.parentElement ?? undefined;
  }
  return undefined;
}
