import { readLink } from './links.ts';
import { readPath } from './paths.ts';
import { redirectOf, type RouteRule, type RouteSettings } from './redirects.ts';

/**
 * Returns the site's rules without those that close a circle, which would redirect a visitor for ever. Of a circle the
 * last rule is left out. An address of the site itself counts as its path.
 * @param host the site's host, with its port
 */
export function rulesWithoutCircles(settings: RouteSettings, host: string): RouteRule[] {
  const kept: RouteRule[] = [];
  const origin = new URL(URL.canParse(`https://${host}`) ? `https://${host}` : 'https://own.invalid');
  for (const rule of settings.routeRules ?? []) {
    const followed = { ...settings, routeRules: [...kept, rule] };
    if (!readLink(rule.to) || isAnswered(rule.to, followed, origin)) kept.push(rule);
  }
  return kept;
}

/** Whether a visitor who is sent to an address gets to a page, or to another site. */
function isAnswered(address: string, settings: RouteSettings, origin: URL): boolean {
  // Between two rules there is one redirect of the site's own at most.
  const stepsMax = 2 * ((settings.routeRules?.length ?? 0) + 1);
  let at = readOwn(address, origin);
  for (let steps = 0; at && steps <= stepsMax; steps += 1) {
    const next = redirectOf(at.path, at.search, settings);
    at = next && readOwn(next.external ?? next.path + next.search, origin);
  }
  return !at;
}

/** Reads an address of this site; `undefined` for any other. */
function readOwn(address: string, origin: URL): { path: string; search: string } | undefined {
  const { host, pathname, search } = new URL(address, origin);
  return host === origin.host ? { path: readPath(pathname).path, search } : undefined;
}
