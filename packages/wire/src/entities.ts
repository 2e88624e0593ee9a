import * as v from 'valibot';
import * as f from './fields.ts';

/** Entities that several calls share (spec §3). */

/** When a game, provider or site is closed. `null` leaves that end open (spec §3 Maintenance interval). */
export const maintenance = v.object({ startAt: v.nullable(f.instant), endAt: v.nullable(f.instant) });

export const gameTag = v.picklist(['hot', 'new']);
export const openMode = v.picklist(['window', 'modal', 'page', 'redirect']);

/** The fields that name a game to launch (spec §7 /demo/play). */
export const gameKey = v.object({
  gpId: f.id,
  house: f.shortText,
  gameType: f.shortText,
  gameCode: f.shortText,
});

export const game = v.object({
  ...gameKey.entries,
  id: f.id,
  /** The same as `id`, by the name of the call that stores favourites (spec §3 Game). */
  gameId: v.optional(f.id),
  /** Game type of the hall (spec §3: hall ids 2–9 are fixed, others may be added). */
  gtId: f.id,
  gameName: f.localisedName,
  gpName: f.shortText,
  icon: f.image,
  tag: v.nullable(gameTag),
  memberFavorite: f.flag,
  /** 1: playable with demo credits. */
  demo: f.flag,
  mode: openMode,
  maintain: v.nullable(maintenance),
});

export const provider = v.object({
  gpId: f.id,
  house: f.shortText,
  name: f.shortText,
  /** Path of the logo for light backgrounds. */
  iconLight: f.text,
  iconDark: f.text,
  gameCount: f.count,
  maintain: v.nullable(maintenance),
  /** `game_type` and `game_code` of its most played game in this hall (spec §3 Game provider). */
  gameType: v.optional(f.shortText),
  gameCode: v.optional(f.shortText),
  /** The provider's name, by the specification's own field. */
  gameName: v.optional(f.localisedName),
  /** 1: its page needs a login (spec §5). */
  customized: v.optional(f.flag),
  /** 1: one of its games in this hall is the member's favourite. */
  memberFavorite: v.optional(f.flag),
  isFavorite: v.optional(f.flag),
  /** The hall's prefix and `gp_id`: `e_12`. */
  androidId: v.optional(f.shortText),
});

export const gameTypeGroup = v.object({
  gtId: f.id,
  gtName: f.localisedName,
  gtNameShort: f.shortText,
  /** The hall's icon by its name in the icon service, such as `tessera:slot` (spec §3 Game type). */
  gtIcon: v.optional(f.shortText),
  /** The icon while the hall is chosen. */
  gtIconActive: v.optional(f.shortText),
  gpList: v.array(provider),
});

export type Game = v.InferOutput<typeof game>;
export type GameKey = v.InferOutput<typeof gameKey>;
export type Provider = v.InferOutput<typeof provider>;
export type GameTypeGroup = v.InferOutput<typeof gameTypeGroup>;
export type GameTag = v.InferOutput<typeof gameTag>;
export type OpenMode = v.InferOutput<typeof openMode>;
export type Maintenance = v.InferOutput<typeof maintenance>;
