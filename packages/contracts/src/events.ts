import * as v from 'valibot';

/**
 * Events between shell and remotes. A fact is past (`game.opened`); a request asks (`…Requested`) and waits for the
 * remote that answers it. In one document delivery is typed and not parsed; messages of other windows are parsed by
 * these schemas.
 */

const text = v.pipe(v.string(), v.maxLength(500));
const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Enough of a game to launch it. */
export interface GameReference {
  /** The game's id. */
  id: number;
  /** The provider's id. */
  gpId: number;
  /** The hall's id. */
  gtId: number;
  /** The provider's code. */
  house: string;
  /** The provider's own kind of game. */
  gameType: string;
  /** The provider's own code of the game. */
  gameCode: string;
  /** In the page's language. */
  name: string;
  /** How the game asks to be opened; device and site settings come first (readings: "open mode"). */
  mode: 'window' | 'modal' | 'page' | 'redirect';
}

/** Checks a {@link GameReference}. */
export const gameReference: v.GenericSchema<GameReference> = v.object({
  id,
  gpId: id,
  gtId: id,
  house: text,
  gameType: text,
  gameCode: text,
  name: text,
  mode: v.picklist(['window', 'modal', 'page', 'redirect']),
});

/** The player's action that needed a login; it goes on after the login. */
export type Intent = { kind: 'navigate'; path: string } | { kind: 'launch'; game: GameReference };

/** Checks an {@link Intent}. */
export const intent: v.GenericSchema<Intent> = v.variant('kind', [
  v.object({ kind: v.literal('navigate'), path: text }),
  v.object({ kind: v.literal('launch'), game: gameReference }),
]);

/** The payload of each event, by its name. */
export interface EventPayloads {
  /** A member has logged in, registered, or was restored from a saved token. */
  'session.started': { memberId: number; restored: boolean };
  /** The session is over, and why. */
  'session.ended': { reason: 'logout' | 'expired' | 'elsewhere' | 'cleared' | 'channelLost' };
  /**
   * The session's balance has changed.
   * @deprecated Since 1.4: subscribe to `shell.session`.
   */
  'wallet.changed': Record<never, never>;
  /** A game was opened, for money or as a demo. */
  'game.opened': { gameId: number; demo: boolean };
  /** A game was closed. */
  'game.closed': { gameId: number };
  /** A member set or cleared a favourite, in any remote. */
  'favourite.changed': { gameId: number; favourite: boolean };
  /** Asks to log in, and to go on with `then` afterwards. */
  'auth.loginRequested': { then?: Intent | undefined };
  /** Asks to register, and to go on with `then` afterwards. */
  'auth.registerRequested': { then?: Intent | undefined };
  /** Asks to launch a game, for money or as a demo. */
  'game.launchRequested': { game: GameReference; demo: boolean };
}

/** The name of an event of the contract. */
export type EventName = keyof EventPayloads;
/** The payload of an event of the contract. */
export type EventPayload<Name extends EventName> = EventPayloads[Name];

/** The schema of each event's payload. */
export const EVENT_SCHEMAS: { readonly [Name in EventName]: v.GenericSchema<EventPayloads[Name]> } = {
  'session.started': v.object({ memberId: id, restored: v.boolean() }),
  'session.ended': v.object({
    reason: v.picklist(['logout', 'expired', 'elsewhere', 'cleared', 'channelLost']),
  }),
  'wallet.changed': v.object({}),
  'game.opened': v.object({ gameId: id, demo: v.boolean() }),
  'game.closed': v.object({ gameId: id }),
  'favourite.changed': v.object({ gameId: id, favourite: v.boolean() }),
  'auth.loginRequested': v.object({ then: v.optional(intent) }),
  'auth.registerRequested': v.object({ then: v.optional(intent) }),
  'game.launchRequested': v.object({ game: gameReference, demo: v.boolean() }),
};

/** Events that ask for something: kept until the remote that they wake listens. */
export type RequestName = Extract<EventName, `${string}Requested`>;

/** Whether the contract has an event of this name. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENT_SCHEMAS, name);
}

/** Whether an event asks for something, by its name. */
export function isRequest(name: EventName): name is RequestName {
  return name.endsWith('Requested');
}
