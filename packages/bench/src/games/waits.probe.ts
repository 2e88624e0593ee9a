declare global {
  /** Waits in the page itself until `look` finds something; it looks only where something has changed. */
  var benchWait: (<T>(look: () => T | undefined, limitMs: number) => Promise<T>) | undefined;
}

/**
 * Runs in a page before its own scripts. Playwright's own waits leave it with listeners to every touch, which a player's
 * page has not.
 */
export function installWait(): void {
  globalThis.benchWait = (look, limitMs) =>
    new Promise((resolve, reject) => {
      const end = (): boolean => {
        const found = look();
        if (found === undefined) return false;
        changes.disconnect();
        clearTimeout(limit);
        resolve(found);
        return true;
      };
      const changes = new MutationObserver(end);
      const limit = setTimeout(() => {
        changes.disconnect();
        reject(new Error(`nothing was found in ${limitMs} ms`));
      }, limitMs);
      const attributeFilter = ['data-state', 'aria-disabled'];
      if (!end()) changes.observe(document, { subtree: true, childList: true, attributeFilter });
    });
}
