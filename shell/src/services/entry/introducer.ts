import type { Introducer } from '@tessera/contracts';
import { COOKIES, type Cookies } from '../edge/cookies.ts';
import { takeOut } from './take-out.ts';

/** The parameters and cookies that hold an introducer (spec §3 Cookies, §4 Registration). */
const SOURCES = [
  { by: 'member_agent', parameter: 'agent_id', cookie: COOKIES.memberAgent, form: /^\d{1,10}$/ },
  {
    by: 'recommend_code',
    parameter: 'recommend_code',
    cookie: COOKIES.recommendCode,
    form: /^[a-z][a-z0-9]{3,15}$/i,
  },
] as const satisfies readonly { by: Introducer['by']; parameter: string; cookie: string; form: RegExp }[];

/**
 * Returns the visitor's introducer: that of the present link, else that of an earlier link whose cookie is left, else the
 * agent whose domain this host was found to be.
 * @param search of the page's address, with its question mark or empty
 */
export function findIntroducer(search: string, cookies: Cookies): Introducer | undefined {
  return fromLink(search) ?? fromCookies(cookies) ?? fromDomain(cookies);
}

/**
 * Stores the introducer of the present link in place of any earlier one. Removes it from the address, so that a visitor
 * who shares the address shares only the page.
 * @param lifeMin how long the site keeps links, in minutes
 */
export function keepIntroducer(page: Window, cookies: Cookies, lifeMin: number): void {
  const found = fromLink(page.location.search);
  takeOut(
    page,
    SOURCES.map(({ parameter }) => parameter),
  );
  if (!found) return;
  const lifeS = lifeMin * 60;
  for (const { by, cookie } of SOURCES) {
    if (by === found.by) cookies.set(cookie, found.code, lifeS);
    else cookies.remove(cookie);
  }
  cookies.set(COOKIES.registerType, found.by, lifeS);
}

function fromLink(search: string): Introducer | undefined {
  const query = new URLSearchParams(search);
  return introducerOf((source) => query.get(source.parameter));
}

function fromCookies(cookies: Cookies): Introducer | undefined {
  const type = cookies.get(COOKIES.registerType);
  return introducerOf(({ by, cookie }) => (by === type ? cookies.get(cookie) : undefined));
}

function fromDomain(cookies: Cookies): Introducer | undefined {
  return introducerOf(({ by }) => (by === 'member_agent' ? cookies.get(COOKIES.agentDomain) : undefined));
}

function introducerOf(
  read: (source: (typeof SOURCES)[number]) => string | null | undefined,
): Introducer | undefined {
  for (const source of SOURCES) {
    const code = read(source)?.trim();
    if (code && source.form.test(code)) return { by: source.by, code };
  }
  return undefined;
}
