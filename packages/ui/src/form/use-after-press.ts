import { useEffect, useState } from 'react';

let isPressed = false;
let isWatched = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  for (const show of waiting) show();
}

/** Follows presses of the mouse, and the taps that browsers report as such. Before the handlers of a click, its press is over. */
function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  const capture = { capture: true, passive: true };
  addEventListener('mousedown', () => (isPressed = true), capture);
  addEventListener('click', release, capture);
  // A press that does not become a click: its end, if nothing else follows.
  const later = () => setTimeout(release);
  for (const end of ['mouseup', 'dragend', 'pointercancel']) addEventListener(end, later, capture);
  // The window's own: the press itself takes the focus from a field.
  addEventListener('blur', ({ target }) => target === window && later(), capture);
}

/**
 * Returns the value, but not a change while something is pressed: what a field says when it is left, or what comes late, must
 * not move the button that is being pressed, since the press would then not become a click.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => ({ value }));
  const isHeld = shown.value !== value && isPressed;
  if (shown.value !== value && !isPressed) setShown({ value });
  useEffect(watchPresses, []);
  useEffect(() => {
    if (!isHeld) return undefined;
    const show = () => setShown({ value });
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [isHeld, value]);
  return isHeld ? shown.value : value;
}
