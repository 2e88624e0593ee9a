import * as v from 'valibot';

/** Messages of visits to identity providers, by the tabs' channel (spec §4 Cross-tab messages). */

const state = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

export const authorizationMessage = v.variant('type', [
  /** The provider's answer: the page that made the visit completes the login. */
  v.object({
    type: v.literal('authLogin'),
    state,
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)),
    iss: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  /** The provider confirmed nothing: the page that made the visit shows why. */
  v.object({ type: v.literal('authLoginClose'), state, code: v.pipe(v.string(), v.maxLength(100)) }),
  /** The page that made the visit has the answer: the window can close. */
  v.object({ type: v.literal('authLoginReceived'), state }),
]);
export type AuthorizationMessage = v.InferOutput<typeof authorizationMessage>;

/** The visit that this tab makes itself, because the browser has blocked the window. */
export const keptVisit = v.object({
  state,
  secret: v.pipe(v.string(), v.maxLength(128)),
  purpose: v.pipe(v.string(), v.maxLength(40)),
  /** Where it began: a path with query, without the locale's prefix. */
  path: v.pipe(v.string(), v.maxLength(2_000)),
});
