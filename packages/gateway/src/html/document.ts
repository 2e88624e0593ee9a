import { toLanguageTag } from '@tessera/domain';
import { INITIAL_DATA_ID, REGISTRY_ID } from '@tessera/wire';
import { head, titleOf } from './head.ts';
import { markup, jsonBlock } from './markup.ts';
import type { PageView } from './page-view.ts';
import { registryIn } from './one-language.ts';
import { skeleton } from './skeleton.ts';

/**
 * A page's HTML in the pieces in which it is sent: the head (the browser begins to load), what is seen first,
 * then the data. The style sheet stands at the end, preloaded from the head: it would hold back the first paint.
 */
export function* renderDocument(view: PageView): Generator<string> {
  const { site, locale } = view.initial;
  const { shell, registry } = view.live;
  yield markup`
    <!doctype html>
    <html lang="${toLanguageTag(locale)}" data-template="${site.template}" data-mobile-template="${site.mobileTemplate}">
    <head>${head(view)}</head>`.text;
  yield markup`
    <body>
    <div id="root">${skeleton(view.page, view.path, titleOf(view))}</div>`.text;
  const styles = shell.styles.map(
    (file) => markup`
      <link rel="stylesheet" href="${shell.baseUrl + file}" integrity="${shell.files[file]}" crossorigin="anonymous">`,
  );
  yield markup`
    ${jsonBlock(INITIAL_DATA_ID, view.initial)}
    ${jsonBlock(REGISTRY_ID, registryIn(registry, locale))}
    ${styles}
    </body>
    </html>`.text;
}
