import * as v from 'valibot';

/** Height and scroll offset of one shelf, in CSS pixels. */
const shelfPlace = v.object({ height: v.number(), left: v.number() });
const place = v.object({ y: v.number(), shelves: v.record(v.string(), shelfPlace) });

export type ShelfPlace = v.InferOutput<typeof shelfPlace>;

/** The player's scroll position on a page of the lobby. */
export interface Place {
  /** Scroll offset of the page, in CSS pixels. */
  y: number;
  /** Shelves by the key of their plan. */
  readonly shelves: Record<string, ShelfPlace>;
}

/** Field of the history entry's state; the router's own fields are beside it. */
const FIELD = 'lobbyPlace';

/** Reads a place from a history entry's state, after a reload or a return from another site. */
export function placeIn(state: unknown): Place | undefined {
  if (typeof state !== 'object' || state === null || !(FIELD in state)) return undefined;
  const parsed = v.safeParse(place, state[FIELD]);
  return parsed.success ? parsed.output : undefined;
}

/** Returns a history entry's state with a place added. */
export function withPlace(state: unknown, kept: Place): object {
  return { ...(state as object | null), [FIELD]: kept };
}
