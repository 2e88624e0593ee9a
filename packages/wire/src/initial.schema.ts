import * as v from 'valibot';
import { siteSettings } from './calls/site.ts';
import * as f from './fields.ts';

/** In a module of its own: tests parse by it, and no browser has to load it. */

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
 * id `INITIAL_DATA_ID`. Names are inside names; gateway and shell are released together.
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
