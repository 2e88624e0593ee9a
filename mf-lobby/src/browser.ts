/** The few things of the browser that this remote asks for by itself; a test gives its own. */
export interface Browser {
  readonly userAgent: () => string;
  /** Of this page: `https://site.example`. */
  readonly origin: () => string;
  /**
   * Leaves the site for another address, in this tab.
   * @param returned the player has gone back, and the browser shows this very document again
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
