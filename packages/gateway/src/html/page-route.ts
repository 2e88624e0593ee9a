import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE_DAYS, redirectOf, localisePath, viewportContent } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';
import { pageReleases } from '../canary/visit-canaries.ts';
import { bestEncoding } from '../http/accept-encoding.ts';
import {
  CURRENCY_COOKIE,
  FLAG_COOKIES,
  LOCALE_COOKIE,
  readCookie,
  SESSION_COOKIE,
  writeCookie,
} from '../locale/cookies.ts';
import { decideLocale } from '../locale/decide.ts';
import { visitOverrides } from '../override/visit.ts';
import type { PublishedShell } from '../releases/documents.ts';
import type { LiveReleases } from '../releases/registry.ts';
import type { WatchedReleases } from '../releases/watch.ts';
import { isRendered, type Renderer } from '../rendering/renderer.ts';
import { pageHeaders } from '../security/headers.ts';
import { hostOf, originOf } from '../security/host.ts';
import { newNonce } from '../security/nonce.ts';
import type { GatewaySettings } from '../settings.ts';
import { TEMPLATE_COOKIE, TEMPLATE_PARAMETER, type AskedTemplates } from '../site/asked-template.ts';
import type { PageContents } from '../site/page-content.ts';
import { withoutCircles } from '../site/route-rules.ts';
import type { SiteSource } from '../site/site-source.ts';
import type { SiteVersion } from '../site/site-version.ts';
import { countryOf, currencyOf, deviceOf } from '../site/visitor.ts';
import { documentPieces } from './document.ts';
import { isPagePath } from './page-path.ts';
import { createPages, type PageNow } from './pages.ts';
import { NOT_KEPT, RESTORABLE, sendPacked, streamHtml } from './send.ts';
import { upgradePage } from './upgrade.ts';
import type { Visit } from './visit.ts';

const RETRY_AFTER_S = 30;
const LANGUAGE_COOKIE_S = LANGUAGE_COOKIE_DAYS * 24 * 3600;

export interface PageParts {
  readonly releases: WatchedReleases;
  readonly site: SiteSource;
  readonly siteVersion: Pick<SiteVersion, 'current'>;
  readonly contents: PageContents;
  readonly askedTemplates: AskedTemplates;
  readonly settings: GatewaySettings;
  readonly renderer: Renderer;
  readonly shellCss: (shell: PublishedShell) => Promise<string>;
}

