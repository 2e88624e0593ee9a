/** The cookies that the gateway knows (spec §3 Cookies). The browser's side reads and writes them too, so none is `HttpOnly`. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const CURRENCY_COOKIE = 'currency';
/** Whether this browser is logged in; says so itself, and is no secret. */
export const SESSION_COOKIE = 'tessera_session';
/** What a redirected path asked for: the shell reads it once at home, and clears it (spec §2 Routes). */
export const FLAG_COOKIES = { register: 'isRouteRegister', deposit: 'isFastDeposit' } as const;

/** A cookie's value in a request's `cookie` header; `undefined` where it is missing or no valid encoding. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/**
 * A `set-cookie` header for the whole site, lax.
 * @param maxAgeS life in seconds; without it the cookie ends with the browser
 */
export function writeCookie(
  name: string,
  value: string,
  options: { secure: boolean; maxAgeS?: number },
): string {
  const life = options.maxAgeS === undefined ? '' : `; Max-Age=${options.maxAgeS}`;
  return `${name}=${encodeURIComponent(value)}${life}; Path=/; SameSite=Lax${options.secure ? '; Secure' : ''}`;
}
