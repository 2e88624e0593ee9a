/** The browser functions that this remote uses directly; tests replace them. */
export interface Browser {
  readonly userAgent: () => string;
  /** Returns this page's origin: `https://site.example`. */
  readonly origin: () => string;
  /**
   * Leaves the site for another address, in this tab.
   * @param returned called when the player goes back and the browser restores this document from its cache
   */
  readonly redirect: (url: string, signal: AbortSignal, returned: () => void) => void;
}

export const theBrowser: Browser = {
  userAgent: () => navigator.userAgent,
  origin: () => location.origin,
  redirect(url, signal, returned) {
    location.assign(url);
    const shown = ({ persisted }: PageTransitionEvent) => persisted && returned();
    window.addEventListener('pageshow', shown, { signal });
  },
};
