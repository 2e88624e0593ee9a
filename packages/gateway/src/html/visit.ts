import { createHash } from 'node:crypto';
import { describeProviders, localisePath, toLanguageTag, type LocaleCode } from '@tessera/domain';
import type { InitialData, RefusedOverride, RemoteOverride, SiteSettings } from '@tessera/wire';
import type { LiveReleases } from '../releases/registry.ts';
import { findPage, textsOf, type Page } from '../routes/find.ts';
import type { PageContent } from '../site/page-content.ts';
import { inOneLanguage } from './one-language.ts';
import type { PageView } from './page-view.ts';

/**
 * All that decides what a page's HTML is. Visits that agree in it are given the same document, whoever makes them, so
 * nothing may stand in it that is one visitor's own.
 */
export interface Visit extends Pick<InitialData, 'country' | 'currency' | 'device' | 'session'> {
  readonly live: LiveReleases;
  readonly site: SiteSettings;
  /** Changes with the operator's content, which pages contain (decision 056). */
  readonly siteVersion: string;
  readonly code: LocaleCode;
  /** Without the locale's prefix. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** The content of the viewport tag, which depends on the user agent where the site has a device lock. */
  readonly viewport: string;
  /** The site's own address, for canonical links. */
  readonly origin: string;
  readonly verification: string | undefined;
  /** What the operator's content says of the page; `undefined`: what its route says. */
  readonly content: PageContent | undefined;
  readonly overrides: readonly RemoteOverride[];
  readonly refusedOverrides: readonly RefusedOverride[];
}

/** Which document a visit is given. */
export function keyOf(visit: Visit): string {
  const { live, site, code, path, search, country, currency, device, session, origin, verification } = visit;
  return JSON.stringify([
    numberOf(live),
    digestOf(site),
    visit.siteVersion,
    code,
    path,
    search,
    country,
    currency,
    device,
    visit.viewport,
    session,
    origin,
    verification,
    visit.content,
    visit.overrides,
    visit.refusedOverrides,
  ]);
}

/**
 * Pages of the same step have the same text, so that they are packed once. A page's first screen shows what is so at the
 * start of its step, until the browser has taken it over.
 */
export const PAGE_TIME_STEP_MS = 5 * 60_000;

/** @param css of the live shell */
export function viewOf(visit: Visit, css: string, nowMs: number): PageView {
  const { live, site, code, path, search, country, currency, device, session, origin, verification } = visit;
  const page = findPage(live, path);
  const { release, baseUrl, files } = inOneLanguage(live.shell, code);
  const { content, viewport, overrides, refusedOverrides } = visit;
  const initial: InitialData = {
    site,
    locale: code,
    country,
    currency,
    device,
    session,
    shell: { release, baseUrl, files },
    renderedAt: nowMs - (nowMs % PAGE_TIME_STEP_MS),
    status: page.kind === 'missing' || content?.kind === 'missing' ? 404 : 200,
    ...(overrides.length > 0 && { overrides: [...overrides] }),
    ...(refusedOverrides.length > 0 && { refusedOverrides: [...refusedOverrides] }),
  };
  const texts = content?.kind === 'texts' ? content : routeTexts(page, visit);
  return {
    live,
    page,
    path,
    search,
    origin,
    initial,
    verification,
    viewport,
    css,
    texts,
    preview: previewOf(visit, texts),
  };
}

/** Returns the preview of a shared game's link: its name and cover over the home page's description. */
function previewOf({ content, code, path }: Visit, texts: PageView['texts']): PageView['preview'] {
  if (content?.kind !== 'game') return undefined;
  const { id, name, provider, picture } = content;
  return {
    title: name,
    description: [provider, texts?.description].filter(Boolean).join(' · '),
    address: `${localisePath(code, path)}?game=${id}`,
    picture,
  };
}

/** Returns what the page's route says, with the providers of a slot page in its description. */
function routeTexts(page: Page, visit: Visit): PageView['texts'] {
  const { code, content } = visit;
  const texts = textsOf(page, code, visit);
  if (!texts || content?.kind !== 'providers') return texts;
  return { ...texts, description: describeProviders(texts.description, content.names, toLanguageTag(code)) };
}

const numbers = new WeakMap<LiveReleases, number>();
let lastNumber = 0;

/** What is live is one object until it changes. */
function numberOf(live: LiveReleases): number {
  const number = numbers.get(live) ?? (lastNumber += 1);
  numbers.set(live, number);
  return number;
}

const digests = new WeakMap<SiteSettings, string>();

/** Every setting of the site may show somewhere; they are renewed often and rarely differ. */
function digestOf(site: SiteSettings): string {
  const digest = digests.get(site) ?? createHash('sha256').update(JSON.stringify(site)).digest('base64');
  digests.set(site, digest);
  return digest;
}
