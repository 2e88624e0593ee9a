/** What the page knows of the room around its tide. */
export interface RoomState {
  /** The tide's round that `caught` is of. */
  readonly tide: string | undefined;
  /** Creatures that somebody has greeted: they are no more to be met. */
  readonly caught: ReadonlySet<number>;
  /** The player's own cannon, while they have one. */
  readonly seat: number | null;
}
export const NO_ROOM: RoomState = { tide: undefined, caught: new Set(), seat: null };

const isEarlier = (tide: string, than: string | undefined): boolean =>
  than !== undefined && BigInt(tide) < BigInt(than);

/**
 * Creatures of a tide that have come to somebody. News may overtake each other: what is of an earlier tide changes
 * nothing, and who was greeted once stays so.
 */
export function withCaught(state: RoomState, tide: string, creatures: Iterable<number>): RoomState {
  if (isEarlier(tide, state.tide)) return state;
  const before = tide === state.tide ? state.caught : [];
  return { ...state, tide, caught: new Set([...before, ...creatures]) };
}

export const withSeat = (state: RoomState, seat: number | null): RoomState =>
  seat === state.seat ? state : { ...state, seat };
