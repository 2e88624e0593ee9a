/** Cookies that script may read; the shell's own flags and choices. */
export interface Cookies {
  readonly get: (name: string) => string | undefined;
  /** Path `/`, SameSite lax (spec §3 Cookies), Secure where the page is. */
  readonly set: (name: string, value: string, maxAgeS: number) => void;
  readonly remove: (name: string) => void;
}

export const COOKIES = {
  locale: 'i18n_redirected',
  currency: 'currency',
  /** Ours: that this browser is logged in, for the server that renders the first screen. No secret. */
  session: 'tessera_session',
  routeRegister: 'isRouteRegister',
  fastDeposit: 'isFastDeposit',
  /** Who has brought the visitor: an agent's id, a recommend code, and which of the two counts. */
  memberAgent: 'member_agent',
  recommendCode: 'recommend_code',
  registerType: 'register_type',
} as const;

/** A document's cookies; `undefined` on a server. */
export function createCookies(page: Pick<Document, 'cookie' | 'location'> | undefined): Cookies {
  const write = (name: string, value: string, maxAgeS: number) => {
    if (!page) return;
    const secure = page.location.protocol === 'https:' ? '; Secure' : '';
    page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`;
  };
  return {
    get: (name) => (page ? readCookie(page.cookie, name) : undefined),
    set: write,
    remove: (name) => write(name, '', 0),
  };
}

/** The value of one cookie of a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
