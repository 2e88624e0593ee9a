import type { Registry } from '@tessera/contracts';
import { toLanguageTag, type LocaleCode } from '@tessera/domain';
import { INITIAL_DATA_ID, REGISTRY_ID } from '@tessera/wire';
import type { FirstScreen } from '../rendering/protocol.ts';
import { head, titleOf } from './head.ts';
import { emotionStyle, inlineStyle, jsonBlock, Markup, markup } from './markup.ts';
import { readCss } from './css.ts';
import { EARLY_INPUT } from './early-input.ts';
import { EARLY_LOOK } from './early-look.ts';
import type { PageView } from './page-view.ts';
import { registryIn } from './one-language.ts';
import { skeleton } from './skeleton.ts';

const SKELETON_CSS = readCss('skeleton.css');

/**
 * A page's HTML in the pieces in which it is sent while its first screen is being rendered: the head (the browser begins
 * to load), then all the rest.
 * @param rendering `null` where the browser renders alone
 */
export async function* documentPieces(
  view: PageView,
  rendering: Promise<FirstScreen | null>,
): AsyncGenerator<string> {
  yield opening(view, undefined).text;
  const first = await rendering;
  const hints = first && new Markup(first.preloads);
  yield markup`${styles(first)}</head><body>${hints}${screen(view, first)}${closing(view, first)}`.text;
}

/** The same page in one piece: what its first screen shows first is then asked for with the very first bytes. */
export function wholeDocument(view: PageView, first: FirstScreen | null): string {
  const hints = first ? new Markup(first.preloads) : undefined;
  return markup`${opening(view, hints)}${styles(first)}</head><body>${screen(view, first)}${closing(view, first)}`
    .text;
}

/** Everything up to the styles of the first screen. */
function opening(view: PageView, hints: Markup | undefined): Markup {
  const { site, locale } = view.initial;
  return markup`
    <!doctype html>
    <html lang="${toLanguageTag(locale)}" data-template="${site.template}" data-mobile-template="${site.mobileTemplate}">
    <head>${head(view, hints)}${EARLY_LOOK}`;
}

/**
 * In the head, where the style engine keeps its sheets: it would move others there, and all of the page be styled anew.
 */
function styles(first: FirstScreen | null): Markup {
  if (!first) return inlineStyle(SKELETON_CSS);
  return markup`
    ${first.styles.map(emotionStyle)}
    ${inlineStyle(first.styleRules)}`;
}

function screen(view: PageView, first: FirstScreen | null): Markup {
  const content = first ? new Markup(first.html) : skeleton(view.page, view.path, titleOf(view));
  return markup`${first && EARLY_INPUT}<div id="root">${content}</div>`;
}

function closing({ initial, live }: PageView, first: FirstScreen | null): Markup {
  return markup`
    ${jsonBlock(INITIAL_DATA_ID, initial)}
    ${registryBlock(live.registry, initial.locale)}
    ${first && new Markup(first.dataBlock)}
    </body>
    </html>`;
}

const registryBlocks = new WeakMap<Registry, Map<LocaleCode, Markup>>();

/** Every page of a language has the same registry. */
function registryBlock(registry: Registry, code: LocaleCode): Markup {
  const blocks = registryBlocks.get(registry) ?? new Map<LocaleCode, Markup>();
  registryBlocks.set(registry, blocks);
  const block = blocks.get(code) ?? jsonBlock(REGISTRY_ID, registryIn(registry, code));
  blocks.set(code, block);
  return block;
}
