/** Reads and writes the cookies that scripts may read: the shell's flags and the visitor's choices. */
export interface Cookies {
  readonly get: (name: string) => string | undefined;
  /** Sets a cookie with path `/` and SameSite lax (spec §3 Cookies); it is Secure on HTTPS pages. */
  readonly set: (name: string, value: string, maxAgeS: number) => void;
  readonly remove: (name: string) => void;
}

export const COOKIES = {
  locale: 'i18n_redirected',
  currency: 'currency',
  /** Ours: whether this browser is logged in, for the server that renders the first screen. It holds no secret. */
  session: 'tessera_session',
  routeRegister: 'isRouteRegister',
  fastDeposit: 'isFastDeposit',
  /** The visitor's introducer: an agent's id, a recommend code, and which of the two counts. */
  memberAgent: 'member_agent',
  recommendCode: 'recommend_code',
  registerType: 'register_type',
  /** The agent whose domain the host is. */
  agentDomain: 'agent_domain_id',
  /** The gateway's: the mobile template that an address has asked for. */
  mobileTemplate: 'mobile_template',
  /** Of the advertising account: the browser, and the click that led here. */
  adBrowser: '_fbp',
  adClick: '_fbc',
} as const;

/** Creates the access to a document's cookies. @param page `undefined` on a server, where there are none */
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

/** Returns the value of a cookie from a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
