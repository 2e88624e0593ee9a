import { DEFAULT_LOCALE, localisePath, toLanguageTag, type LocaleCode } from '@tessera/domain';
import { withoutOverridden } from '../override/live.ts';
import { isIndexed, textsOf } from '../routes/find.ts';
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
  const { initial, css } = view;
  return markup`
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
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

/** The route's title in the page's language; the home page, and a path without a title, have the site's (spec §2). */
export function titleOf({ page, path, initial: { site, locale } }: PageView): string {
  const home = siteTitle(site, locale);
  return path === '/' ? home : (textsOf(page, locale)?.title ?? home);
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
  if (initial.status >= 400 || !isIndexed(page)) {
    return [...proof, markup`<meta name="robots" content="noindex">`];
  }
  const { locale, site } = initial;
  const address = (code: LocaleCode) => origin + localisePath(code, path);
  const alternates = site.selectorLocales.map(
    (code) => markup`<link rel="alternate" hreflang="${toLanguageTag(code)}" href="${address(code)}">`,
  );
  const description = textsOf(page, locale)?.description;
  const described =
    description &&
    markup`
      <meta name="description" content="${description}">
      <meta property="og:description" content="${description}">`;
  return [
    ...proof,
    markup`
      <link rel="canonical" href="${address(locale)}">
      ${alternates}
      <link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LOCALE)}">
      ${described}
      <meta property="og:type" content="website">
      <meta property="og:site_name" content="${siteTitle(site, locale)}">
      <meta property="og:title" content="${titleOf(view)}">
      <meta property="og:url" content="${address(locale)}">
      <meta property="og:image" content="${origin}/icons/icon-512.png">`,
  ];
}
