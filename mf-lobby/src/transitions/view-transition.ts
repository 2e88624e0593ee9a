import { prefersReducedMotion } from '@tessera/ui';

/**
 * Changes the view in a transition of the browser, where it has them and the player wants motion; else at once.
 * @param change settles once the view is another
 */
export function inTransition(change: () => void | Promise<void>): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) return void change();
  // The browser skips a transition when the tab is hidden or another one begins. The view changes all the same.
  document.startViewTransition(change).ready.catch(() => undefined);
}
