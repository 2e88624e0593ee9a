import * as v from 'valibot';

/**
 * Releases that a new page of this visitor would load: `GET`, answered by the gateway with {@link LiveParts}, never
 * cached.
 */
export const LIVE_PARTS_PATH = '/internal/releases/live';

export const liveParts = v.object({
  /** Increases whenever a live release changes; 0 before the first one. */
  revision: v.number(),
  /** `shell` or a remote → its release. */
  parts: v.record(v.string(), v.string()),
});
export type LiveParts = Readonly<v.InferOutput<typeof liveParts>>;
