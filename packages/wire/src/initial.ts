import type { InitialData } from './initial.schema.ts';

/** Data beside the first screen's markup, in the block {@link FIRST_SCREEN_ID}. */
export interface FirstScreenData {
  /** Remote → its answers, in the remote's own form (see `FirstScreen` in the contracts package). */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The `style` attributes by the number in `data-style`. The page's policy forbids them in markup. */
  readonly styles: readonly string[];
}

/** What the gateway passes to the shell's server build. `registry` is the remote registry in one language. */
export interface FirstScreenRequest<Registry = unknown> {
  readonly initial: InitialData;
  readonly registry: Registry;
  /** Path with locale prefix and query. */
  readonly url: string;
  /** Origin that the shell's calls go to. */
  readonly platformUrl: string;
}

/** A first screen as the shell's server build renders it. */
export interface RenderedFirstScreen {
  /** Content of the root element. */
  readonly html: string;
  /** Preload hints for the images of the first view, for the page's head. */
  readonly preloads: string;
  /** Style rules, one sheet for the shell and one per remote. */
  readonly styles: readonly { readonly key: string; readonly ids: readonly string[]; readonly css: string }[];
  /** Style rules that replace the `style` attributes of the markup. */
  readonly styleRules: string;
  /** Whether all parts and answers came, and in time; not given by shells before this field. */
  readonly isWhole?: boolean;
  readonly data: FirstScreenData;
}

export const FIRST_SCREEN_ID = 'tessera-first-screen';
/** Attribute of that block where nothing of the first screen was left to the browser for want of time. */
export const FIRST_SCREEN_WHOLE = 'data-whole';
export const INITIAL_DATA_ID = 'tessera-initial';
/** Id of the JSON block with the remote registry (see the contracts package). */
export const REGISTRY_ID = 'tessera-registry';
/** The window's property with the browser's offer to install the site, kept by the page's first script. */
export const KEPT_INSTALL_OFFER = 'tesseraInstallOffer';
/** Where the gateway serves the service worker. */
export const SERVICE_WORKER_PATH = '/sw.js';
