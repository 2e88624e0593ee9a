import * as v from 'valibot';
import * as f from './fields.ts';

/** The things that several calls speak of (spec §3). */

/** When a game, provider or site is closed; both open-ended (spec §3 Maintenance interval). */
export const maintenance = v.object({ startAt: v.nullable(f.instant), endAt: v.nullable(f.instant) });

export const gameTag = v.picklist(['hot', 'new']);
export const openMode = v.picklist(['window', 'modal', 'page', 'redirect']);

/** What launches a game: the platform knows it by these four (spec §7 /member/game/play1, /demo/play). */
export const gameKey = v.object({
  gpId: f.id,
  house: f.shortText,
  gameType: f.shortText,
  gameCode: f.shortText,
});

export const game = v.object({
  ...gameKey.entries,
  id: f.id,
  /** The hall's game type (spec §3 Game hall ids for 2–9, open for others). */
  gtId: f.id,
  gameName: f.localisedName,
  gpName: f.shortText,
  icon: f.image,
  tag: v.nullable(gameTag),
  memberFavorite: f.flag,
  /** 1: can be played with demo credits. */
  demo: f.flag,
  mode: openMode,
  maintain: v.nullable(maintenance),
});

export const provider = v.object({
  gpId: f.id,
  house: f.shortText,
  name: f.shortText,
  /** The path of its mark. */
  iconLight: f.text,
  iconDark: f.text,
  gameCount: f.count,
  maintain: v.nullable(maintenance),
});

export const gameTypeGroup = v.object({
  gtId: f.id,
  gtName: f.localisedName,
  gtNameShort: f.shortText,
  gpList: v.array(provider),
});

export type Game = v.InferOutput<typeof game>;
export type GameKey = v.InferOutput<typeof gameKey>;
export type Provider = v.InferOutput<typeof provider>;
export type GameTypeGroup = v.InferOutput<typeof gameTypeGroup>;
export type GameTag = v.InferOutput<typeof gameTag>;
export type OpenMode = v.InferOutput<typeof openMode>;
export type Maintenance = v.InferOutput<typeof maintenance>;