/** Answers every page of the site with its HTML. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const pages = createPages({ renderer: parts.renderer, log: app.log });
  app.get('/*', {
    errorHandler: (error, request, reply) => {
      request.log.error({ event: 'page.failed', err: error }, 'a page could not be rendered');
      return sendUpgradePage(parts, request, reply, 500);
    },
    handler: async (request, reply) => {
      const [pathname = '/'] = request.originalUrl.split('?', 1);
      if (!isPagePath(pathname)) return reply.callNotFound();
      const current = parts.releases.current();
      // Before all that is read for the page: what is read later is of this version or a newer one.
      const siteVersion = parts.siteVersion.current();
      const known = await parts.site.get();
      if (!current || !known) return sendUpgradePage(parts, request, reply, 503);
      const sound = withoutCircles(known, hostOf(request) ?? '');
      const site = await withAskedTemplate(parts, sound, request, reply);
      const live = pageReleases(current, request, reply, parts.settings.secure);
      const visitor = visitOf(parts.settings, live, site, request, reply);
      if (!visitor) return reply;
      const content = await parts.contents.get(visitor);
      const visit = { ...visitor, content, siteVersion };
      const css = await parts.shellCss(live.shell);
      return sendPage(parts, visit, pages.get(visit, css), request, reply);
    },
  });
}

/** The site with the mobile template that the address asks for, or that it asked for earlier in this browser's session. */
async function withAskedTemplate(
  { askedTemplates, settings }: PageParts,
  site: SiteSettings,
  { originalUrl: url, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<SiteSettings> {
  const inAddress = new URLSearchParams(url.split('?', 2)[1]).get(TEMPLATE_PARAMETER);
  const asked = inAddress ?? readCookie(headers.cookie, TEMPLATE_COOKIE);
  const given = await askedTemplates.apply(site, asked);
  if (inAddress !== null && given.mobileTemplate === inAddress) {
    const cookie = writeCookie(TEMPLATE_COOKIE, inAddress, { secure: settings.secure });
    void reply.header('set-cookie', cookie);
  }
  return given;
}

/** What the visitor is given, or `undefined` where they have been sent elsewhere. */
function visitOf(
  settings: GatewaySettings,
  live: LiveReleases,
  site: SiteSettings,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Visit, 'content' | 'siteVersion'> | undefined {
  const { headers, originalUrl: url } = request;
  const [pathname = '/'] = url.split('?', 1);
  const search = url.slice(pathname.length);
  const decision = decideLocale({
    pathname,
    search,
    cookie: readCookie(headers.cookie, LOCALE_COOKIE),
    acceptLanguage: headers['accept-language'],
    offered: site.selectorLocales,
  });
  if (decision.remember) {
    const options = { secure: settings.secure, maxAgeS: LANGUAGE_COOKIE_S };
    void reply.header('set-cookie', writeCookie(LOCALE_COOKIE, decision.code, options));
  }
  if (decision.kind === 'redirect') return void redirect(reply, decision.location);

  const { code, path } = decision;
  const detour = redirectOf(path, search, site);
  if (detour) {
    if (detour.then) {
      const flag = FLAG_COOKIES[detour.then];
      void reply.header('set-cookie', writeCookie(flag, '1', { secure: settings.secure }));
    }
    return void redirect(reply, detour.external ?? localisePath(code, detour.path) + detour.search);
  }

  const { overrides, refused } = visitOverrides(settings, live, request, reply);
  const country = countryOf(headers, settings.countryHeader);
  const host = hostOf(request)?.replace(/:\d+$/, '');
  return {
    live,
    site,
    code,
    path,
    // What an identity provider adds is the browser's alone: it stays out of kept pages and their keys.
    search: path === CALLBACK_PATH ? '' : search,
    country,
    currency: currencyOf(readCookie(headers.cookie, CURRENCY_COOKIE), { country, code }, site),
    device: deviceOf(headers, site.deviceLock),
    viewport: viewportContent(site.deviceLock, headers['user-agent'] ?? ''),
    session: readCookie(headers.cookie, SESSION_COOKIE) === '1' ? 'restoring' : 'guest',
    origin: originOf(request, settings.publicUrl, settings.secure),
    verification: host === undefined ? undefined : settings.siteVerification[host],
    overrides,
    refusedOverrides: refused,
  };
}

async function sendPage(
  parts: PageParts,
  { path, overrides }: Visit,
  now: PageNow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The waiting window goes on to another origin. With an opener policy of its own the browser would then cut it off
  // from the page that opened it, which would take it for closed and quit the game.
  // The same holds for the window that comes back from an identity provider.
  const isWaiting = path === WAITING_PATH || path === CALLBACK_PATH;
  const start = (status: number, isPublic: boolean) => {
    const nonce = startPage(parts, request, reply, status, overrides);
    if (isPublic) void reply.headers(RESTORABLE);
    if (isWaiting) void reply.header('cross-origin-opener-policy', 'unsafe-none');
    // Its address holds a code, which no further request may show.
    if (path === CALLBACK_PATH || holdsCredentials(request.originalUrl))
      void reply.header('referrer-policy', 'no-referrer');
    return nonce;
  };
  if (now.kind === 'kept') {
    const body = await now.page.body(bestEncoding(request.headers['accept-encoding']));
    return sendPacked(reply, start(now.page.status, now.page.isPublic), body);
  }
  const { view, rendering } = now;
  const nonce = start(view.initial.status, isRendered(view.page));
  return streamHtml(request, reply, nonce, documentPieces(view, rendering));
}

/** Where a window waits for the address of a game, deposit or fast payment (spec §2). */
const WAITING_PATH = '/loading';
/** Where an identity provider sends the visitor back (spec §2). */
const CALLBACK_PATH = '/authCallback';

/** Whether an entry address logs its visitor in (spec §5). */
function holdsCredentials(url: string): boolean {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  return query.has('tk') || query.has('enc');
}

/** Sets status and headers; gives the nonce that they allow. */
function startPage(
  { settings }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  overridden: Visit['overrides'] = [],
): string {
  const nonce = newNonce();
  const overrides = overridden.map(({ origin }) => origin);
  const { gamesUrl: gamesOrigin, secure } = settings;
  const scope = { nonce, gamesOrigin, host: hostOf(request), secure, overrides };
  void reply.code(status).headers({ ...pageHeaders(scope), ...NOT_KEPT });
  return nonce;
}

function sendUpgradePage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 500 | 503,
): FastifyReply {
  const nonce = startPage(parts, request, reply, status);
  void reply.header('retry-after', String(RETRY_AFTER_S));
  const customerServiceLink =
    parts.site.known()?.customerServiceLink ?? parts.settings.customerServiceUrl ?? null;
  return streamHtml(request, reply, nonce, [upgradePage({ status, customerServiceLink })]);
}

/** Not to be kept: it depends on the visitor's cookie and languages. */
function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .redirect(location, 302);
}
