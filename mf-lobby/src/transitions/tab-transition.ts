import { inTransition } from './view-transition.ts';

/** A tab that is not rendered by then is shown without its transition. */
const COMMIT_LIMIT_MS = 400;

/** Changes the tab in a transition of the browser. */
export function changeTab(change: () => void): void {
  inTransition(() => {
    const selected = nextSelection();
    change();
    return selected;
  });
}

/** Settles when another tab is selected. */
function nextSelection(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    };
    const observer = new MutationObserver(done);
    observer.observe(document, { subtree: true, attributeFilter: ['aria-selected'] });
    const limit = setTimeout(done, COMMIT_LIMIT_MS);
  });
}
