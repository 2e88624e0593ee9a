import * as v from 'valibot';

/** How one shelf stood, in CSS pixels. */
const shelfPlace = v.object({ height: v.number(), left: v.number() });
const place = v.object({ y: v.number(), shelves: v.record(v.string(), shelfPlace) });

export type ShelfPlace = v.InferOutput<typeof shelfPlace>;

/** Where the player was on a page of the lobby. */
export interface Place {
  /** How far the page was scrolled. */
  y: number;
  /** By the key of their plan. */
  readonly shelves: Record<string, ShelfPlace>;
}

/** The name of our part in the state of a history entry; the router's own stands beside it. */
const FIELD = 'lobbyPlace';

/** Reads a place off the state of a history entry, as a reload or a step back from another site finds it. */
export function placeIn(state: unknown): Place | undefined {
  if (typeof state !== 'object' || state === null || !(FIELD in state)) return undefined;
  const parsed = v.safeParse(place, state[FIELD]);
  return parsed.success ? parsed.output : undefined;
}

/** The state of a history entry with a place in it. */
export function withPlace(state: unknown, kept: Place): object {
  return { ...(state as object | null), [FIELD]: kept };
}
