import type { Target } from './targets.ts';

/** Said by the page through the binding. */
export type TapNews =
  | { readonly kind: 'aim'; readonly x: number; readonly y: number; readonly atMs: number }
  /** A window was opened, or a dialog stands there. */
  | { readonly kind: 'effect'; readonly what: string; readonly atMs: number };

/** The name of the function by which the page tells. */
export const TAP_BINDING = 'benchTell';

/**
 * Runs in the page before anything else: says where the target is once React has taken it over, and when a tap has
 * had its effect.
 */
export function installTapProbe({
  target,
  binding,
}: {
  readonly target: Target;
  readonly binding: string;
}): void {
  const tell = (news: TapNews) =>
    (window as unknown as Record<string, (text: string) => void>)[binding]!(JSON.stringify(news));
  let isOver = false;
  const effect = (what: string) => {
    if (isOver) return;
    isOver = true;
    tell({ kind: 'effect', what, atMs: performance.now() });
  };

  const open = window.open;
  window.open = (...args) => {
    effect('window');
    return open.apply(window, args);
  };
  new MutationObserver(() => {
    if (document.querySelector('dialog[open]')) effect('dialog');
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });

  const { selector, text } = target;
  let last = '';
  const aim = () => {
    if (isOver) return;
    for (const element of document.querySelectorAll(selector)) {
      if (text !== undefined && element.textContent?.trim() !== text) continue;
      if (!Object.keys(element).some((key) => key.startsWith('__reactProps$'))) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + Math.min(height / 2, 60))];
      if (!element.contains(document.elementFromPoint(x, y))) continue;
      if (last !== `${x} ${y}`) tell({ kind: 'aim', x, y, atMs: performance.now() });
      last = `${x} ${y}`;
      break;
    }
    requestAnimationFrame(aim);
  };
  aim();
}
