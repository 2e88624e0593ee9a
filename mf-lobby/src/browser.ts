/** The few things of the browser that this remote asks for by itself; a test gives its own. */
export interface Browser {
  readonly userAgent: () => string;
  /** Of this page: `https://site.example`. */
  readonly origin: () => string;
  /** Leaves the site for another address, in this tab. */
  readonly redirect: (url: string) => void;
}

export const theBrowser: Browser = {
  userAgent: () => navigator.userAgent,
  origin: () => location.origin,
  redirect: (url) => location.assign(url),
};
