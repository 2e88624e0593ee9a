import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { PAGE_MS } from '../tokens.ts';

interface Modal {
  open: boolean;
  dismissible: boolean;
  onClose: () => void;
}

/** Opens and closes a native dialog as `open` says, and calls `onClose` when the player closes it. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { open, dismissible, onClose }: Modal,
): void {
  const requestClose = useEffectEvent(() => {
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
      // The browser also restores the focus, but not if the dialog was removed while open.
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
      requestClose();
    };
    // A browser may close the dialog without `cancel` (a second Escape). Then the owner must know, or the dialog
    // reopens.
    const closed = (event: Event) => {
      if (event.target !== dialog || dialog.open) return;
      if (!dismissible) dialog.showModal();
      requestClose();
    };
    // Close only on a press that starts and ends outside: a text selection may also end there.
    const pressed = (event: Event) => {
      pressedOutside = event.target === dialog;
    };
    const clicked = (event: Event) => {
      if (pressedOutside && event.target === dialog) requestClose();
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

/** True while open and until the exit transition has ended. */
export function usePresence(open: boolean): boolean {
  const [lingers, setLingers] = useState(open);
  useEffect(() => {
    if (open) return setLingers(true);
    const timer = setTimeout(() => setLingers(false), PAGE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return open || lingers;
}
