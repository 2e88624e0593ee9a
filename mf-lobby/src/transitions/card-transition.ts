import { inTransition } from './view-transition.ts';

const NAME = 'lobby-game';

/** Opens a game's dialog out of the picture of the card that has the focus; without one it fades in. */
export function openFromCard(dialog: HTMLDialogElement): void {
  const picture = document.activeElement?.querySelector<HTMLElement>('[data-part="art"]');
  const name = (element: HTMLElement | null | undefined, value: string) =>
    element?.style.setProperty('view-transition-name', value);
  name(picture, NAME);
  inTransition(() => {
    name(picture, '');
    // The player may have closed the game before the browser was ready.
    if (!dialog.isConnected) return;
    name(dialog, NAME);
    dialog.showModal();
  });
}
