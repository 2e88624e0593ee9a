import type { Introducer } from '@tessera/contracts';
import { COOKIES, type Cookies } from '../edge/cookies.ts';

/** What carries an introducer, in a link and in a cookie (spec §3 Cookies, §4 Registration). */
const CARRIERS = [
  { by: 'member_agent', parameter: 'agent_id', cookie: COOKIES.memberAgent, form: /^\d{1,10}$/ },
  {
    by: 'recommend_code',
    parameter: 'recommend_code',
    cookie: COOKIES.recommendCode,
    form: /^[a-z][a-z0-9]{3,15}$/i,
  },
] as const satisfies readonly { by: Introducer['by']; parameter: string; cookie: string; form: RegExp }[];

/**
 * Who has brought the visitor: by the link that led here, else by an earlier one that is still kept.
 * @param search of the page's address, with its question mark or empty
 */
export function findIntroducer(search: string, cookies: Cookies): Introducer | undefined {
  return inLink(search) ?? inCookies(cookies);
}

/**
 * Keeps the introducer of the link that led here in place of any earlier one, and takes it out of the address: what the
 * visitor passes on is the page.
 * @param lifeMin how long the site keeps links, in minutes
 */
export function keepIntroducer(page: Window, cookies: Cookies, lifeMin: number): void {
  const { pathname, search, hash } = page.location;
  const query = new URLSearchParams(search);
  if (!CARRIERS.some(({ parameter }) => query.has(parameter))) return;
  const found = inLink(search);
  for (const { parameter } of CARRIERS) query.delete(parameter);
  page.history.replaceState(page.history.state, '', pathname + (query.size > 0 ? `?${query}` : '') + hash);
  if (!found) return;
  const lifeS = lifeMin * 60;
  for (const { by, cookie } of CARRIERS) {
    if (by === found.by) cookies.set(cookie, found.code, lifeS);
    else cookies.remove(cookie);
  }
  cookies.set(COOKIES.registerType, found.by, lifeS);
}

function inLink(search: string): Introducer | undefined {
  const query = new URLSearchParams(search);
  return introducerOf((carrier) => query.get(carrier.parameter));
}

function inCookies(cookies: Cookies): Introducer | undefined {
  const type = cookies.get(COOKIES.registerType);
  return introducerOf(({ by, cookie }) => (by === type ? cookies.get(cookie) : undefined));
}

function introducerOf(
  read: (carrier: (typeof CARRIERS)[number]) => string | null | undefined,
): Introducer | undefined {
  for (const carrier of CARRIERS) {
    const code = read(carrier)?.trim();
    if (code && carrier.form.test(code)) return { by: carrier.by, code };
  }
  return undefined;
}
