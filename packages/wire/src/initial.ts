import type { InitialData } from './initial.schema.ts';

/** What the server has left for the browser beside the first screen's markup: block {@link FIRST_SCREEN_ID}. */
export interface FirstScreenData {
  /** Remote → its answers, in a form that is the remote's own (see `FirstScreen` of the contracts package). */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The `style` attributes, which the page's policy forbids in markup, by the number in `data-style`. */
  readonly styles: readonly string[];
}

/** What the gateway asks the shell's server build for. `registry` is the contract's, in one language. */
export interface FirstScreenRequest<Registry = unknown> {
  readonly initial: InitialData;
  readonly registry: Registry;
  /** Path with the locale's prefix, and query. */
  readonly url: string;
  /** Where its calls go to. */
  readonly platformUrl: string;
}

/** A first screen as the shell's server build has rendered it. */
export interface RenderedFirstScreen {
  /** The content of the root element. */
  readonly html: string;
  /** Hints for the pictures that are seen first, for the page's head. */
  readonly preloads: string;
  /** The style engine's rules, one sheet for the shell and one for each remote. */
  readonly styles: readonly { readonly key: string; readonly ids: readonly string[]; readonly css: string }[];
  /** The rules for lifted `style` attributes. */
  readonly styleRules: string;
  readonly data: FirstScreenData;
}

export const FIRST_SCREEN_ID = 'tessera-first-screen';
export const INITIAL_DATA_ID = 'tessera-initial';
/** The id of the JSON block that holds the remote registry of the contracts package. */
export const REGISTRY_ID = 'tessera-registry';
