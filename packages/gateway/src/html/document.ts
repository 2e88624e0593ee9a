import { toLanguageTag } from '@tessera/domain';
import { FIRST_SCREEN_ID, INITIAL_DATA_ID, REGISTRY_ID, type RenderedFirstScreen } from '@tessera/wire';
import { head, titleOf } from './head.ts';
import { emotionStyle, inlineStyle, jsonBlock, Markup, markup } from './markup.ts';
import { readCss } from './css.ts';
import type { PageView } from './page-view.ts';
import { registryIn } from './one-language.ts';
import { skeleton } from './skeleton.ts';

const SKELETON_CSS = readCss('skeleton.css');

/**
 * A page's HTML in the pieces in which it is sent: the head (the browser begins to load), what is seen first,
 * then the data.
 */
export async function* renderDocument(view: PageView): AsyncGenerator<string> {
  const { site, locale } = view.initial;
  // One that is kept is there at once: its pictures are then asked for with the very first bytes.
  const early = await Promise.race([view.firstScreen, nextTurn()]);
  yield markup`
    <!doctype html>
    <html lang="${toLanguageTag(locale)}" data-template="${site.template}" data-mobile-template="${site.mobileTemplate}">
    <head>${head(view, early ? new Markup(early.preloads) : undefined)}</head>`.text;
  const first = await view.firstScreen;
  yield markup`
    <body>
    ${first && !early && new Markup(first.preloads)}
    ${first ? renderedScreen(view, first) : emptyScreen(view)}`.text;
  yield markup`
    ${jsonBlock(INITIAL_DATA_ID, view.initial)}
    ${jsonBlock(REGISTRY_ID, registryIn(view.live.registry, locale))}
    ${first && dataOf(first)}
    </body>
    </html>`.text;
}

function renderedScreen({ nonce }: PageView, { html, styles, styleRules }: RenderedFirstScreen): Markup {
  return markup`
    ${styles.map((sheet) => emotionStyle(nonce, sheet))}
    ${inlineStyle(nonce, styleRules)}
    <div id="root">${new Markup(html)}</div>`;
}

function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(resolve, undefined));
}

const written = new WeakMap<RenderedFirstScreen, Markup>();

/** Guests share a first screen: its data are written once. */
function dataOf(first: RenderedFirstScreen): Markup {
  const known = written.get(first) ?? jsonBlock(FIRST_SCREEN_ID, first.data);
  written.set(first, known);
  return known;
}

function emptyScreen(view: PageView): Markup {
  return markup`
    ${inlineStyle(view.nonce, SKELETON_CSS)}
    <div id="root">${skeleton(view.page, view.path, titleOf(view))}</div>`;
}
