import { isRendered, type Renderer } from '../rendering/renderer.ts';
import type { FirstScreen } from '../rendering/protocol.ts';
import { createCache } from './cache.ts';
import { keepPage, type KeptPage } from './kept-page.ts';
import type { PageView } from './page-view.ts';
import { keyOf, viewOf, type Visit } from './visit.ts';

/** A page is as old as this at most while it is asked for. */
const FRESH_MS = 10_000;
const STALE_MS = 60_000;
/** Of the pages of all languages, devices and currencies together: about 140 home pages, which take half of it as a rule. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Longer queries are nobody's but one visitor's: their pages are made anew. */
const MAX_KEY_LENGTH = 1_000;

/** A page as it can be had now: kept, or still being made. */
export type PageNow =
  | { readonly kind: 'kept'; readonly page: KeptPage }
  | { readonly kind: 'new'; readonly view: PageView; readonly rendering: Promise<FirstScreen | null> };

export interface Pages {
  /** @param css of the live shell */
  readonly get: (visit: Visit, css: string) => PageNow;
}

/** The site's pages, kept for a moment (decision 008). What could not be rendered is not kept. */
export function createPages(options: {
  readonly renderer: Renderer;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly maxBytes?: number;
  readonly now?: () => number;
}): Pages {
  const { renderer, log, maxBytes = MAX_BYTES, now = Date.now } = options;
  const cache = createCache<KeptPage>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes,
    bytesOf: ({ bytes }) => bytes,
    now,
  });
  const onTrouble = (error: unknown) =>
    log.warn({ event: 'page.packing', err: error }, 'a page goes as it is');

  /** Renders a page and gives what is to be kept, which is nothing where it should have been rendered and was not. */
  function make(
    view: PageView,
    rendering: Promise<FirstScreen | null>,
    old?: KeptPage,
  ): Promise<KeptPage | null> {
    return rendering.then((first) =>
      first || !isRendered(view.page) ? keepPage(view, first, onTrouble, old) : null,
    );
  }

  const renderings = new Map<string, Promise<FirstScreen | null>>();

  /** Whoever asks for the page while it is being rendered waits for the same. */
  function renderOnce(key: string, view: PageView): Promise<FirstScreen | null> {
    const running = renderings.get(key);
    if (running) return running;
    const rendering = renderer.render(view).finally(() => renderings.delete(key));
    renderings.set(key, rendering);
    cache.make(key, () => make(view, rendering)).catch(onTrouble);
    return rendering;
  }

  return {
    get(visit, css) {
      const key = keyOf(visit);
      const page = cache.known(key, (old) => {
        const view = viewOf(visit, css, now());
        return make(view, renderer.render(view), old);
      });
      if (page) return { kind: 'kept', page };
      const view = viewOf(visit, css, now());
      const rendering = key.length > MAX_KEY_LENGTH ? renderer.render(view) : renderOnce(key, view);
      return { kind: 'new', view, rendering };
    },
  };
}
