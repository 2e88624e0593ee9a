import { useEffect, useEffectEvent, type RefObject } from 'react';
import { shouldClose, moveDrag, sheetOffset, startDrag, type SheetDrag } from './sheet.ts';

/** A dialog is a sheet below the desktop's width; must match `media.phone`. */
const IS_SHEET = '(max-width: 991.98px)';

/**
 * Lets a finger drag the sheet down from anywhere in it, unless the touched content is scrolled. The listeners are
 * native, because React's touch listeners are passive and cannot prevent scrolling.
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
      // The first move decides: downward drags the sheet, upward scrolls the content.
      if (!held && drag.y <= drag.startY) return void (drag = undefined);
      held = true;
      if (event.cancelable) event.preventDefault();
      sheet.style.transition = 'none';
      sheet.style.translate = `0 ${sheetOffset(drag)}px`;
    };
    const end = () => {
      if (!drag || !held) return;
      // Without the inline position, the sheet's own transition moves it from here: back, or off the screen.
      sheet.style.removeProperty('transition');
      sheet.style.removeProperty('translate');
      if (shouldClose(drag, sheet.offsetHeight)) dismiss();
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

/** Returns the closest scrolling ancestor of `target` within the sheet. */
function scrollParent(target: EventTarget | null, sheet: HTMLElement): HTMLElement | undefined {
  let element = target instanceof HTMLElement ? target : undefined;
  while (element && element !== sheet.parentElement) {
    if (element.scrollHeight > element.clientHeight + 1 && element.scrollTop > 0) return element;
    element = element.parentElement ?? undefined;
  }
  return undefined;
}
