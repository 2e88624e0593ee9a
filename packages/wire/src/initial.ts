import * as v from 'valibot';
import { siteSettings } from './calls/site.ts';
import * as f from './fields.ts';

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
  shell: v.object({ release: v.string(), baseUrl: v.string(), files: v.record(v.string(), v.string()) }),
  /** The HTTP status of the page: the shell shows its error page for 404 and 5xx (spec §2). */
  status: v.number(),
});
export type InitialData = v.InferOutput<typeof initialData>;

export const INITIAL_DATA_ID = 'tessera-initial';
/** The id of the JSON block that holds the remote registry of the contracts package. */
export const REGISTRY_ID = 'tessera-registry';
