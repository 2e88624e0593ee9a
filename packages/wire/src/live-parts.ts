import * as v from 'valibot';

/**
 * What a page of this visitor would be made of now: `GET`, answered by the gateway itself with {@link LiveParts},
 * and never kept.
 */
export const LIVE_PARTS_PATH = '/internal/releases/live';

export const liveParts = v.object({
  /** Grows with each move of a release; 0 where nothing is live. */
  revision: v.number(),
  /** `shell` and the remotes → their releases. */
  parts: v.record(v.string(), v.string()),
});
export type LiveParts = Readonly<v.InferOutput<typeof liveParts>>;
