import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE_DAYS, detourOf, localisePath, type LocaleCode } from '@tessera/domain';
import type { InitialData, SiteSettings } from '@tessera/wire';
import {
  CURRENCY_COOKIE,
  FLAG_COOKIES,
  LOCALE_COOKIE,
  readCookie,
  SESSION_COOKIE,
  writeCookie,
} from '../locale/cookies.ts';
import { decideLocale } from '../locale/decide.ts';
import type { PublishedShell } from '../releases/documents.ts';
import type { LiveReleases } from '../releases/registry.ts';
import type { WatchedReleases } from '../releases/watch.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { findPage } from '../routes/find.ts';
import { pageHeaders } from '../security/headers.ts';
import { hostOf, originOf } from '../security/host.ts';
import type { GatewaySettings } from '../settings.ts';
import type { SiteSource } from '../site/site-source.ts';
import { countryOf, currencyOf, deviceOf } from '../site/visitor.ts';
import { renderDocument } from './document.ts';
import { inOneLanguage } from './one-language.ts';
import { sendHtml } from './send.ts';
import { upgradePage } from './upgrade.ts';

const RETRY_AFTER_S = 30;
const LANGUAGE_COOKIE_S = LANGUAGE_COOKIE_DAYS * 24 * 3600;

/** Paths that are no pages, whatever stands behind them. */
const NO_PAGE = /^\/+(?:api|provider|internal|shell|remotes|media|socket\.io|icons)(?:\/|$)|\.[a-z\d]{2,5}$/i;

export interface PageParts {
  readonly releases: WatchedReleases;
  readonly site: SiteSource;
  readonly settings: GatewaySettings;
  readonly renderer: Renderer;
  readonly shellCss: (shell: PublishedShell) => Promise<string>;
}

/** Answers every page of the site with its HTML. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  app.get('/*', {
    errorHandler: (error, request, reply) => {
      request.log.error({ event: 'page.failed', err: error }, 'a page could not be rendered');
      return sendUpgradePage(parts, request, reply, 500);
    },
    handler: async (request, reply) => {
      const [pathname = '/'] = request.url.split('?', 1);
      if (NO_PAGE.test(pathname)) return reply.callNotFound();
      const live = parts.releases.current();
      const site = await parts.site.get();
      if (!live || !site) return sendUpgradePage(parts, request, reply, 503);
      return answer(parts, live, site, await parts.shellCss(live.shell), request, reply);
    },
  });
}

function answer(
  parts: PageParts,
  live: LiveReleases,
  site: SiteSettings,
  css: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { settings, renderer } = parts;
  const { headers, url } = request;
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
  if (decision.kind === 'redirect') return redirect(reply, decision.location);

  const { code, path } = decision;
  const detour = detourOf(path, search, site);
  if (detour) {
    if (detour.then) {
      const flag = FLAG_COOKIES[detour.then];
      void reply.header('set-cookie', writeCookie(flag, '1', { secure: settings.secure }));
    }
    return redirect(reply, localisePath(code, detour.path) + detour.search);
  }

  const page = findPage(live, path);
  const status = page.kind === 'missing' ? 404 : 200;
  const nonce = startPage(parts, request, reply, status);
  // The waiting window goes on to another origin. With an opener policy of its own the browser would then cut it off
  // from the page that opened it, which would take it for closed and quit the game.
  if (path === WAITING_PATH) void reply.header('cross-origin-opener-policy', 'unsafe-none');
  const initial = initialFor({ live, site, code, status, settings, request });
  const host = hostOf(request);
  const verification = host === undefined ? undefined : settings.siteVerification[host.replace(/:\d+$/, '')];
  const origin = originOf(request, settings.publicUrl, settings.secure);
  const firstScreen = renderer.render({ live, page, path, search, initial });
  const view = { live, page, path, origin, nonce, initial, verification, css, firstScreen };
  return sendHtml(request, reply, renderDocument(view));
}

function initialFor(visit: {
  readonly live: LiveReleases;
  readonly site: SiteSettings;
  readonly code: LocaleCode;
  readonly status: number;
  readonly settings: GatewaySettings;
  readonly request: FastifyRequest;
}): InitialData {
  const { live, site, code, status, settings, request } = visit;
  const { release, baseUrl, files } = inOneLanguage(live.shell, code);
  return {
    site,
    locale: code,
    country: countryOf(request.headers, settings.countryHeader),
    currency: currencyOf(readCookie(request.headers.cookie, CURRENCY_COOKIE), code, site),
    device: deviceOf(request.headers),
    session: readCookie(request.headers.cookie, SESSION_COOKIE) === '1' ? 'restoring' : 'guest',
    shell: { release, baseUrl, files },
    status,
  };
}

/** Where a window waits for the address of a game, deposit or fast payment (spec §2). */
const WAITING_PATH = '/loading';

/** Sets status and headers; gives the nonce that they allow. */
function startPage(
  { settings }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): string {
  const nonce = randomBytes(16).toString('base64');
  const scope = { nonce, gamesOrigin: settings.gamesUrl, host: hostOf(request), secure: settings.secure };
  void reply.code(status).headers(pageHeaders(scope));
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
  return sendHtml(request, reply, [upgradePage({ status, nonce, customerServiceLink })]);
}

/** Not to be kept: it depends on the visitor's cookie and languages. */
function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .redirect(location, 302);
}
