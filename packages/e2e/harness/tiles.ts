import type { Page } from '@playwright/test';

interface Tiles {
  /** The number of tiles of which a part is in the viewport. */
  readonly count: number;
  /** The texts of those that have neither a loaded picture nor their drawn fallback. */
  readonly empty: readonly string[];
}

/** Looks once at the pictures of all tiles (`TileImage` of packages/ui) in the viewport. */
export const tilesInView = (page: Page): Promise<Tiles> => page.getByRole('main').evaluate(lookAtTiles);

/** In the page. */
async function lookAtTiles(main: Element): Promise<Tiles> {
  const tints = [...main.querySelectorAll('svg[data-tint]')];
  // It knows what a carousel or a shelf cuts off.
  const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((all) => {
      observer.disconnect();
      resolve(all);
    });
    for (const tint of tints) observer.observe(tint);
    if (tints.length === 0) resolve([]);
  });
  const shown = entries.filter(({ intersectionRatio }) => intersectionRatio > 0).map(({ target }) => target);

  /** The tint alone is a blank tile: the picture or the fallback follows it. */
  function isEmpty(tint: Element): boolean {
    const content = tint.nextElementSibling;
    if (content instanceof HTMLImageElement) return !content.complete || content.naturalWidth === 0;
    const isDrawn = content !== null && (content.textContent !== '' || content.querySelector('svg') !== null);
    return !isDrawn || content.getBoundingClientRect().width === 0;
  }
  const nameOf = (tint: Element) =>
    tint.closest('article, li, a, button')?.textContent.trim() ||
    tint.parentElement?.outerHTML.slice(0, 120) ||
    '';
  return { count: shown.length, empty: shown.filter(isEmpty).map(nameOf) };
}
