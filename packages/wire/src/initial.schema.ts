import * as v from 'valibot';
import { siteSettings } from './calls/site.ts';
import * as f from './fields.ts';

/** Separate from `initial.ts`, so that only tests load the schema, never a browser. */

/** A remote that one page loads from another origin, to try it out. */
export const remoteOverride = v.object({
  name: v.string(),
  /** Origin of its `release.json`. */
  origin: v.string(),
  /** The override ends when a member logs in. */
  guestsOnly: v.boolean(),
});
export type RemoteOverride = Readonly<v.InferOutput<typeof remoteOverride>>;

/** A requested override that the site refuses. The page says so and continues without it. */
export const refusedOverride = v.object({
  /** The override as requested: `mf-agent@http://localhost:4302`. */
  wanted: v.string(),
  because: v.picklist(['form', 'unknown', 'origin', 'member']),
  /** Origins that this site accepts. */
  allowed: v.array(v.string()),
});
export type RefusedOverride = Readonly<v.InferOutput<typeof refusedOverride>>;

/**
 * What the gateway passes to the shell: a JSON block in the page with the id `INITIAL_DATA_ID`. Names are camelCase,
 * because gateway and shell are released together.
 */
export const initialData = v.object({
  site: siteSettings,
  locale: f.language,
  /** ISO 3166 code of the visitor's country, if a proxy in front reports it. */
  country: v.nullable(f.shortText),
  currency: f.currency,
  /** Guessed from the user agent. The shell decides again by the window's width. */
  device: v.picklist(['desktop', 'mobile']),
  /** Whether a cookie says that this browser was logged in. The shell checks it against the token. */
  session: v.picklist(['guest', 'restoring']),
  shell: v.object({ release: v.string(), baseUrl: v.string(), files: v.record(v.string(), v.string()) }),
  /** When the page was made, in epoch milliseconds rounded down to whole steps of `PAGE_TIME_STEP_MS`. */
  renderedAt: v.optional(v.number()),
  /** HTTP status of the page. The shell shows its error page for 404 and 5xx (spec §2). */
  status: v.number(),
  overrides: v.optional(v.array(remoteOverride)),
  refusedOverrides: v.optional(v.array(refusedOverride)),
});
export type InitialData = v.InferOutput<typeof initialData>;
