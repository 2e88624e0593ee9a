import * as v from 'valibot';

/**
 * What shell and remotes tell each other. A fact is past (`game.opened`); a request asks (`…Requested`) and
 * waits for the remote that answers it. Within a document delivery is typed and free; what comes from another
 * window is parsed by these schemas.
 */

const text = v.pipe(v.string(), v.maxLength(500));
const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Enough of a game to launch it. */
export const gameReference = v.object({
  id,
  gpId: id,
  gtId: id,
  house: text,
  gameType: text,
  gameCode: text,
  name: text,
  /** How the game itself wants to be opened; device and site settings come first (readings: "open mode"). */
  mode: v.picklist(['window', 'modal', 'page', 'redirect']),
});
export type GameReference = v.InferOutput<typeof gameReference>;

/** What the player wanted to do when they were asked to log in first; done after the login. */
export const intent = v.variant('kind', [
  v.object({ kind: v.literal('navigate'), path: text }),
  v.object({ kind: v.literal('launch'), game: gameReference }),
]);
export type Intent = v.InferOutput<typeof intent>;

export const EVENT_SCHEMAS = {
  /** A member has logged in, registered, or was restored from a saved token. */
  'session.started': v.object({ memberId: id, restored: v.boolean() }),
  'session.ended': v.object({
    reason: v.picklist(['logout', 'expired', 'elsewhere', 'cleared', 'channelLost']),
  }),
  /** The session's balance is another now; read it from `shell.session`. */
  'wallet.changed': v.object({}),
  'game.opened': v.object({ gameId: id, demo: v.boolean() }),
  'game.closed': v.object({ gameId: id }),
  /** A member set or cleared a favourite, in whichever remote. */
  'favourite.changed': v.object({ gameId: id, favourite: v.boolean() }),

  'auth.loginRequested': v.object({ then: v.optional(intent) }),
  'auth.registerRequested': v.object({ then: v.optional(intent) }),
  'game.launchRequested': v.object({ game: gameReference, demo: v.boolean() }),
} as const;

export type EventName = keyof typeof EVENT_SCHEMAS;
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof EVENT_SCHEMAS)[Name]>;

/** Events that ask for something: kept until the remote that is woken by them listens. */
export type RequestName = Extract<EventName, `${string}Requested`>;

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENT_SCHEMAS, name);
}

export function isRequest(name: EventName): name is RequestName {
  return name.endsWith('Requested');
}
