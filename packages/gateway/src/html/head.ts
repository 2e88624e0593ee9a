import { DEFAULT_LOCALE, localisePath, toLanguageTag, type LocaleCode } from '@tessera/domain';
import { withoutOverridden } from '../override/live.ts';
import { isIndexed } from '../routes/find.ts';
import { neededScripts } from '../routes/needs.ts';
import { NONCE_PLACE } from '../security/nonce.ts';
import { siteTitle } from '../site/visitor.ts';
import { markup, inlineStyle, type Markup } from './markup.ts';
import type { PageView } from './page-view.ts';
import { THEME_COLOUR } from './theme-colour.ts';

/**
 * Everything between `<head>` and `</head>`, in the order in which the browser needs it.
 * @param pictures hints for those that are seen first, where they are known already
 */
export function head(view: PageView, pictures: Markup | undefined): Markup {
  const { initial, viewport, css } = view;
  return markup`
    <meta charset="utf-8">
    <meta name="viewport" content="${viewport}">
    <title>${titleOf(view)}</title>
    ${inlineStyle(css)}
    ${pictures}
    ${shellFiles(view)}
    ${preloads(view)}
    <meta name="theme-color" content="${THEME_COLOUR[initial.site.template]}">
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
    <link rel="icon" href="/icons/icon-32.png" type="image/png" sizes="32x32">
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
    <link rel="manifest" href="/manifest.webmanifest">
    ${forSearchEngines(view)}`;
}

const NOT_FOUND = 404;

/** The page's title in its language; the home page, and a path without a title, have the site's (spec §2). */
export function titleOf(view: PageView): string {
  const { path, initial, texts } = view;
  if (initial.status === NOT_FOUND) return 'Page Not Found';
  const home = siteTitle(initial.site, initial.locale);
  return path === '/' ? home : (texts?.title ?? home);
}

function shellFiles({ live: { shell } }: PageView): Markup[] {
  const address = (file: string) => shell.baseUrl + file;
  const scripts = shell.scripts.map(
    (file) => markup`
      <script defer src="${address(file)}" integrity="${shell.files[file]}" nonce="${NONCE_PLACE}" crossorigin="anonymous"></script>`,
  );
  return scripts;
}

/**
 * Exactly what this page needs at once: its texts, what it shows of remotes, and the first screen’s fonts.
 */
function preloads({ live, page, path, initial }: PageView): Markup[] {
  const { device, locale: code } = initial;
  const needed = neededScripts(withoutOverridden(live, initial.overrides), page, { path, device, code });
  const scripts = needed.map(
    ({ href, integrity }) => markup`
      <link rel="preload" as="script" href="${href}" integrity="${integrity}" nonce="${NONCE_PLACE}" crossorigin="anonymous">`,
  );
  const fonts = live.shell.fonts.map(
    (file) => markup`
      <link rel="preload" as="font" type="font/woff2" href="${live.shell.baseUrl + file}" crossorigin="anonymous">`,
  );
  return [...scripts, ...fonts];
}

function forSearchEngines(view: PageView): Markup[] {
  const { page, path, origin, initial, verification } = view;
  const proof =
    verification === undefined
      ? []
      : [markup`<meta name="google-site-verification" content="${verification}">`];
  const description = initial.status >= 400 ? undefined : view.texts?.description;
  const described = description && markup`<meta name="description" content="${description}">`;
  if (initial.status >= 400 || !isIndexed(page)) {
    return [...proof, markup`<meta name="robots" content="noindex">${described}`];
  }
  const { locale, site } = initial;
  const address = (code: LocaleCode) => origin + localisePath(code, path);
  const alternates = site.selectorLocales.map(
    (code) => markup`<link rel="alternate" hreflang="${toLanguageTag(code)}" href="${address(code)}">`,
  );
  return [
    ...proof,
    markup`
      <link rel="canonical" href="${address(locale)}">
      ${alternates}
      <link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LOCALE)}">
      ${described}
      ${openGraph(view)}`,
  ];
}

/** What a preview of the link shows: of the page, or of the game that the link is for. */
function openGraph(view: PageView): Markup {
  const { origin, path, preview, texts } = view;
  const { locale, site } = view.initial;
  const description = preview?.description ?? texts?.description;
  const picture = pictureOf(preview?.picture, origin);
  const kind = preview && markup`<meta name="twitter:card" content="summary_large_image">`;
  return markup`
      ${description && markup`<meta property="og:description" content="${description}">`}
      <meta property="og:type" content="website">
      <meta property="og:site_name" content="${siteTitle(site, locale)}">
      <meta property="og:title" content="${preview?.title ?? titleOf(view)}">
      <meta property="og:url" content="${origin}${preview?.address ?? localisePath(locale, path)}">
      <meta property="og:image" content="${picture}">
      <meta property="og:image:alt" content="${preview?.title ?? siteTitle(site, locale)}">
      ${kind}`;
}

/** The whole address of a picture: previews are made elsewhere. */
function pictureOf(path: string | undefined, origin: string): string {
  const own = '/icons/icon-512.png';
  return new URL(path && URL.canParse(path, origin) ? path : own, origin).href;
}
