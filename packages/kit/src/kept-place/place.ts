import * as v from 'valibot';

/** Height and scroll offset of one box of a page, in CSS pixels. */
const boxPlace = v.object({ height: v.number(), left: v.number() });
/** A box in the window by its name, and its distance from the window's top. */
const anchor = v.object({ box: v.string(), top: v.number() });
const place = v.object({
  y: v.number(),
  anchor: v.optional(anchor),
  boxes: v.record(v.string(), boxPlace),
});

type BoxPlace = v.InferOutput<typeof boxPlace>;

/** The player's scroll position on a page. */
export interface Place {
  /** Scroll offset of the page, in CSS pixels. */
  y: number;
  /** The first named box in the window. What is above it may have another height on the way back. */
  anchor?: v.InferOutput<typeof anchor> | undefined;
  /** Boxes that have a place of their own, such as rows that scroll sideways, by names of the page's choice. */
  readonly boxes: Record<string, BoxPlace>;
}

/** Field of the history entry's state; the router's own fields are beside it. */
const FIELD = 'keptPlace';

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
