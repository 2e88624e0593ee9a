import type { Registry } from '@tessera/contracts';
import { FIRST_SCREEN_ID, INITIAL_DATA_ID, REGISTRY_ID, type InitialData } from '@tessera/wire';

/** What stands in a page's HTML, as a browser reads it. */
export interface ReadPage {
  readonly initial: Pick<InitialData, 'shell' | 'status'>;
  readonly registry: Registry;
  /** What its server has left for the first screen; `undefined` where the browser renders alone. */
  readonly first: unknown;
  /** What it asks for at once: scripts, and what is preloaded. */
  readonly asked: readonly { readonly address: string; readonly integrity: string | undefined }[];
  /** Every release that is named anywhere, as the beginning of its addresses: `/remotes/mf-lobby/0.1.0-bbbb2222/`. */
  readonly places: ReadonlySet<string>;
}

/** @throws Error where a block of data is missing */
export function readPage(html: string): ReadPage {
  const block = (id: string) =>
    new RegExp(`<script type="application/json"[^>]* id="${id}">(.*?)</script>`, 's').exec(html)?.[1];
  const [initial, registry, first] = [INITIAL_DATA_ID, REGISTRY_ID, FIRST_SCREEN_ID].map(block);
  if (!initial || !registry) throw new Error(`no page: ${html.slice(0, 200)}`);
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  const asked = [...html.matchAll(/<(?:script|link)\s[^>]*(?:src|href)="\/(?:shell|remotes)\/[^>]*>/g)].map(
    ([tag]) => ({
      address: attribute(tag, 'src') ?? attribute(tag, 'href') ?? '',
      integrity: attribute(tag, 'integrity'),
    }),
  );
  return {
    initial: JSON.parse(initial) as ReadPage['initial'],
    registry: JSON.parse(registry) as Registry,
    first: first === undefined ? undefined : (JSON.parse(first) as unknown),
    asked,
    places: new Set(html.match(/\/(?:shell|remotes\/mf-[a-z-]+)\/\d[\w.+-]*-\w+\//g)),
  };
}
