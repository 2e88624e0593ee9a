import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { PAGE_MS } from '../tokens.ts';

interface Modal {
  open: boolean;
  dismissible: boolean;
  onClose: () => void;
}

/** Keeps a native dialog open or closed as its owner says, and tells the owner when the player wants it closed. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { open, dismissible, onClose }: Modal,
): void {
  const ask = useEffectEvent(() => {
    if (dismissible) onClose();
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    first?.focus();
    return () => {
      dialog.close();
      // The browser does this as well, but not where the dialog was removed while open.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [ref, open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    let pressedOutside = false;
    const cancelled = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      ask();
    };
    // A browser may close it without asking (a second Escape): then the owner must know, or it must come back.
    const closed = (event: Event) => {
      if (event.target !== dialog || dialog.open) return;
      if (!dismissible) dialog.showModal();
      ask();
    };
    // Only a press that both began and ended outside: selecting text with the mouse may end there too.
    const pressed = (event: Event) => {
      pressedOutside = event.target === dialog;
    };
    const clicked = (event: Event) => {
      if (pressedOutside && event.target === dialog) ask();
    };
    dialog.addEventListener('cancel', cancelled);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('pointerdown', pressed);
    dialog.addEventListener('click', clicked);
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('pointerdown', pressed);
      dialog.removeEventListener('click', clicked);
    };
  }, [ref, open, dismissible]);
}

/** True while open, and until the way out is over. */
export function usePresence(open: boolean): boolean {
  const [lingers, setLingers] = useState(open);
  useEffect(() => {
    if (open) return setLingers(true);
    const timer = setTimeout(() => setLingers(false), PAGE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return open || lingers;
}
