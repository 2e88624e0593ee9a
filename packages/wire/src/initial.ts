import * as v from 'valibot';
import { siteSettings } from './calls/site.ts';
import * as f from './fields.ts';

/**
 * What a page of this visitor would be made of now: `GET`, answered by the gateway itself with {@link LiveParts},
 * and never kept.
 */
export const LIVE_RELEASES_PATH = '/internal/releases/live';

export const liveParts = v.object({
  /** Grows with each move of a release; 0 where nothing is live. */
  revision: v.number(),
  /** `shell` and the remotes → their releases. */
  parts: v.record(v.string(), v.string()),
});
export type LiveParts = Readonly<v.InferOutput<typeof liveParts>>;

/** A remote that one page takes from elsewhere, for whoever tries it out. */
export const remoteOverride = v.object({
  name: v.string(),
  /** Where its `release.json` is. */
  origin: v.string(),
  /** A member's session ends it. */
  guestsOnly: v.boolean(),
});
export type RemoteOverride = Readonly<v.InferOutput<typeof remoteOverride>>;

/** One that was asked for and is not to be had; the page says so and goes on without it. */
export const refusedOverride = v.object({
  /** As it was asked for: `mf-agent@http://localhost:4302`. */
  wanted: v.string(),
  because: v.picklist(['form', 'unknown', 'origin', 'member']),
  /** The origins that this site takes. */
  allowed: v.array(v.string()),
});
export type RefusedOverride = Readonly<v.InferOutput<typeof refusedOverride>>;

/**
 * What the gateway knows when it writes the HTML, for the shell to begin with: a JSON block of the page with the
 * id {@link INITIAL_DATA_ID}. Names are inside names; gateway and shell are released together.
 */
export const initialData = v.object({
  site: siteSettings,
  locale: f.language,
  /** ISO 3166 of the visitor where a proxy in front tells it. */
  country: v.nullable(f.shortText),
  currency: f.currency,
  /** From the user agent; the shell decides anew by the window's width. */
  device: v.picklist(['desktop', 'mobile']),
  /** Whether this browser was logged in when it last said so; a cookie's word, to be held against the token. */
  session: v.picklist(['guest', 'restoring']),
  shell: v.object({ release: v.string(), baseUrl: v.string(), files: v.record(v.string(), v.string()) }),
  /** The HTTP status of the page: the shell shows its error page for 404 and 5xx (spec §2). */
  status: v.number(),
  overrides: v.optional(v.array(remoteOverride)),
  refusedOverrides: v.optional(v.array(refusedOverride)),
});
export type InitialData = v.InferOutput<typeof initialData>;

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
