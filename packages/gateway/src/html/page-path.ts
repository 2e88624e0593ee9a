/** Paths that are no pages, whatever is behind them. */
const NO_PAGE = /^\/+(?:api|provider|internal|shell|remotes|media|socket\.io|icons)(?:\/|$)|\.[a-z\d]{2,5}$/i;

/** Returns whether an address without its query may be a page's. */
export const isPagePath = (pathname: string): boolean => !NO_PAGE.test(pathname);
